import { expect, test } from "vitest";
import type { Assessment } from "./assess-match.ts";
import { chooseCommunities } from "./choose-communities.ts";

type Entry = Assessment & { id: string };

const entry = (id: string, group: Assessment["group"], relevance: number): Entry => ({
  id,
  group,
  relevance,
  shared: { terms: [], isNamed: false },
  telling: [],
  showsThings: null,
  isOfPlace: false,
  sharesLanguage: false,
});
const choose = (entries: Entry[], limit = 10) =>
  chooseCommunities(entries, limit).map(({ id }) => id);

test("where one may post comes first, then where one may take part, each best first", () => {
  const entries = [
    entry("closed", "take-part", 0.95),
    entry("unknown", "not-known", 0.9),
    entry("fair", "post", 0.6),
    entry("good", "post", 0.9),
  ];
  expect(choose(entries)).toEqual(["good", "fair", "closed", "unknown"]);
  expect(choose(entries, 1)).toEqual(["good"]);
});

test("what is no place, or is rather wrong than right, is left out", () => {
  const entries = [
    entry("a", "post", 0.9),
    entry("b", "post", 0.8),
    entry("c", "post", 0.7),
    entry("none", "left-out", 0.99),
    entry("weak", "post", 0.45),
    entry("weak-closed", "take-part", 0.55),
  ];
  expect(choose(entries)).toEqual(["a", "b", "c"]);
});

test("where hardly anything fits, the next best follow, but never the far-fetched", () => {
  const entries = [
    entry("a", "post", 0.9),
    entry("weak", "take-part", 0.4),
    entry("far", "post", 0.2),
  ];
  expect(choose(entries)).toEqual(["a", "weak"]);
});
