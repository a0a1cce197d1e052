import { describe, expect, test } from "vitest";
import {
  type BrowserAddress,
  NO_FILTERS,
  readAddress,
  writeAddress,
  LEAST_MEMBERS,
  MOST_MEMBERS,
  parseMembers,
  countFilters,
  isRangeReversed,
  toListQuery,
  readCompared,
  toggleCompared,
  writeCompared,
} from "./browser-address.ts";

const plain: BrowserAddress = {
  tab: "all",
  filters: NO_FILTERS,
  sort: "relevance",
  open: null,
  compared: [],
};
const read = (search: string) => readAddress(new URLSearchParams(search));

describe("an address that was written reads the same", () => {
  test.each<[string, BrowserAddress, string]>([
    ["the plain page", plain, ""],
    ["another tab", { ...plain, tab: "favorites" }, "tab=favorites"],
    [
      "a search with a space at its end",
      { ...plain, filters: { ...NO_FILTERS, q: "saas " } },
      "q=saas+",
    ],
    [
      "every filter",
      {
        ...plain,
        filters: {
          q: "r/c++ & co",
          category: "Tech & SaaS",
          risk: "SAFE",
          stance: "take-part",
          minMembers: 1000,
          maxMembers: 50_000,
        },
        sort: "growth",
      },
      "q=r%2Fc%2B%2B+%26+co&category=Tech+%26+SaaS&risk=safe&allows=take-part&min=1000&max=50000&sort=growth",
    ],
    ["an open detail", { ...plain, open: "saas" }, "open=saas"],
    ["two side by side", { ...plain, compared: ["saas", "webdev"] }, "compare=saas.webdev"],
  ])("%s", (_, address, search) => {
    expect(writeAddress(address).toString()).toBe(search);
    expect(read(search)).toEqual(address);
  });
});

describe("what an address says wrongly is ignored", () => {
  test.each([
    ["an unknown tab", "tab=everything"],
    ["an unknown category", "category=Nonsense"],
    ["an unknown risk level", "risk=HARMLESS"],
    ["an unknown word on what is allowed", "allows=everything"],
    ["members that are no number", "min=few&max=-1"],
    ["an unknown order", "sort=DROP TABLE"],
    ["a name that no subreddit can have", "open=../../etc/passwd"],
    ["names to compare that no subreddit can have", "compare=<a>.b"],
    ["parameters of someone else", "utm_source=mail"],
  ])("%s", (_, search) => {
    expect(read(search)).toEqual(plain);
  });
});

test("names are read as Reddit compares them, and a search no longer than the server takes it", () => {
  expect(read("open=SaaS").open).toBe("saas");
  expect(read(`q=${"x".repeat(10_000)}`).filters.q).toHaveLength(200);
});

test.each([
  ["plain digits", "50000", 50_000],
  ["thousands separators", "50,000", 50_000],
  ["spaces", " 50 000 ", 50_000],
  ["thousands in short", "50k", 50_000],
  ["millions in short", "1.5M", 1_500_000],
  ["more than the shown maximum", "25000000", 25_000_000],
  ["more than the server takes", "999999999999m", 999_999_999_999],
  ["a point that rounds up to more than that", "999999999999.9", 999_999_999_999],
])("%s are read", (_, text, members) => {
  expect(parseMembers(text, 7)).toBe(members);
});

test.each([
  ["nothing", ""],
  ["words", "many"],
  ["a negative number", "-5"],
  ["digits with words", "12abc"],
  ["two points", "1.2.3"],
  ["more digits than any count has", "9".repeat(40)],
])("%s falls back to the end of the range", (_, text) => {
  expect(parseMembers(text, LEAST_MEMBERS)).toBe(0);
  expect(parseMembers(text, MOST_MEMBERS)).toBe(10_000_000);
});

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

describe("what is compared", () => {
  test.each([
    ["nothing", null, []],
    ["an empty list", "", []],
    ["two", "saas.webdev", ["saas", "webdev"]],
    ["names as Reddit compares them", "SaaS.saas", ["saas"]],
    ["what is no name", "a.../../x.<b>.saas", ["saas"]],
    ["too many", "aa.bb.cc.dd.ee", ["aa", "bb", "cc", "dd"]],
  ])("reads %s", (_, param, ids) => {
    expect(readCompared(param)).toEqual(ids);
    expect(readCompared(writeCompared(ids))).toEqual(ids);
  });

  test.each([
    ["adds one", ["aa"], "bb", ["aa", "bb"]],
    ["takes one out", ["aa", "bb"], "aa", ["bb"]],
    ["has no room for a fifth", ["aa", "bb", "cc", "dd"], "ee", null],
    ["takes one out of four", ["aa", "bb", "cc", "dd"], "dd", ["aa", "bb", "cc"]],
  ])("%s", (_, ids, id, next) => {
    expect(toggleCompared(ids, id)).toEqual(next);
  });
});
