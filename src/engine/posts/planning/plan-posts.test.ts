import { describe, expect, test } from "vitest";
import { composePost, writeOrLeave } from "../compose-post.ts";
import {
  countAfterAnswers,
  listOptions,
  listUntried,
  planPosts,
  type PlanRequest,
} from "./plan-posts.ts";
import { isLikeSibling } from "../siblings.ts";
import { SAMPLE_COMMUNITIES } from "../testing/sample-communities.ts";
import { SAMPLE_INTERVIEWS } from "../testing/sample-interviews.ts";

/** Of each sample, every second answer and what it is: communities then compete for what was told. */
const REQUESTS = SAMPLE_INTERVIEWS.slice(0, 6).map(({ project, interview }, index): PlanRequest => {
  const kept = Object.entries(interview.answers).filter(
    ([id], at) => id === "what" || at % 2 === 0,
  );
  return {
    projectId: `project ${index}`,
    project,
    interview: { ...interview, answers: Object.fromEntries(kept) },
    communities: SAMPLE_COMMUNITIES.slice(0, 8).map((community, at) => ({
      id: `c${at}`,
      community,
    })),
    siblings: [],
    postsSoFar: 0,
    most: Infinity,
  };
});

const idsOf = (planned: { id: string }[]) => planned.map(({ id }) => id);

describe.each(REQUESTS)("posts planned together: $project.name", (request) => {
  const planned = planPosts(request);

  test("are unlike each other", () => {
    const alike = planned.filter(({ post }, at) =>
      isLikeSibling(
        post,
        planned.slice(0, at).map((each) => each.post),
      ),
    );
    expect(idsOf(alike)).toEqual([]);
  });

  test("are the same however many of them are written first", () => {
    for (const count of [1, 2]) {
      const written = planned.slice(0, count);
      const rest = planPosts({
        ...request,
        communities: request.communities.filter(({ id }) => !idsOf(written).includes(id)),
        siblings: written.map(({ post }) => post).toReversed(),
        postsSoFar: written.length,
      });
      expect(rest).toEqual(planned.slice(count));
    }
  });

  test("are the first of them where fewer are wanted, and what comes behind them is untried", () => {
    const few = { ...request, most: 1 };
    expect(planPosts(few)).toEqual(planned.slice(0, 1));
    expect(listUntried(few, planPosts(few)).toSorted()).toEqual(
      idsOf(request.communities)
        .slice(idsOf(request.communities).indexOf(planned[0]?.id ?? "") + 1)
        .toSorted(),
    );
    expect(listUntried(request, planned)).toEqual([]);
  });

  test("are all possible by themselves, and the first is written as if it were alone", () => {
    const options = listOptions(request).filter(({ composition }) => composition.is === "post");
    expect(idsOf(options)).toEqual(expect.arrayContaining(idsOf(planned)));
    const [first] = options;
    const alone =
      first?.composition.is === "post" ? [{ id: first.id, post: first.composition.post }] : [];
    expect(planned.slice(0, 1)).toMatchObject(alone);
    for (const { postTypes, composition } of options) {
      expect(postTypes).toContain(composition.is === "post" ? composition.post.postType : null);
    }
  });

  test("are some once the questions of the community that asks the least are answered", () => {
    const { what = "" } = request.interview.answers;
    const bare = { ...request, interview: { ...request.interview, answers: { what } } };
    expect(planPosts(bare)).toEqual([]);
    const asked = listOptions(bare).flatMap(({ id, composition }) =>
      composition.is === "asks" ? [{ id, questions: composition.questions }] : [],
    );
    const [least] = asked.toSorted((a, b) => a.questions.length - b.questions.length);
    expect(least && countAfterAnswers(bare, least)).toBeGreaterThanOrEqual(1);
  });
});

test("a post is the same whether or not somebody wants to know what is missing otherwise", () => {
  for (const request of REQUESTS) {
    for (const { community } of request.communities) {
      const brief = { ...request, community };
      const composition = composePost(brief, 7);
      expect(writeOrLeave(brief, 7)).toEqual(composition.is === "post" ? composition.post : null);
    }
  }
});
