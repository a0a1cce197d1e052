import { expect, test } from "vitest";
import { makeCodedPolicy, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { explainMatch, type Match } from "./explain-match.ts";

const explain = (match: Partial<Match>) =>
  explainMatch({
    group: "post",
    telling: [],
    showsThings: null,
    isOfNamedPlace: false,
    sharesLanguage: false,
    account: { karma: 3, accountAgeDays: null },
    facts: makeFacts({ name: "Beekeeping", keywords: ["hive", "varroa", "queen"] }),
    policy: makePolicy(),
    ...match,
  });

test.each<[string, Partial<Match>, string]>([
  [
    "shared words",
    { telling: ["varroa", "hives"] },
    "Its members talk about varroa and hives, as your description does. Projects welcome.",
  ],
  [
    "things that are shown there",
    { showsThings: "iPhone apps" },
    "iPhone apps are shown there. Projects welcome.",
  ],
  [
    "a place",
    { isOfNamedPlace: true },
    "Its members live in a place that you name. Projects welcome.",
  ],
  [
    "a language",
    { sharesLanguage: true, policy: makePolicy({ language: "de" }) },
    "Its members speak German. Projects welcome.",
  ],
  [
    "a ban",
    {
      group: "take-part",
      telling: ["hives"],
      policy: makeCodedPolicy({ "no-self-promotion": true }),
    },
    "Its members talk about hives, as your description does. Closed to promotion: take part by comments.",
  ],
  [
    "something allowed that the founder does not have",
    {
      group: "take-part",
      telling: ["hives"],
      policy: makePolicy({ stance: { ...makePolicy().stance, is: "value", detail: "own hives" } }),
    },
    "Its members talk about hives, as your description does. No ads; your own hives are fine. With a project like yours, take part by comments.",
  ],
  [
    "no word of its own and no category",
    { facts: makeFacts({ name: "Beekeeping", keywords: [], category: "Other" }) },
    "Close to your topic. Projects welcome.",
  ],
  [
    "a gate that is not passed",
    { telling: ["hives"], policy: makeCodedPolicy({ "min-karma": 10 }) },
    "Its members talk about hives, as your description does. Projects welcome. Watch for: needs 10 karma: you have 3.",
  ],
  [
    "a gate that is passed",
    { telling: ["hives"], policy: makeCodedPolicy({ "min-karma": 2 }) },
    "Its members talk about hives, as your description does. Projects welcome.",
  ],
])("the line with %s", (_, match, why) => {
  expect(explain(match).why).toBe(why);
});

test("without a word in common, the community's own words say how near it is", () => {
  expect(explain({}).reasons[0]?.text).toMatch(/^close to your topic: its members talk about hive/);
});
