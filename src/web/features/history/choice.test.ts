import { expect, test } from "vitest";
import type { ExportedItem, ReadExport } from "#engine/history/read-export.ts";
import {
  arrange,
  countCommunities,
  filterItems,
  groupItems,
  listOmissions,
  listTicked,
  outcomeOf,
  setOutcome,
  startChoice,
  tick,
  wordCounts,
} from "./choice.ts";
import { addBrought, packBatches } from "./use-history.ts";

function item(identity: string, changes: Partial<ExportedItem> = {}): ExportedItem {
  return {
    kind: "posts",
    identity,
    permalink: `https://www.reddit.com/r/SaaS/comments/${identity}/x/`,
    at: new Date("2026-10-01T08:00:00Z"),
    community: "SaaS",
    title: `Title ${identity}`,
    content: "Words.",
    isAboutProject: false,
    mark: null,
    ...changes,
  };
}

const read = (items: ExportedItem[], changes: Partial<ReadExport> = {}): ReadExport => ({
  items,
  unreadable: 0,
  onProfile: 0,
  tooOld: 0,
  isCut: false,
  ...changes,
});
const ids = (items: readonly ExportedItem[]) => items.map(({ identity }) => identity);

test("ticks what names the project, and takes a removal from the file", () => {
  const posts = [item("a", { isAboutProject: true }), item("b", { mark: "removed" }), item("c")];
  const comments = [item("a/c", { kind: "comments", isAboutProject: true })];
  const choice = startChoice({ posts: read(posts), comments: read(comments) });
  expect([...choice.ticked]).toEqual(["a", "a/c"]);
  expect(posts.map((post) => outcomeOf(choice, post))).toEqual(["unknown", "removed", "unknown"]);
  const all = tick(choice, posts, true);
  expect(ids(listTicked(all, posts))).toEqual(["a", "b", "c"]);
  expect(ids(listTicked(tick(all, posts.slice(1), false), posts))).toEqual(["a"]);
  const kept = setOutcome(choice, posts, "live");
  expect(posts.map((post) => outcomeOf(kept, post))).toEqual(["live", "live", "live"]);
});

test("puts the community with the newest first, and the newest first in each", () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const items = [
    item("old", { at: at(1) }),
    item("other", { at: at(9), community: "startups" }),
    item("new", { at: at(10), community: "saas" }),
  ];
  const arranged = arrange(items);
  expect(ids(arranged)).toEqual(["new", "old", "other"]);
  expect(groupItems(arranged).map((group) => [group.community, group.items.length])).toEqual([
    ["saas", 2],
    ["startups", 1],
  ]);
  expect(countCommunities(items)).toEqual([
    { community: "SaaS", count: 2 },
    { community: "startups", count: 1 },
  ]);
});

test.each([
  ["words of a title", { text: "TITLE a", community: null }, ["a"]],
  ["words of a text", { text: " ropes ", community: null }, ["b"]],
  ["a community", { text: "", community: "startups" }, ["c"]],
  ["both", { text: "title", community: "STARTUPS" }, ["c"]],
  ["nothing that fits", { text: "xyz", community: null }, []],
])("finds by %s", (_case, filter, expected) => {
  const items = [
    item("a"),
    item("b", { content: "On ropes" }),
    item("c", { community: "startups" }),
  ];
  expect(ids(filterItems(items, filter))).toEqual(expected);
});

test("says what is not in the list", () => {
  const found = {
    posts: read([], { unreadable: 1, isCut: true }),
    comments: read([], { tooOld: 1200, onProfile: 2 }),
  };
  expect(listOmissions(found)).toEqual([
    "1,200 comments from before the last 90 days are not listed.",
    "2 entries on your own profile are not listed.",
    "1 row couldn't be read: no date, or no Reddit address.",
    "We can't list them all, so we left out the rest.",
  ]);
  expect(listOmissions({ posts: null, comments: read([]) })).toEqual([
    "No posts.csv, so no posts.",
  ]);
});

test.each([
  [{ posts: 14, comments: 0 }, "14 posts"],
  [{ posts: 1, comments: 2300 }, "1 post and 2,300 comments"],
  [{ posts: 0, comments: 1 }, "1 comment"],
  [{ posts: 0, comments: 0 }, "nothing"],
])("%o are called %s", (counts, words) => {
  expect(wordCounts(counts)).toBe(words);
});

test("sends of a post its words, of a comment none, and of neither where it was sent from", () => {
  const post = { ...item("a"), ip: "203.0.113.9" };
  const comment = item("a/c", { kind: "comments", title: "Private words", isAboutProject: true });
  const choice = setOutcome(startChoice({ posts: read([post]), comments: null }), [post], "live");
  const batches = packBatches([post, comment], choice);
  expect(batches).toEqual([
    {
      posts: [
        {
          permalink: post.permalink,
          subredditId: "SaaS",
          postedAt: "2026-10-01T08:00:00.000Z",
          title: "Title a",
          content: "Words.",
          outcome: "live",
        },
      ],
      comments: [
        {
          permalink: comment.permalink,
          subredditId: "SaaS",
          writtenAt: "2026-10-01T08:00:00.000Z",
          isPromotional: true,
        },
      ],
    },
  ]);
  expect(JSON.stringify(batches)).not.toMatch(/203\.0\.113|Private/);
});

test.each([
  ["many short ones", 1001, 10, [500, 500, 1]],
  ["few long ones", 60, 40_000, [26, 26, 8]],
  ["none", 0, 10, []],
])("packs %s into parts that the server takes", (_case, length, letters, expected) => {
  const items = Array.from({ length }, (_, index) =>
    item(String(index), { content: "x".repeat(letters) }),
  );
  const batches = packBatches(items, startChoice({ posts: null, comments: null }));
  expect(batches.map(({ posts }) => posts.length)).toEqual(expected);
});

test("adds up what several parts brought", () => {
  const one = {
    brought: { posts: 1, comments: 2 },
    known: { posts: 3, comments: 4 },
    leftOut: [{ subredditId: "x", posts: 1, comments: 0 }],
  };
  const other = { ...one, leftOut: [...one.leftOut, { subredditId: "y", posts: 0, comments: 5 }] };
  expect(addBrought(one, other)).toEqual({
    brought: { posts: 2, comments: 4 },
    known: { posts: 6, comments: 8 },
    leftOut: [
      { subredditId: "x", posts: 2, comments: 0 },
      { subredditId: "y", posts: 0, comments: 5 },
    ],
  });
});
