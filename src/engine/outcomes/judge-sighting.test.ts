import { describe, expect, test } from "vitest";
import type { Observer, Sighting } from "./look.ts";
import { findInListing, judgeSighting, takesPlace } from "./judge-sighting.ts";

const postedAt = new Date("2026-11-15T12:00:00Z");
const after = (minutes: number) => new Date(postedAt.getTime() + minutes * 60_000);

describe("what Reddit tells means", () => {
  test.each<[string | null, boolean | null, Sighting]>([
    [null, true, "live"],
    [null, null, "live"],
    [null, false, "not-listed"],
    ["moderator", null, "removed-by-moderators"],
    ["automod_filtered", null, "removed-by-moderators"],
    ["reddit", null, "removed-by-reddit"],
    ["anti_evil_ops", null, "removed-by-reddit"],
    ["community_ops", null, "removed-by-reddit"],
    ["content_takedown", null, "removed-by-reddit"],
    ["copyright_takedown", null, "removed-by-reddit"],
    ["deleted", null, "deleted-by-author"],
    ["author", null, "deleted-by-author"],
    ["a_word_of_next_year", null, "unclear"],
    ["constructor", null, "unclear"],
  ])("%s, listed: %s → %s", (removedBy, isListed, sighting) => {
    expect(judgeSighting({ removedBy, isListed })).toBe(sighting);
  });
});

describe("what Foothold saw", () => {
  const known = (sighting: Sighting, by: Observer, minutes: number) => [
    { stage: "15-minutes" as const, sighting, by, checkedAt: after(minutes) },
  ];
  test.each<[string, Sighting, ReturnType<typeof known>, boolean]>([
    ["counts where nobody looked", "live", [], true],
    ["does not count while it is doubt", "unclear", [], false],
    ["never puts doubt over what a user saw", "unclear", known("live", "user", 20), false],
    ["leaves alone what a user saw in time", "live", known("not-listed", "user", 20), false],
    ["helps a user who could not tell", "live", known("unclear", "user", 20), true],
    ["is newer than an early look", "removed-by-reddit", known("live", "user", 2), true],
    ["renews what it saw at another address", "live", known("not-listed", "reddit", 20), true],
  ])("%s", (_case, sighting, looks, isTaken) => {
    expect(takesPlace({ stage: "15-minutes", sighting }, looks, postedAt)).toBe(isTaken);
  });
});

describe("in a community's new list", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 12, minute));
  const post = { id: "t3_b", createdAt: at(20) };
  test.each([
    ["it is there", [{ id: "t3_c", createdAt: at(30) }, post], true],
    [
      "others before and after it are there",
      [
        { id: "t3_c", createdAt: at(30) },
        { id: "t3_a", createdAt: at(10) },
      ],
      false,
    ],
    ["the list ends before it", [{ id: "t3_c", createdAt: at(30) }], null],
    ["the list is empty", [], null],
  ])("%s", (_case, listing, isListed) => {
    expect(findInListing(post, listing)).toBe(isListed);
  });
});
