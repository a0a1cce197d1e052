import { expect, test } from "vitest";
import {
  compareCommunities,
  type Fit,
  MOST_OF_A_GROUP,
  type Rival,
} from "./compare-communities.ts";

const fits = (communities: Record<string, number>): Fit[] =>
  Object.entries(communities).map(([id, relevance]) => ({ id, relevance }));
const rival = (id: string, communities: Record<string, number>): Rival => ({
  id,
  fits: fits(communities),
});

test.each<[string, Record<string, number>, Rival[], [string[], string[], string[]]]>([
  ["nobody to compare with", { saas: 0.9 }, [], [[], [], ["saas"]]],
  ["nothing known of anyone", {}, [rival("a", {})], [[], [], []]],
  [
    "one competitor",
    { saas: 0.9, freelance: 0.8 },
    [rival("a", { saas: 0.7, accounting: 0.6 })],
    [["accounting"], ["saas"], ["freelance"]],
  ],
  [
    "where two of them meet comes before where one fits better",
    {},
    [rival("a", { alone: 0.95, shared: 0.5 }), rival("b", { shared: 0.6 })],
    [["shared", "alone"], [], []],
  ],
  [
    "the better match first, then the name",
    { one: 0.5, two: 0.9 },
    [rival("a", { low: 0.3, beta: 0.6, alpha: 0.6 })],
    [["alpha", "beta", "low"], [], ["two", "one"]],
  ],
])("%s", (_, yours, rivals, [onlyThem, both, onlyYou]) => {
  const groups = compareCommunities(fits(yours), rivals);
  const ids = (group: { id: string }[]) => group.map(({ id }) => id);
  expect([ids(groups.onlyThem), ids(groups.both), ids(groups.onlyYou)]).toEqual([
    onlyThem,
    both,
    onlyYou,
  ]);
});

test("each says whom it fits, and how well", () => {
  const rivals = [rival("a", { saas: 0.4 }), rival("b", { saas: 0.8 })];
  expect(compareCommunities(fits({ saas: 0.9 }), rivals).both).toEqual([
    { id: "saas", rivalIds: ["b", "a"], theirs: 0.8, yours: 0.9 },
  ]);
});

test("a group stays short enough to be read", () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`c${at}`, at / 40]));
  const { onlyThem } = compareCommunities([], [rival("a", many)]);
  expect(onlyThem).toHaveLength(MOST_OF_A_GROUP);
  expect(onlyThem[0]?.id).toBe("c39");
});
