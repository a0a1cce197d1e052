import { expect, test } from "vitest";
import { makePolicy } from "#engine/policy/testing/make-policy.ts";
import type { Stance } from "#engine/policy/stances.ts";
import { makeFacts } from "#engine/subreddits/testing/make-facts.ts";
import type { Assessment } from "./assess-match.ts";
import { type Candidate, chooseCommunities } from "./rank-communities.ts";

const make = (
  id: string,
  relevance: number,
  stance: Stance = "welcome",
  rest: Partial<Assessment> = {},
): Candidate => {
  const policy = makePolicy();
  return {
    relevance,
    group: "post",
    bounds: [],
    signs: null,
    isGeneral: false,
    isOfSubject: true,
    showsThings: null,
    isOfNamedPlace: false,
    sharesLanguage: false,
    subject: null,
    findNear: () => [],
    community: {
      id,
      modelRow: null,
      facts: makeFacts({ name: id }),
      policy: { ...policy, stance: { ...policy.stance, is: stance } },
    },
    ...rest,
  };
};
const idsOf = (candidates: Candidate[]) => candidates.map(({ community }) => community.id);
const choose = (candidates: Candidate[], limit = 10) =>
  idsOf(chooseCommunities(candidates, limit).fits);

test("the list is full, however low what follows is, down to 8 %", () => {
  const many = Array.from({ length: 12 }, (_, i) => make(`c${i}`, 0.9 - i * 0.06));
  expect(choose(many)).toHaveLength(10);
  expect(choose([make("good", 0.9), make("low", 0.08), make("wrong", 0.079)])).toEqual([
    "good",
    "low",
  ]);
});

test("what one may do there weighs as much as how well it fits", () => {
  const candidates = [
    make("closed", 0.9, "closed", { group: "take-part" }),
    make("unknown", 0.9, "unknown", { group: "not-known" }),
    make("value", 0.8, "value"),
    make("thread", 0.8, "thread"),
    make("open", 0.7),
  ];
  expect(choose(candidates)).toEqual(["thread", "open", "value", "unknown", "closed"]);
});

test("where a project's own kind of thing is not taken, only comments are left", () => {
  const candidates = [make("pieces", 0.8, "value", { group: "take-part" }), make("open", 0.5)];
  expect(choose(candidates)).toEqual(["open", "pieces"]);
});

test("what is no place is left out", () => {
  expect(choose([make("none", 0.95, "no-place", { group: "left-out" })])).toEqual([]);
});

test("places that take any project stand apart, three at most, and take nobody's place", () => {
  const general = ["a", "b", "c", "d"].map((id, i) =>
    make(id, 0.6 - i * 0.05, "welcome", { isGeneral: true, isOfSubject: false }),
  );
  const ranked = chooseCommunities([...general, make("subject", 0.3)], 1);
  expect(idsOf(ranked.fits)).toEqual(["subject"]);
  expect(idsOf(ranked.general)).toEqual(["a", "b", "c"]);
});

test("a place that takes any project is named only where the project is likely such a thing", () => {
  const general = (id: string, relevance: number) =>
    make(id, relevance, "welcome", { isGeneral: true, isOfSubject: false });
  const ranked = chooseCommunities([general("likely", 0.15), general("unlikely", 0.14)], 10);
  expect(idsOf(ranked.general)).toEqual(["likely"]);
});

test("two of the first five are of the subject, where there are two", () => {
  const towns = Array.from({ length: 6 }, (_, i) =>
    make(`town${i}`, 0.8 - i * 0.02, "welcome", { isOfSubject: false }),
  );
  const ranked = choose([...towns, make("first", 0.5), make("second", 0.4), make("third", 0.3)]);
  expect(ranked.slice(0, 5)).toEqual(["town0", "town1", "town2", "first", "second"]);
  expect(ranked).toHaveLength(9);
});
