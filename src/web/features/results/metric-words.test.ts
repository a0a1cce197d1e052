import { expect, test } from "vitest";
import { sayRest, sumUp } from "./metric-words.ts";

const measure = (posts: number, live: number, removed: number) => ({
  posts,
  live,
  removed,
  survival: null,
  upvotes: null,
  comments: null,
});

test.each([
  [measure(12, 8, 2), "8 of 10 posts stayed up"],
  [measure(4, 4, 0), "All 4 posts stayed up"],
  [measure(3, 0, 3), "None of 3 posts stayed up"],
  [measure(1, 1, 0), "Your post stayed up"],
  [measure(5, 0, 1), "Your post was removed"],
  [measure(2, 0, 0), "2 posts are out"],
  [measure(1, 0, 0), "1 post is out"],
])("%o is summed up as %s", (total, sentence) => {
  expect(sumUp(total)).toBe(sentence);
});

test.each([
  [measure(12, 8, 2), 0, 0, "2 not checked yet"],
  [measure(10, 8, 2), 1314, 0, "1,314 visits to your site"],
  [measure(12, 8, 2), 1, 0, "2 not checked yet · 1 visit to your site"],
  [measure(12, 8, 2), 1, 5, "2 not checked yet · 5 from your history · 1 visit to your site"],
  [measure(10, 8, 2), 0, 0, null],
])("the rest of %o with %i visits and %i imported is %s", (total, visits, imported, rest) => {
  expect(sayRest(total, { visits, imported })).toBe(rest);
});
