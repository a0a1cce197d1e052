import { expect, test } from "vitest";
import { makeCodedPolicy, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { explainMatch, type Match } from "./explain-match.ts";

const explain = (match: Partial<Match>) =>
  explainMatch({
    group: "post",
    telling: [],
    subject: null,
    calledAfter: null,
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
    "It shares words with your description: varroa, hives. Projects welcome.",
  ],
  [
    "things that are shown there",
    { showsThings: "iPhone apps" },
    "It's a place for iPhone apps. Projects welcome.",
  ],
  [
    "words that the kind of thing says already",
    { showsThings: "newsletters", telling: ["newsletter", "antennas"] },
    "It's a place for newsletters; it shares a word with your description: antennas. Projects welcome.",
  ],
  [
    "its whole name",
    { calledAfter: "beekeepers", telling: ["beekeepers", "hives"] },
    "It's called after what you describe: beekeepers; it shares a word with your description: hives. Projects welcome.",
  ],
  [
    "a subject, which is no word to speak of",
    { subject: "beekeeping", telling: ["beekeeping", "hives"] },
    "It's about beekeeping; it shares a word with your description: hives. Projects welcome.",
  ],
  [
    "a place, whose name is no word to speak of",
    { isOfNamedPlace: true, telling: ["Portland"] },
    "It's about a place that you mention. Projects welcome.",
  ],
  ["a place", { isOfNamedPlace: true }, "It's about a place that you mention. Projects welcome."],
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
    "It shares a word with your description: hives. Closed to promotion: take part in the comments.",
  ],
  [
    "something allowed that the founder does not have",
    {
      group: "take-part",
      telling: ["hives"],
      policy: makePolicy({ stance: { ...makePolicy().stance, is: "value", detail: "own hives" } }),
    },
    "It shares a word with your description: hives. No ads; your own hives are fine. With a project like yours, take part in the comments.",
  ],
  [
    "no word of its own and no category",
    { facts: makeFacts({ name: "Beekeeping", keywords: [], category: "Other" }) },
    "It's close to your topic. Projects welcome.",
  ],
  [
    "a gate that is not passed",
    { telling: ["hives"], policy: makeCodedPolicy({ "min-karma": 10 }) },
    "It shares a word with your description: hives. Projects welcome. Watch for: needs 10 karma: you have 3.",
  ],
  [
    "a gate that is passed",
    { telling: ["hives"], policy: makeCodedPolicy({ "min-karma": 2 }) },
    "It shares a word with your description: hives. Projects welcome.",
  ],
])("the line with %s", (_, match, why) => {
  expect(explain(match).why).toBe(why);
});

test("without a word in common, the community's own words say how near it is", () => {
  expect(explain({}).reasons[0]?.text).toMatch(
    /^it's close to your topic, and often mentions: hive/,
  );
});
