import { expect, test } from "vitest";
import type { Competitor, CompetitorMention } from "#contract/competitor.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { placeMentions, wordBestPost } from "./place-mentions.ts";

const mention = (fullName: string, upvotes: number | null) =>
  ({ fullName, upvotes }) as CompetitorMention;
const rival = (name: string, mentions: CompetitorMention[]) => ({ name, mentions }) as Competitor;
const post = (fullName: string, isPosted = true) =>
  ({ isPosted, postedAt: "2026-11-01T00:00:00Z", subreddit: { fullName } }) as GeneratedPost;

const RIVALS = [
  rival("Pathpad", [mention("r/hiking", 3), mention("r/SaaS", null)]),
  rival("Trailbook", [mention("r/Hiking", 40)]),
];

test("each community once, whatever its capitals, with whose posts and the best first", () => {
  const rows = placeMentions(RIVALS, []);
  expect(
    rows.map(({ fullName, theirs }) => [fullName, theirs.map(({ name, place }) => [name, place])]),
  ).toEqual([
    [
      "r/hiking",
      [
        ["Trailbook", 1],
        ["Pathpad", 0],
      ],
    ],
    ["r/SaaS", [["Pathpad", 0]]],
  ]);
  expect(rows.map(({ theirs }) => wordBestPost(theirs))).toEqual(["best 40 upvotes", ""]);
});

test("one's own posts stand beside theirs, those that were made, and only where they post", () => {
  const rows = placeMentions(RIVALS, [
    post("r/Hiking"),
    post("r/hiking", false),
    post("r/climbing"),
  ]);
  expect(rows.map(({ yours }) => yours.length)).toEqual([1, 0]);
});

test("nobody was seen anywhere", () => {
  expect(placeMentions([rival("Pathpad", [])], [post("r/SaaS")])).toEqual([]);
});
