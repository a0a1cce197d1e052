import { expect, test } from "vitest";
import { makeFacts, makeRules } from "#engine/subreddits/testing/make-facts.ts";
import { explainMatch, type Match } from "./explain-match.ts";

const explain = ({ facts, ...match }: Partial<Omit<Match, "facts">> & { facts: object }) =>
  explainMatch({
    shared: { terms: [], isNamed: false },
    isMaker: false,
    takesLaunches: false,
    isActivityKnown: true,
    relevance: 0.9,
    account: { karma: 3, accountAgeDays: null },
    facts: makeFacts({ name: "freelance", rules: makeRules({}), ...facts }),
    ...match,
  });

const shared = { terms: ["freelancers"], isNamed: true };
const maker = { isMaker: true, takesLaunches: true };

test.each<[string, Parameters<typeof explain>[0], string]>([
  [
    "terms and a gate that is not passed",
    { shared, facts: { rules: makeRules({ "min-karma": 10 }) } },
    "Talks about freelancers. Mind: needs 10 karma: you have 3.",
  ],
  [
    "one day is a day",
    { shared, facts: { rules: makeRules({ "min-account-age-days": 1 }) } },
    "Talks about freelancers. Mind: needs 1 day of account age.",
  ],
  [
    "nought is told as nought",
    {
      shared,
      account: { karma: 0, accountAgeDays: 0 },
      facts: { rules: makeRules({ "min-karma": 10 }) },
    },
    "Talks about freelancers. Mind: needs 10 karma: you have 0.",
  ],
  [
    "a gate that is passed is not mentioned",
    { shared, facts: { rules: makeRules({ "min-karma": 2 }) } },
    "Talks about freelancers.",
  ],
  [
    "makers, and a ban with its day",
    {
      ...maker,
      facts: { rules: makeRules({ "no-self-promotion": true, "promotion-on-day": "saturday" }) },
    },
    "Promotion is allowed on Saturdays; similar projects are shared there. Mind: on other days it bans self-promotion.",
  ],
  [
    "makers of other things",
    { ...maker, relevance: 0.4, facts: {} },
    "Launches of all kinds are shared there.",
  ],
  [
    "nobody is told to share where that is banned",
    { isMaker: true, facts: { rules: makeRules({ "no-self-promotion": true }) } },
    "Founders and makers talk there. Mind: it bans self-promotion.",
  ],
  [
    "a ban is told before gates",
    {
      shared,
      facts: {
        rules: makeRules({
          "no-self-promotion": true,
          "promotion-in-thread-only": true,
          "min-karma": true,
          "min-account-age-days": true,
        }),
      },
    },
    "Talks about freelancers; promotion has a thread of its own. Mind: outside that thread it bans self-promotion; a minimum karma is needed.",
  ],
  [
    "near in topic where the score says so",
    { relevance: 0.8, facts: { category: "Home, Crafts & DIY" } },
    "Close in topic: Home, Crafts & DIY.",
  ],
  [
    "nothing where nothing speaks for it",
    { relevance: 0.5, facts: { category: "Science & Nature" } },
    "Mind: no word in common with your description.",
  ],
  [
    "no category is no topic",
    { relevance: 0.9, facts: { category: "Other" } },
    "Mind: no word in common with your description.",
  ],
  [
    "unknown rules",
    { shared, facts: { rules: null } },
    "Talks about freelancers. Mind: its rules are not known to us.",
  ],
  [
    "unknown activity",
    { shared, isActivityKnown: false, facts: {} },
    "Talks about freelancers. Mind: its activity is not known to us.",
  ],
  [
    "unknown altogether",
    { shared, isActivityKnown: false, facts: { rules: null } },
    "Talks about freelancers. Mind: its rules and activity are not known to us.",
  ],
])("%s", (_, match, why) => {
  expect(explain(match).why).toBe(why);
});

test("each reason stands by itself too", () => {
  const rules = makeRules({ "promotion-on-day": "saturday", "flair-required": true });
  expect(explain({ shared, ...maker, facts: { rules } }).reasons).toEqual([
    { kind: "fits", text: "talks about freelancers" },
    { kind: "fits", text: "promotion is allowed on Saturdays" },
    { kind: "fits", text: "similar projects are shared there" },
    { kind: "mind", text: "a flair is required" },
  ]);
});
