import { beforeAll, describe, expect, inject, test } from "vitest";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { composePost } from "./compose-post.ts";
import { countFewest } from "./shapes/fill-shapes.ts";
import { isLikeSibling } from "./siblings.ts";
import { findInvented } from "./testing/find-invented.ts";
import { type SamplePost, writeSamplePosts } from "./testing/sample-briefs.ts";
import type { Answers, AnswerId } from "#engine/interview/interview.ts";
import { hashText } from "#engine/text/hash-text.ts";
import { SAMPLE_COMMUNITIES } from "./testing/sample-communities.ts";
import { SAMPLE_INTERVIEWS } from "./testing/sample-interviews.ts";
import { splitAnswer } from "#engine/interview/complete-sentence.ts";

/** Joints have a few words more or less than they are counted for. */
const SLACK = 6;

const POSTS = inject("isNightly") ? 6000 : 150;
/** For the large number. */
const TIMEOUT_MS = 900_000;

const name = ({ brief, post, seed }: SamplePost) => `${seed} ${brief.interview.kind} ${brief.community.name}: ${post.shape}`; // prettier-ignore

describe("whatever a founder answered", { timeout: TIMEOUT_MS }, () => {
  let posts: SamplePost[] = [];
  beforeAll(() => {
    posts = [...writeSamplePosts(POSTS)];
  }, TIMEOUT_MS);

  const failing = (isFaulty: (each: SamplePost) => boolean) => posts.filter(isFaulty).map(name);

  test("nothing is invented", () => {
    const invented = posts.flatMap((each) => findInvented(each).map((word) => `${name(each)}: ${word}`)); // prettier-ignore
    expect(invented).toEqual([]);
  });

  test("the same seed writes the same post", () => {
    const isOther = ({ brief, post, seed }: SamplePost) =>
      JSON.stringify(composePost(brief, seed)) !== JSON.stringify({ is: "post", post });
    expect(failing(isOther)).toEqual([]);
  });

  test("no blank is left", () => {
    expect(failing(({ post }) => countBlanks(post) > 0)).toEqual([]);
  });

  test("it is as long as posts and comments are", () => {
    const isOff = ({ brief, post }: SamplePost) => {
      const words = countWords(post.content.replaceAll(/https?:\/\/\S+/g, ""));
      const least = countFewest(brief.community.policy) - SLACK;
      const [fewest, most] = post.postType === "thread-comment" ? [38, 94] : [least, 224];
      return words < fewest || words > most;
    };
    expect(failing(isOff)).toEqual([]);
  });

  test("it passes the checks of its community, or says which it can't", () => {
    const isSilent = ({ brief, post }: SamplePost) => {
      const checks = checkDraft(readDraftAlone(post, brief.community.policy, post.postType));
      const isBroken = checks.some(
        ({ outcome, kind }) => outcome === "broken" && kind !== "stance",
      );
      return isBroken && post.unmet.length === 0;
    };
    expect(failing(isSilent)).toEqual([]);
  });

  test("it says whose it is", () => {
    const isSilent = ({ brief, post }: SamplePost) => {
      const { project, community } = brief;
      const { policy } = community;
      const input = toRiskInput({ draft: post, policy, postType: post.postType, project });
      return assessBanRisk(input).reasons.some(({ id }) => id === "no-disclosure");
    };
    expect(failing(isSilent)).toEqual([]);
  });

  test("no title comes twice, and at least three are offered for posts", () => {
    const isPoor = ({ brief, post }: SamplePost) =>
      new Set(post.titles).size < (post.postType === "thread-comment" ? 1 : 3) ||
      brief.siblings.some(({ title }) => title === post.title);
    expect(failing(isPoor)).toEqual([]);
  });

  test("title, opening and shape differ from those of the project's last posts", () => {
    const isLike = ({ brief, post }: SamplePost) => isLikeSibling(post, brief.siblings.slice(0, 6));
    expect(failing(isLike)).toEqual([]);
  });

  test("one question at most, and one link at most", () => {
    const isMore = ({ post }: SamplePost) =>
      (post.content.match(/\?(?=\s|$)/g)?.length ?? 0) > 1 ||
      (post.content.match(/https?:\/\//g)?.length ?? 0) > (post.linkPlace === "content" ? 1 : 0);
    expect(failing(isMore)).toEqual([]);
  });
});

/** From founders who said what it is and nothing else to those who said most of it. */
const KEPT_PERCENT = [0, 10, 25, 45];
const MOST_SENTENCES = 3;

test("whoever answers what is asked, in two or three sentences each, is not asked again", () => {
  const again: string[] = [];
  let asked = 0;
  for (const [at, { project, interview }] of SAMPLE_INTERVIEWS.entries()) {
    for (const [index, community] of SAMPLE_COMMUNITIES.entries()) {
      const seed = at * 100 + index;
      const percent = KEPT_PERCENT[seed % KEPT_PERCENT.length] ?? 0;
      const isKept = ([id]: [string, string]) => id === "what" || hashText(`${seed} ${id}`) % 100 < percent; // prettier-ignore
      const answers: Answers = Object.fromEntries(Object.entries(interview.answers).filter(isKept));
      const compose = (told: Answers) =>
        composePost({ project, interview: { ...interview, answers: told }, community, siblings: [] }, seed); // prettier-ignore
      const first = compose(answers);
      if (first.is !== "asks") continue;
      if (first.questions.length === 0)
        again.push(`${project.name} in r/${community.name}: nothing`);
      const said = first.questions.map((id): [AnswerId, string | undefined] => [id, shorten(interview.answers[id])]); // prettier-ignore
      if (said.some(([, text]) => text === undefined)) continue;
      asked += 1;
      const second = compose({ ...answers, ...Object.fromEntries(said) });
      if (second.is === "asks") again.push(`${project.name} in r/${community.name}: ${first.questions.join(" ")}, then ${second.questions.join(" ")}`); // prettier-ignore
    }
  }
  expect(again).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

function shorten(text: string | undefined): string | undefined {
  return text && splitAnswer(text).slice(0, MOST_SENTENCES).join(" ");
}

/** As people answer on a phone. */
const TERSE: Answers = {
  forWhom: "people like me",
  why: "I needed it",
  scene: "lost a whole sunday to it",
  before: "a paper list",
  unusual: "no account, one button",
  stackOrMaterial: "oak, brass",
  formula: "2 cups rye",
  premise: "a widow, a kiln, one winter",
  howItPlays: "you move, it moves",
  numbers: "40 so far",
  price: "free",
  platform: "online",
  limits: "no sync yet",
  surprise: "old people like it",
  userSaid: 'a neighbour said "fine"',
  mistake: "started too big",
  teach: "measure twice",
  askReaders: "what do you use now?",
  askPeers: "how did you price yours?",
  theAsk: "two more drivers",
  oneJob: "one van, two days",
  episode: "number 7, the well digger",
  sample: "it was cold.",
  who: "two neighbours",
};

test(
  "whoever answers in four words is asked for nothing twice, and gets an end of it",
  { timeout: TIMEOUT_MS },
  () => {
    const again: string[] = [];
    // Every project in some communities, and every community with some projects; all of them by night.
    const isLeft = (pair: number) => !inject("isNightly") && pair % 4 !== 0;
    for (const [at, { project, interview }] of SAMPLE_INTERVIEWS.entries()) {
      for (const [index, community] of SAMPLE_COMMUNITIES.entries()) {
        if (isLeft(at + index)) continue;
        const answers: Answers = { what: interview.answers.what ?? "" };
        const asked = new Set<AnswerId>();
        for (let round = 0; round < Object.keys(TERSE).length; round += 1) {
          const told = { ...answers };
          const made = composePost({ project, interview: { ...interview, answers: told }, community, siblings: [] }, at + index); // prettier-ignore
          if (made.is !== "asks") break;
          const twice = made.questions.filter((id) => asked.has(id));
          if (twice.length > 0) again.push(`${project.name} in r/${community.name}: ${twice.join(" ")} of ${asked.size}`); // prettier-ignore
          for (const id of made.questions) {
            asked.add(id);
            answers[id] = TERSE[id] ?? "yes";
          }
        }
      }
    }
    expect(again).toEqual([]);
  },
);

test("nobody is asked for more than five answers at once", () => {
  const most = SAMPLE_INTERVIEWS.flatMap(({ project, interview }) =>
    SAMPLE_COMMUNITIES.map((community) => {
      const composition = composePost({ project, interview: { ...interview, answers: {} }, community, siblings: [] }, 1); // prettier-ignore
      return composition.is === "asks" ? composition.questions.length : 0;
    }),
  );
  expect(Math.max(...most)).toBeLessThanOrEqual(5);
});
