import { describe, expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { composeNotes, type PostingNote } from "./compose-notes.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";
import { makeFacts, makeRules } from "./testing/make-facts.ts";

function noteOf(kind: PostingNote["kind"], known: Partial<SubredditFacts>): string | undefined {
  return composeNotes(makeFacts(known)).find((note) => note.kind === kind)?.text;
}

test("with nothing known there is one note: read the rules", () => {
  expect(composeNotes(makeFacts())).toEqual([
    {
      kind: "promotion",
      text: "We do not know this community's rules. Read them on Reddit before you post about your project.",
    },
  ]);
});

describe("the note on promotion", () => {
  const held = "Rules read March 2023: check that they still hold.";
  test.each<[string, RuleCodes, string]>([
    [
      "a ban",
      { "no-self-promotion": true },
      "Self-promotion is banned. Take part as a member, without presenting or linking your project.",
    ],
    [
      "a ban on apps and sites",
      { "no-apps-or-sites": true },
      "Presenting your own app or site is banned. Take part as a member, without presenting or linking your project.",
    ],
    [
      "a ban, and moderators who approve",
      { "no-self-promotion": true, "ask-moderators-first": true },
      "Self-promotion is banned, and some posts need the moderators' approval: write to them before you mention your project.",
    ],
    [
      "a ban with a thread",
      { "no-self-promotion": true, "promotion-in-thread-only": true },
      "Self-promotion is banned, except in the thread meant for it. Look for it among the pinned posts.",
    ],
    [
      "a day and gates",
      { "promotion-on-day": "saturday", "min-karma": 1500, "min-account-age-days": 30 },
      "Promotion is allowed only on Saturdays. You need 1,500 karma and an account at least 30 days old.",
    ],
    [
      "limits",
      { "promotion-limited": true },
      "Promotion is allowed only within the limits that its rules state.",
    ],
    [
      "moderators first",
      { "ask-moderators-first": true },
      "Some posts need the moderators' approval: ask them before you present your project.",
    ],
    [
      "nothing on promotion",
      { "be-respectful": true },
      "No known rule mentions promotion, which does not make it welcome. If your project fits, say that it is yours, and post about it at most once in 14 days.",
    ],
    ["no code at all", {}, "We could not interpret the rules it lists: read them."],
  ])("%s", (_, codes, stance) => {
    expect(noteOf("promotion", { rules: makeRules(codes) })).toBe(`${stance} ${held}`);
  });

  test("names a flair made for it, but not under a ban", () => {
    const flairs = [{ text: ":rocket: Self Promo 🚀", posts: 4 }];
    const hint = "Posts with the flair 'Self Promo' were seen.";
    expect(noteOf("promotion", { flairs })).toContain(hint);
    const banned = makeRules({ "no-self-promotion": true });
    expect(noteOf("promotion", { flairs, rules: banned })).not.toContain(hint);
  });
});

describe("the note on what works", () => {
  const texts = [
    { type: "image", posts: 8 },
    { type: "text", posts: 42 },
  ] as const;
  const mixed = [
    { type: "image", posts: 24 },
    { type: "text", posts: 26 },
  ] as const;
  const frontPage = { medianScore: 5, medianComments: 2, posts: 50 };
  test.each<[string, Partial<SubredditFacts>, string | undefined]>([
    ["nothing seen", {}, undefined],
    ["too few seen", { postTypes: [{ type: "text", posts: 12 }] }, undefined],
    [
      "mostly text",
      { postTypes: [...texts], frontPage, seenAsOf: "2025-09" },
      "Its front page is mostly text posts (50 posts seen, September 2025).",
    ],
    [
      "a mix",
      { postTypes: [...mixed], frontPage },
      "Its front page is a mix of text posts and images (50 posts seen).",
    ],
    [
      "the newest posts, where those were read",
      { postTypes: [...mixed], seenAsOf: "2026-11-15" },
      "Its newest posts are a mix of text posts and images (50 posts seen, November 15, 2026).",
    ],
    [
      "flairs, without those seen once, swearing and pictures",
      {
        flairs: [
          { text: "Question", posts: 9 },
          { text: "Shitpost", posts: 8 },
          { text: "🔥", posts: 7 },
          { text: "Show & Tell", posts: 12 },
          { text: "Once", posts: 1 },
        ],
      },
      "Flairs seen most: 'Show & Tell' and 'Question'.",
    ],
    [
      "a flair is needed",
      { rules: makeRules({ "flair-required": true }) },
      "Every post needs a flair.",
    ],
    [
      "titles in a form",
      { rules: makeRules({ "title-format": true }) },
      "Titles have rules of their own: read recent ones before you write yours.",
    ],
  ])("%s", (_, known, text) => {
    expect(noteOf("works", known)).toBe(text);
  });
});

test.each<[string, RuleCodes, string | undefined]>([
  ["nothing of the kind", { "no-self-promotion": true }, undefined],
  ["one thing", { "no-memes": true }, "Its rules, read March 2023, do not allow memes."],
  [
    "several, what founders run into first",
    { "on-topic": true, "no-reposts": true, "no-surveys": true },
    "Its rules, read March 2023, do not allow surveys, reposts or anything off topic.",
  ],
])("the note on what gets removed: %s", (_, codes, text) => {
  expect(noteOf("removed", { rules: makeRules(codes) })).toBe(text);
});

describe("the note on differences", () => {
  const promo = [{ text: "Self-Promotion", posts: 5 }];
  const images = [
    { type: "image", posts: 30 },
    { type: "text", posts: 20 },
  ] as const;
  test.each<[string, Partial<SubredditFacts>, RegExp]>([
    ["rules unknown", { flairs: promo }, /^$/],
    [
      "a ban and a flair for it",
      { flairs: promo, rules: makeRules({ "no-self-promotion": true }) },
      /ban self-promotion, yet the flair 'Self-Promotion' is in use/,
    ],
    [
      "a ban with an exception",
      { flairs: promo, rules: makeRules({ "no-self-promotion": true, "promotion-limited": true }) },
      /^$/,
    ],
    [
      "'No promotion' is no flair for it",
      { flairs: [{ text: "No promo", posts: 5 }], rules: makeRules({ "no-self-promotion": true }) },
      /^$/,
    ],
    [
      "text only, and images",
      { postTypes: [...images], rules: makeRules({ "text-posts-only": true }) },
      /text posts only, yet/,
    ],
    [
      "no memes, and memes",
      { flairs: [{ text: "Meme", posts: 3 }], rules: makeRules({ "no-memes": true }) },
      /exclude memes, yet/,
    ],
  ])("%s", (_, known, pattern) => {
    expect(noteOf("differs", known) ?? "").toMatch(pattern);
  });
});
