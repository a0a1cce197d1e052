import { expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import { makeFacts, makeRules } from "#engine/subreddits/testing/make-facts.ts";
import { type Candidate, chooseCommunities } from "./choose-communities.ts";
import { mixCommunities } from "./mix-communities.ts";
import { allowsLaunches, welcomesTopic } from "./takes-launches.ts";
import { knowsActivity, weighMatch } from "./weigh-match.ts";

const WORDS = { terms: ["bread"], isNamed: false };
const NO_WORDS = { terms: [], isNamed: false };

const candidate = (
  name: string,
  weight: number,
  { facts, ...more }: Partial<Candidate> & { facts?: Partial<SubredditFacts> } = {},
): Candidate => ({
  community: {
    id: name.toLowerCase(),
    modelRow: 0,
    facts: makeFacts({ name, members: 20_000, category: "Tech & SaaS", ...facts }),
    hasProfile: false,
  },
  shared: WORDS,
  isMaker: false,
  takesLaunches: false,
  isActivityKnown: true,
  weight,
  relevance: weight / 10,
  ...more,
});
const maker = { isMaker: true, takesLaunches: true };
const choose = (candidates: Candidate[], limit: number) =>
  chooseCommunities(candidates, limit).map(({ community }) => community.id);

test("is best first, with a maker community among three", () => {
  const topical = [9, 8, 7].map((weight) => candidate(`t${weight}`, weight));
  expect(choose([...topical, candidate("maker", 2, maker)], 3)).toEqual(["t9", "t8", "maker"]);
});

test("leaves half the room to the topic where makers weigh most", () => {
  const makers = [9, 8, 7, 6].map((weight) => candidate(`m${weight}`, weight, maker));
  const topical = [5, 4, 3].map((weight) => candidate(`t${weight}`, weight));
  expect(choose([...makers, ...topical], 4)).toEqual(["m9", "m8", "t5", "t4"]);
});

test("fills up with makers where the topic has too few, as long as they fit", () => {
  const makers = [9, 8, 7].map((weight) => candidate(`m${weight}`, weight, maker));
  const far = candidate("far", 1, maker);
  expect(choose([...makers, far, candidate("t", 5)], 5)).toEqual(["m9", "m8", "m7", "t"]);
});

test("leaves out what shares no word and is not near", () => {
  const guesses = [8, 5].map((weight) => candidate(`g${weight}`, weight, { shared: NO_WORDS }));
  expect(choose([...guesses, candidate("t", 4)], 5)).toEqual(["g8", "t"]);
});

test("leaves out what shares no word and bans the very thing", () => {
  const facts = { rules: makeRules({ "no-apps-or-sites": true }) };
  const banned = candidate("banned", 7, { shared: NO_WORDS, facts });
  expect(choose([banned, candidate("t", 4)], 2)).toEqual(["t"]);
});

test("leaves out jokes and communities that hardly post, not those nobody counted", () => {
  const quiet = { medianScore: 1, medianComments: 0, posts: 50 };
  const candidates = [
    candidate("SaaSCircleJerk", 9),
    candidate("ProgrammerHumor", 9, { facts: { category: "Humour & Memes" } }),
    candidate("quiet", 9, { facts: { frontPage: quiet } }),
    candidate("uncounted", 9, { facts: { members: 90_000 } }),
    candidate("small", 2),
  ];
  expect(choose(candidates, 3)).toEqual(["uncounted", "small"]);
});

test("a re-ordered list keeps its order and its mix", () => {
  const list = ["a", "b", "c", "maker"].map((id) => ({ id, takesLaunches: id === "maker" }));
  expect(mixCommunities(list, 3).map(({ id }) => id)).toEqual(["a", "b", "maker"]);
  expect(mixCommunities(list.toReversed(), 3).map(({ id }) => id)).toEqual(["maker", "c", "b"]);
  expect(mixCommunities(list, 2).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(mixCommunities([], 3)).toEqual([]);
});

test.each<[string, RuleCodes | null, boolean]>([
  ["rules that are not known", null, true],
  ["no ban", { "flair-required": true }, true],
  ["a ban", { "no-self-promotion": true }, false],
  ["a ban but for a day", { "no-self-promotion": true, "showcase-on-day": "friday" }, true],
  ["a ban but for a thread", { "no-self-promotion": true, "promotion-in-thread-only": true }, true],
])("makers with %s take launches: %s", (_, codes, expected) => {
  expect(allowsLaunches({ name: "SideProject", rules: codes && makeRules(codes) })).toBe(expected);
});

test("makers of one subject welcome only what is near it", () => {
  expect(welcomesTopic({ name: "programming", rules: null }, false)).toBe(false);
  expect(welcomesTopic({ name: "programming", rules: null }, true)).toBe(true);
  expect(welcomesTopic({ name: "SideProject", rules: null }, false)).toBe(true);
});

test("a guess, and what nobody counted, weigh less; a namesake weighs more", () => {
  const plain = { score: 10, shared: WORDS, takesLaunches: false, isActivityKnown: true };
  expect(weighMatch(plain)).toBe(10);
  expect(weighMatch({ ...plain, shared: NO_WORDS })).toBeLessThan(10);
  expect(weighMatch({ ...plain, shared: NO_WORDS, takesLaunches: true })).toBe(10);
  expect(weighMatch({ ...plain, isActivityKnown: false })).toBeLessThan(10);
  expect(weighMatch({ ...plain, shared: { ...WORDS, isNamed: true } })).toBeGreaterThan(10);
  expect(knowsActivity(makeFacts(), false)).toBe(false);
  expect(knowsActivity(makeFacts(), true)).toBe(true);
});
