import { expect, test } from "vitest";
import { makeDraft, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { readHistory, toRiskInput } from "./risk-input.ts";

const draft = makeDraft({});
const policy = makePolicy();
const nothingKnown = {
  draft,
  policy,
  author: { karma: null, accountAgeDays: null },
  posts: [],
  comments: [],
  promoter: { kinds: [], projectId: null },
  postId: null,
  at: null,
  timezone: "UTC",
  now: new Date(0),
  projectName: null,
  projectUrl: null,
};

test("what nobody says is not known", () => {
  expect(toRiskInput({ draft, policy })).toEqual(nothingKnown);
  expect(toRiskInput({ draft, policy, project: null })).toEqual(nothingKnown);
});

test("what is known takes the place of that, and no more of a project than its name and address", () => {
  const at = new Date("2026-11-17T10:00:00Z");
  const project = { name: "Ledgerly", url: null, id: "p" };
  const author = { karma: 12, accountAgeDays: 30 };
  expect(toRiskInput({ draft, policy, postType: "story", author, at, project })).toEqual({
    ...nothingKnown,
    postType: "story",
    author,
    at,
    projectName: "Ledgerly",
  });
});

test("posts stay the same objects, because each is read only once", () => {
  const posts = readHistory({
    author: nothingKnown.author,
    posts: [
      {
        id: "a",
        subredditId: "saas",
        title: "Late invoices",
        content: "",
        at: "2026-11-17T10:00:00.000Z",
        isPosted: true,
        isPromotional: false,
        postType: "story",
      },
    ],
    comments: [],
  }).posts;
  expect(posts[0]?.at).toEqual(new Date("2026-11-17T10:00:00Z"));
  expect(toRiskInput({ draft, policy, posts }).posts).toBe(posts);
});

test("a history has its times as dates, and none where a post has none", () => {
  const at = "2026-11-17T10:00:00.000Z";
  const post = { id: "a", subredditId: "saas", title: "", content: "", isPosted: false };
  const { author, posts, comments } = readHistory({
    author: { karma: 1, accountAgeDays: 2 },
    posts: [{ ...post, at: null, isPromotional: true, postType: null }],
    comments: [{ subredditId: "saas", at, isPromotional: true }],
  });
  expect(author).toEqual({ karma: 1, accountAgeDays: 2 });
  expect(posts[0]?.at).toBeNull();
  expect(comments).toEqual([{ subredditId: "saas", at: new Date(at), isPromotional: true }]);
});
