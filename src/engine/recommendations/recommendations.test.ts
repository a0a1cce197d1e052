import { describe, expect, test } from "vitest";
import { makeFacts, makeRules } from "#engine/subreddits/testing/make-facts.ts";
import { type Candidate, chooseCommunities } from "./choose-communities.ts";
import { explainMatch } from "./explain-match.ts";
import { findMatchingTerms } from "./match-terms.ts";

const INVOICING = "Ledgerly. Invoicing and bookkeeping for freelancers who hate spreadsheets.";

test.each([
  ["freelance", ["clients", "invoice"], ["freelancers", "invoicing"]],
  ["Bookkeeping", ["quickbooks", "spreadsheet"], ["bookkeeping", "spreadsheets"]],
  ["gardening", ["plants", "app", "the", "tool"], []],
])("r/%s shares telling words only", (name, keywords, terms) => {
  expect(findMatchingTerms(INVOICING, { name, keywords })).toEqual(terms);
});

test.each<[string, string, string, string[], string[]]>([
  ["words together", "X. Made for small businesses.", "smallbusiness", [], ["small businesses"]],
  ["a joined name", "X. A self-hosted wiki.", "selfhosted", [], ["self-hosted"]],
  ["half of a pair says nothing", "X. Open source.", "a", ["source", "open"], ["open source"]],
  ["no word twice", "X. Batch soap bars.", "soap", ["batch", "bars"], ["batch soap", "bars"]],
  ["names as they are written", "X. Runs on GitHub.", "git", ["github"], ["GitHub"]],
  ["plural where they say so", "X. For a dog owner.", "dogs", [], ["dogs"]],
  ["a gerund where they say so", "X. You cook less.", "Cooking", [], ["cooking"]],
  ["never its own name", "Anvil. Anvil forges knives.", "anvil", ["knives"], ["knives"]],
])("%s", (_, text, name, keywords, terms) => {
  expect(findMatchingTerms(text, { name, keywords })).toEqual(terms);
});

describe("why a community fits", () => {
  const account = { karma: 3, ageDays: 400 };
  const explain = (facts: Parameters<typeof makeFacts>[0], isMaker = false) =>
    explainMatch({ text: INVOICING, facts: makeFacts(facts), isMaker, account }).why;

  test.each<[string, string, string]>([
    [
      "terms and a gate that is not passed",
      explain({ name: "freelance", rules: makeRules({ "min-karma": 10 }) }),
      "Talks about freelancers. Mind: needs 10 karma: you have 3.",
    ],
    [
      "a gate that is passed is not mentioned",
      explain({ name: "freelance", rules: makeRules({ "min-account-age-days": 30 }) }),
      "Talks about freelancers.",
    ],
    [
      "makers, and a ban with its day",
      explain(
        {
          name: "startups",
          rules: makeRules({ "no-self-promotion": true, "promotion-on-day": "saturday" }),
        },
        true,
      ),
      "Promotion is allowed on Saturdays; similar projects are shared there. Mind: on other days it bans self-promotion.",
    ],
    [
      "nobody is told to share where that is banned",
      explain({ name: "startups", rules: makeRules({ "no-self-promotion": true }) }, true),
      "Founders and makers talk there. Mind: it bans self-promotion.",
    ],
    [
      "a ban of own sites too is one ban, and no place of makers",
      explain(
        {
          name: "startups",
          rules: makeRules({
            "no-self-promotion": true,
            "no-apps-or-sites": true,
            "promotion-limited": true,
          }),
        },
        true,
      ),
      "Close in topic: Other. Mind: it bans self-promotion and posts about own apps and sites.",
    ],
    [
      "a ban outside a thread, and an age that nobody counted",
      explain({
        name: "freelance",
        rules: makeRules({
          "no-self-promotion": true,
          "promotion-in-thread-only": true,
          "min-account-age-days": true,
        }),
      }),
      "Talks about freelancers; promotion has a thread of its own. Mind: a minimum account age is needed; outside that thread it bans self-promotion.",
    ],
    [
      "unknown rules",
      explain({ name: "bookkeeping", rules: null }),
      "Talks about bookkeeping. Mind: its rules are not known to us.",
    ],
  ])("%s", (_, why, expected) => {
    expect(why).toBe(expected);
  });

  test("each reason stands by itself too", () => {
    const { reasons } = explainMatch({
      text: INVOICING,
      facts: makeFacts({
        name: "freelance",
        rules: makeRules({ "promotion-on-day": "saturday", "flair-required": true }),
      }),
      isMaker: true,
      account,
    });
    expect(reasons).toEqual([
      { kind: "fits", text: "talks about freelancers" },
      { kind: "fits", text: "promotion is allowed on Saturdays" },
      { kind: "fits", text: "similar projects are shared there" },
      { kind: "mind", text: "a flair is required" },
    ]);
  });
});

