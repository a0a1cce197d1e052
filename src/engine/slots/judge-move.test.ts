import { expect, test } from "vitest";
import type { PostType } from "#engine/drafts/draft.ts";
import { listConcerns } from "./judge-move.ts";

/** A Thursday. */
const AT = new Date("2026-11-19T14:00:00Z");
const hoursFrom = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);

const own = (isPromotional: boolean, postType: PostType = "story") => ({
  id: "moved",
  at: hoursFrom(-48),
  isPromotional,
  postType,
});
const other = (id: string, hours: number | null) => ({
  id,
  at: hours === null ? null : hoursFrom(hours),
  isPromotional: true,
  postType: "story" as const,
});

const DAY =
  "r/SideProject takes promotion on Saturdays only, and that's a Thursday (days are counted in UTC).";
const NEAR = (gap: string) =>
  `You have another post ${gap} away: leave at least 4 hours between posts.`;
const MANY = "You have 2 other posts on that day: more than 2 look like a campaign.";

test.each([
  ["nothing where nothing is near", {}, []],
  ["the community's day", { codes: { "promotion-on-day": "saturday" as const } }, [DAY]],
  ["nothing on that day", { codes: { "promotion-on-day": "thursday" as const } }, []],
  [
    "no day for a post that promotes nothing",
    { codes: { "promotion-on-day": "saturday" as const }, posts: [own(false)] },
    [],
  ],
  [
    "no day for a comment in a promotion thread",
    { codes: { "promotion-on-day": "saturday" as const }, posts: [own(true, "thread-comment")] },
    [],
  ],
  ["no day where it is not known which", { codes: { "promotion-on-day": true as const } }, []],
  ["a post two hours before", { posts: [own(true), other("a", -2)] }, [NEAR("2 hours")]],
  ["the nearer of two", { posts: [other("a", -3), other("b", 1)] }, [NEAR("1 hour"), MANY]],
  ["one at the same time", { posts: [other("a", 0)] }, [NEAR("less than an hour")]],
  ["nothing four hours away", { posts: [other("a", 4), other("b", null)] }, []],
  ["a third post that day", { posts: [other("a", -5), other("b", 6)] }, [MANY]],
  [
    "days by the user's own calendar",
    { posts: [other("a", -5), other("b", 6)], timezone: "Asia/Tokyo" },
    [],
  ],
])("it names %s", (_case, changes, expected) => {
  const move = { codes: null, posts: [own(true)], timezone: "UTC", ...changes };
  expect(listConcerns({ postId: "moved", at: AT, fullName: "r/SideProject", ...move })).toEqual(
    expected,
  );
});
