import { describe, expect, test } from "vitest";
import {
  type BrowserAddress,
  NO_FILTERS,
  readAddress,
  writeAddress,
  LEAST_MEMBERS,
  MOST_MEMBERS,
  parseMembers,
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
