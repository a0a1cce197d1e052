import { describe, expect, test } from "vitest";
import { type RawEntry, toFeedEntry } from "./feed-entry.ts";

const NOW = new Date("2026-11-15T12:00:00Z");

const raw = (changes: Partial<RawEntry> = {}): RawEntry => ({
  id: "t3_1abc9z",
  link: "https://www.reddit.com/r/Sourdough/comments/1abc9z/why_is_my_loaf_flat/",
  community: "Sourdough",
  title: "Why is my loaf flat?",
  text: "It spreads in the oven.",
  published: "2026-11-15T09:30:00+00:00",
  updated: "2026-11-15T10:00:00+00:00",
  ...changes,
});

test("a post of a community is kept with its time and its address", () => {
  expect(toFeedEntry(raw(), NOW)).toEqual({
    id: "1abc9z",
    permalink: "https://www.reddit.com/r/Sourdough/comments/1abc9z/why_is_my_loaf_flat/",
    community: "Sourdough",
    title: "Why is my loaf flat?",
    text: "It spreads in the oven.",
    at: new Date("2026-11-15T09:30:00Z"),
  });
});

describe("what is no post of a community is left out", () => {
  test.each<[string, Partial<RawEntry>]>([
    ["a comment", { id: "t1_kx9" }],
    ["no id", { id: "" }],
    ["an id with a path in it", { id: "t3_../x" }],
    ["no address", { link: "" }],
    ["an address elsewhere", { link: "https://example.com/r/Sourdough/comments/1abc9z/" }],
    ["the address of another post", { link: "https://www.reddit.com/r/Sourdough/comments/zzz/" }],
    [
      "an address in another community",
      { link: "https://www.reddit.com/r/Bread/comments/1abc9z/" },
    ],
    ["a script for an address", { link: "javascript:alert(1)" }],
    ["no community", { community: "" }],
    ["the profile of somebody", { community: "u_somebody-else" }],
    ["no title", { title: " \u200e " }],
    ["no time", { published: "", updated: "" }],
    ["times that are none", { published: "yesterday", updated: "2026-13-45T99:00:00Z" }],
    ["a day without an hour", { published: "2026-11-15", updated: "" }],
    ["a time to come", { published: "2031-01-01T00:00:00Z", updated: "2031-01-01T00:00:00Z" }],
    ["a time before Reddit", { published: "1970-01-01T00:00:00Z", updated: "" }],
  ])("%s", (_, changes) => expect(toFeedEntry(raw(changes), NOW)).toBeNull());
});

test("a wrong time of publishing gives way to that of the last change", () => {
  const entry = toFeedEntry(raw({ published: "soon" }), NOW);
  expect(entry?.at).toEqual(new Date("2026-11-15T10:00:00Z"));
});

test("a clock that is a little ahead is no wrong time", () => {
  expect(toFeedEntry(raw({ published: "2026-11-15T12:05:00Z" }), NOW)?.at).toBeInstanceOf(Date);
});

test("names and addresses are dropped, paragraphs stay", () => {
  const text =
    "u/some_body said so,\nsee https://example.com/a?b=c here.\n\n \n\n\nWhat now?\u202e";
  expect(toFeedEntry(raw({ text, title: "Thanks /u/other-one!" }), NOW)).toMatchObject({
    title: "Thanks someone!",
    text: "someone said so,\nsee here.\n\nWhat now?",
  });
});

test("a text of any length is cut where a word ends", () => {
  const text = toFeedEntry(raw({ text: "flour water salt ".repeat(5000) }), NOW)?.text ?? "";
  expect(text.length).toBeLessThanOrEqual(4000);
  expect(text).toMatch(/(?:flour|water|salt)$/);
});
