import { describe, expect, it } from "vitest";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { findHolds, HOLD_DAYS, type HeldPost, nameGoOn, wordHold } from "./holds.ts";

const NOW = new Date("2026-11-19T12:00:00Z");
const ADVERT =
  "I run a workshop in Lisbon where I clean and adjust mechanical film cameras from the fifties until the eighties. You send it by mail and I write you the price.";
const LESSON =
  "Test the slow speeds first. Foam is no repair but twenty minutes and a toothpick, and nobody should ever spray oil into a shutter.";

const make = (changes: Partial<HeldPost>): HeldPost => ({
  id: "planned",
  projectId: "p1",
  subredditId: "analogrepair",
  fullName: "r/AnalogRepair",
  postType: "showcase",
  title: "A camera workshop",
  content: ADVERT,
  isPosted: false,
  isRemoved: false,
  postedAt: null,
  rulesRead: [],
  ...changes,
});
const removed = (changes: Partial<HeldPost> = {}) =>
  make({
    id: "removed",
    subredditId: "leica",
    fullName: "r/Leica",
    isPosted: true,
    isRemoved: true,
    postedAt: new Date(NOW.getTime() - DAY_MS),
    ...changes,
  });
const find = (planned: HeldPost, made: HeldPost) =>
  findHolds([planned, made], NOW).get("planned") ?? null;

describe("a post that was removed holds", () => {
  it.each<[string, HeldPost, HeldPost, boolean | null]>([
    ["what is planned there", make({ subredditId: "leica", content: LESSON }), removed(), true],
    ["what says the same elsewhere", make({}), removed(), false],
    [
      "nothing that says something else elsewhere",
      make({ content: LESSON, title: "Slow speeds" }),
      removed(),
      null,
    ],
    ["nothing of another project", make({ projectId: "p2" }), removed(), null],
    ["nothing while it is up", make({}), removed({ isRemoved: false }), null],
    [
      "nothing for ever",
      make({}),
      removed({ postedAt: new Date(NOW.getTime() - HOLD_DAYS * DAY_MS) }),
      null,
    ],
    [
      "no comment for the promotion thread",
      make({ subredditId: "leica", postType: "thread-comment" }),
      removed(),
      null,
    ],
    [
      "such a comment where one was removed",
      make({ subredditId: "leica", postType: "thread-comment" }),
      removed({ postType: "thread-comment" }),
      true,
    ],
    ["nothing whose author goes on", make({ rulesRead: [nameGoOn("removed")] }), removed(), null],
  ])("%s", (_name, planned, made, isSamePlace) => {
    expect(find(planned, made)?.isSamePlace ?? null).toBe(isSamePlace);
  });

  it("says on the card what it waits for", () => {
    const hold = { removedId: "a", fullName: "r/Leica" };
    expect(wordHold({ ...hold, isSamePlace: true })).toBe(
      "Your last post in r/Leica was removed. Wait for its moderators' answer.",
    );
    expect(wordHold({ ...hold, isSamePlace: false })).toBe(
      "Much of this was in your post that was removed in r/Leica. Wait for an answer first.",
    );
  });
});
