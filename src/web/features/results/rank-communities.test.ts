import { expect, test } from "vitest";
import { rankCommunities } from "./rank-communities.ts";

const community = (subredditId: string, posts: number, value: number) => ({
  subredditId,
  fullName: `r/${subredditId}`,
  posts,
  live: 0,
  removed: 0,
  survival: null,
  upvotes: { value, posts, low: null, high: null },
  comments: null,
});

test("one lucky post does not lead the list", () => {
  const communities = [
    community("lucky", 1, 900),
    community("weak", 8, 4),
    community("strong", 6, 40),
    community("tried", 3, 0),
  ];
  const order = (metric: "upvotes" | "survival") =>
    rankCommunities(communities, metric).map(({ subredditId }) => subredditId);
  expect(order("upvotes")).toEqual(["strong", "weak", "tried", "lucky"]);
  expect(order("survival")).toEqual(["weak", "strong", "tried", "lucky"]);
});
