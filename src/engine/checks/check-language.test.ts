import { expect, test } from "vitest";
import type { PostType } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { makeCodedPolicy, makeDraft } from "#engine/policy/testing/make-policy.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { checkDraft } from "./check-draft.ts";
import { readDraftAlone } from "./situation.ts";

const GERMAN =
  "Ich baue seit einem Jahr an der App und habe jetzt eine erste Version, die wir mit euch teilen.";
const ENGLISH =
  "I have been building this for a year and would like to know what you think of the price.";
const SWEDISH =
  "Jag har byggt en liten tjänst under ett års tid och skulle gärna vilja höra vad ni tycker";

const hinted = {
  ...makeCodedPolicy({}).stance,
  source: { kind: "hint", asOf: "2026-11" },
} as const;

test.each<[string, RuleCodes, Partial<Policy>, string, PostType | null, [string, number] | null]>([
  [
    "German for English",
    {},
    { language: "en" },
    GERMAN,
    null,
    ["The draft is in German, and posts in r/Example are in English.", 34],
  ],
  [
    "English for German",
    {},
    { language: "de" },
    ENGLISH,
    null,
    ["The draft is in English, and posts in r/Example are in German.", 20],
  ],
  [
    "where we only guess",
    {},
    { language: "en", stance: hinted },
    GERMAN,
    null,
    ["The draft is in German, and posts in r/Example are in English.", 20],
  ],
  ["its own language", {}, { language: "de" }, GERMAN, null, null],
  ["a language we do not know", {}, { language: "en" }, SWEDISH, null, null],
  ["a community whose language we can't tell", {}, { language: "sv" }, ENGLISH, null, null],
  ["nobody noted the language", {}, { language: null }, GERMAN, null, null],
  ["a city", {}, { language: "en", kind: "local" }, GERMAN, null, null],
  [
    "a community about a language",
    {},
    { language: "en", fullName: "r/LearnGerman" },
    GERMAN,
    null,
    null,
  ],
  ["the rule says the same", { "english-only": true }, { language: "en" }, GERMAN, null, null],
  ["a comment in a thread", {}, { language: "en" }, GERMAN, "thread-comment", null],
])("%s", (_, codes, known, content, type, expected) => {
  const policy = makeCodedPolicy(codes, known);
  const checks = checkDraft(readDraftAlone(makeDraft({ content }), policy, type));
  const found = checks.find(({ id }) => id === "language");
  expect(found ? [found.finding?.text, found.finding?.points] : null).toEqual(expected);
  expect(found?.outcome).toBe(expected ? "broken" : undefined);
});