describe("the choice", () => {
  const candidate = (name: string, score: number, more: Partial<Candidate> = {}): Candidate => ({
    id: name.toLowerCase(),
    score,
    facts: makeFacts({ name, members: 20_000, category: "Tech & SaaS" }),
    isMaker: false,
    hasProfile: false,
    sharesWords: true,
    ...more,
  });
  const ids = (chosen: Candidate[]) => chosen.map(({ id }) => id);

  test("is best first, with a maker community among three", () => {
    const candidates = [
      candidate("a", 9),
      candidate("b", 8),
      candidate("c", 7),
      candidate("maker", 5, { isMaker: true }),
    ];
    expect(ids(chooseCommunities(candidates, 3))).toEqual(["a", "b", "maker"]);
  });

  test("leaves half the room to the topic where makers score best", () => {
    const makers = [9, 8, 7, 6].map((score) => candidate(`m${score}`, score, { isMaker: true }));
    const topical = [5, 4, 3].map((score) => candidate(`t${score}`, score));
    expect(ids(chooseCommunities([...makers, ...topical], 4))).toEqual(["m9", "m8", "t5", "t4"]);
  });

  test("fills up with makers where the topic has too few", () => {
    const makers = [9, 8, 7].map((score) => candidate(`m${score}`, score, { isMaker: true }));
    expect(ids(chooseCommunities([...makers, candidate("t", 5)], 4))).toEqual([
      "m9",
      "m8",
      "m7",
      "t",
    ]);
  });

  test("prefers a topic that shares words to a slightly nearer one, and shows both by score", () => {
    const guess = candidate("guess", 9.5, { sharesWords: false });
    const far = candidate("far", 7, {});
    expect(ids(chooseCommunities([guess, candidate("near", 9), far], 1))).toEqual(["near"]);
    expect(ids(chooseCommunities([guess, candidate("near", 9), far], 2))).toEqual([
      "guess",
      "near",
    ]);
  });

  test("keeps no place for makers who ban own sites", () => {
    const rules = makeRules({ "no-apps-or-sites": true });
    const closed = candidate("closed", 5, {
      isMaker: true,
      facts: makeFacts({ name: "closed", members: 20_000, category: "Tech & SaaS", rules }),
    });
    const topical = [9, 8, 7].map((score) => candidate(`t${score}`, score));
    expect(ids(chooseCommunities([...topical, closed], 3))).toEqual(["t9", "t8", "t7"]);
  });

  test("leaves out jokes and communities that hardly post", () => {
    const quiet = { medianScore: 1, medianComments: 0, posts: 50 };
    const candidates = [
      candidate("SaaSCircleJerk", 9),
      candidate("ProgrammerHumor", 9, {
        facts: makeFacts({ name: "ProgrammerHumor", category: "Humour & Memes" }),
      }),
      candidate("quiet", 9, { facts: makeFacts({ name: "quiet", frontPage: quiet }) }),
      candidate("unseen", 9, {
        facts: makeFacts({ name: "unseen", members: 90_000, frontPage: null, activity: null }),
      }),
      candidate("small", 2),
    ];
    expect(ids(chooseCommunities(candidates, 3))).toEqual(["small"]);
  });
});
