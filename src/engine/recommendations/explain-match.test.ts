import { expect, test } from "vitest";
import { makeCodedPolicy, makePolicy } from "#engine/policy/testing/make-policy.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import { explainMatch, type Match } from "./explain-match.ts";

const explain = (match: Partial<Match>) =>
  explainMatch({
    group: "post",
    findNear: () => [],
    subject: null,
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
    "the community's own subjects",
    { findNear: () => ["varroa", "queen rearing"] },
    "Talks about varroa, queen rearing. Projects welcome.",
  ],
  [
    "things that are shown there",
    { showsThings: "iPhone apps" },
    "It's a place for iPhone apps. Projects welcome.",
  ],
  [
    "a subject, where no keyword is near",
    { subject: "beekeeping" },
    "It's about beekeeping. Projects welcome.",
  ],
  [
    "a subject, where its keywords say more",
    { subject: "beekeeping", findNear: () => ["varroa"] },
    "Talks about varroa. Projects welcome.",
  ],
  ["nothing that we know", {}, "Projects welcome."],
  [
    "a place, about which its keywords say nothing",
    { isOfNamedPlace: true, findNear: () => ["traffic"] },
    "It's about a place you mention. Projects welcome.",
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
      findNear: () => ["hives"],
      policy: makeCodedPolicy({ "no-self-promotion": true }),
    },
    "Talks about hives. Closed to promotion: take part in the comments.",
  ],
  [
    "something allowed that the founder does not have",
    {
      group: "take-part",
      findNear: () => ["hives"],
      policy: makePolicy({ stance: { ...makePolicy().stance, is: "value", detail: "own hives" } }),
    },
    "Talks about hives. No ads. Your own hives are fine. With a project like yours, take part in the comments.",
  ],
  [
    "a gate that is not passed",
    { findNear: () => ["hives"], policy: makeCodedPolicy({ "min-karma": 10 }) },
    "Talks about hives. Projects welcome. Watch for: needs 10 karma: you have 3.",
  ],
  [
    "a gate that is passed",
    { findNear: () => ["hives"], policy: makeCodedPolicy({ "min-karma": 2 }) },
    "Talks about hives. Projects welcome.",
  ],
])("the line with %s", (_, match, why) => {
  expect(explain(match).why).toBe(why);
});
