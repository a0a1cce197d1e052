import { describe, expect, test } from "vitest";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { composeNotes, type PostingNote } from "./compose-notes.ts";
import type { SubredditFacts } from "./subreddit-facts.ts";
import { makeFacts, makeRules } from "./testing/make-facts.ts";

function compose(known: Partial<SubredditFacts> = {}): PostingNote[] {
  const facts = makeFacts(known);
  const sources = { subredditId: "example", facts, note: null, own: null };
  return composeNotes(facts, derivePolicy({ ...sources, origin: "catalogue" }));
}

function noteOf(kind: PostingNote["kind"], known: Partial<SubredditFacts>): string | undefined {
  return compose(known).find((note) => note.kind === kind)?.text;
}

test("with nothing known there is one note: read the rules", () => {
  expect(compose()).toEqual([
    {
      kind: "promotion",
      text: "Rules not known to us. Read its rules on Reddit first, or paste them here.",
    },
  ]);
});

describe("the note on promotion", () => {
  const source = "Source: rules of March 2023: read them.";
  test.each<[string, RuleCodes, string]>([
    [
      "a ban",
      { "no-self-promotion": true },
      "Closed to promotion. Comment, without mentioning or linking your project.",
    ],
    [
      "a day",
      { "promotion-on-day": "saturday" },
      "Only on Saturdays. Other days, such posts get removed.",
    ],
    [
      "a thread",
      { "promotion-in-thread-only": true },
      "Only in its promotion thread. Find it among the pinned posts, and comment there instead.",
    ],
    [
      "a share",
      { "promotion-limited": 10 },
      "For regulars, at most 10% of what you post. Take part in other ways first.",
    ],
    [
      "approval",
      { "ask-moderators-first": true },
      "Ask the moderators first. Write to the moderators before you post about your project.",
    ],
    [
      "gates",
      { "no-self-promotion": true, "min-karma": 50, "min-account-age-days": 1 },
      "Closed to promotion. Comment, without mentioning or linking your project. You need 50 karma and an account at least 1 day old.",
    ],
    [
      "silence",
      { "be-respectful": true },
      "Rules not known to us. Read its rules on Reddit first, or paste them here.",
    ],
  ])("%s", (_, codes, text) => {
    expect(noteOf("promotion", { rules: makeRules(codes) })).toBe(`${text} ${source}`);
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
      "Titles have their own rules: read recent ones first.",
    ],
  ])("%s", (_, known, text) => {
    expect(noteOf("works", known)).toBe(text);
  });
});

test.each<[string, RuleCodes, string | undefined]>([
  ["nothing of the kind", { "no-self-promotion": true }, undefined],
  ["one thing", { "no-memes": true }, "It doesn't allow memes (rules of March 2023: read them)."],
  [
    "several, what founders run into first",
    { "on-topic": true, "no-reposts": true, "no-surveys": true },
    "It doesn't allow reposts, anything off topic or surveys (rules of March 2023: read them).",
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
