import { expect, test } from "vitest";
import type { Assessment } from "./assess-match.ts";
import { chooseCommunities } from "./rank-candidates.ts";

type Entry = Assessment & { id: string };

const entry = (id: string, group: Assessment["group"], relevance: number): Entry => ({
  id,
  group,
  relevance,
  hasReason: true,
  shared: { terms: [], isNamed: false, isWholeName: false },
  telling: [],
  subject: null,
  calledAfter: null,
  showsThings: null,
  isGeneral: false,
  isOfPlace: false,
  isOfNamedPlace: false,
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
    entry("weak-closed", "take-part", 0.52),
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

const withoutWords = (entries: Entry[]) =>
  entries.map((one) => Object.assign(one, { hasReason: false }));

test("what shares no word and is of no kind with the project has to promise more", () => {
  const fair = ["a", "b", "c"].map((id) => entry(id, "post", 0.9));
  expect(choose([...fair, entry("d", "post", 0.55)])).toContain("d");
  expect(choose([...fair, ...withoutWords([entry("d", "post", 0.55)])])).not.toContain("d");
});

test("the far-fetched without a word in common follow only where nothing else is left", () => {
  const bare = withoutWords([entry("bare", "post", 0.45)]);
  expect(choose([entry("a", "post", 0.4), ...bare])).toEqual(["a"]);
  expect(choose(bare)).toEqual(["bare"]);
});

test("where hardly anything fits, those who live where the project is follow too", () => {
  const near = { ...entry("near", "take-part", 0.25), isOfNamedPlace: true };
  expect(choose([near, entry("far", "take-part", 0.25)])).toEqual(["near"]);
});

test("what is clearly about the topic comes before general showcases, and what is less so after them", () => {
  const entries = [
    { ...entry("sideproject", "post", 0.97), isGeneral: true },
    entry("beekeeping", "post", 0.75),
    entry("homestead", "post", 0.6),
  ];
  expect(choose(entries)).toEqual(["beekeeping", "sideproject", "homestead"]);
});

test("at most three general showcases are shown", () => {
  const general = ["a", "b", "c", "d"].map((id, i) =>
    Object.assign(entry(id, "post", 0.95 - i / 100), { isGeneral: true }),
  );
  expect(choose([...general, entry("topical", "post", 0.6)])).toEqual(["a", "b", "c", "topical"]);
});

test("what is not called by the subject counts only where there are few better ones", () => {
  const clear = ["a", "b", "c"].map((id) => entry(id, "post", 0.9));
  const faint = [entry("d", "post", 0.74), entry("e", "post", 0.69)];
  expect(choose([...clear, ...faint])).toEqual(["a", "b", "c", "d"]);
  const shared = { terms: [], isNamed: true, isWholeName: true };
  const named = { ...entry("n", "post", 0.6), shared };
  expect(choose([...clear, ...faint, named])).toEqual(["a", "b", "c", "n"]);
});

test("the home of a language is shown where it fits well", () => {
  const others = ["a", "b", "c"].map((id) => entry(id, "post", 0.9));
  const home = (relevance: number) => ({
    ...entry("home", "take-part", relevance),
    isOfPlace: true,
  });
  expect(choose([...others, home(0.7)])).not.toContain("home");
  expect(choose([...others, home(0.9)])).toContain("home");
});
