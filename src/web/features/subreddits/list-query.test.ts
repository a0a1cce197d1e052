import { describe, expect, test } from "vitest";
import { NO_FILTERS } from "./browser-address.ts";
import { countFilters, isRangeReversed, toListQuery } from "./list-query.ts";

describe("what is sent", () => {
  test.each([
    ["nothing, with no filter", {}, {}],
    ["the search without the spaces around it", { q: "  saas " }, { q: "saas" }],
    ["no search, when it is spaces only", { q: "   " }, {}],
    [
      "no upper end, when it is the shown maximum",
      { minMembers: 5, maxMembers: 10_000_000 },
      { minMembers: "5" },
    ],
    [
      "an upper end above the shown maximum",
      { maxMembers: 20_000_000 },
      { maxMembers: "20000000" },
    ],
  ])("%s", (_, filters, query) => {
    expect(toListQuery({ ...NO_FILTERS, ...filters }, "relevance")).toEqual(query);
  });

  test("the order, unless it is the server's own", () => {
    expect(toListQuery(NO_FILTERS, "name")).toEqual({ sort: "name" });
  });
});

test.each([
  ["a proper range", 10, 20, false],
  ["a range of one number", 20, 20, false],
  ["a reversed range", 20, 10, true],
  ["a minimum above the shown maximum, which is no upper end", 15_000_000, 10_000_000, false],
])("%s", (_, minMembers, maxMembers, isReversed) => {
  expect(isRangeReversed({ ...NO_FILTERS, minMembers, maxMembers })).toBe(isReversed);
});

test("the two ends of the range count as one filter", () => {
  expect(countFilters(NO_FILTERS)).toBe(0);
  expect(countFilters({ ...NO_FILTERS, q: "saas", minMembers: 1, maxMembers: 2 })).toBe(2);
});
