import { describe, expect, test } from "vitest";
import { type BrowserAddress, NO_FILTERS, readAddress, writeAddress } from "./browser-address.ts";

const plain: BrowserAddress = { tab: "all", filters: NO_FILTERS, sort: "relevance", open: null };
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
    ["parameters of someone else", "utm_source=mail"],
  ])("%s", (_, search) => {
    expect(read(search)).toEqual(plain);
  });
});

test("names are read as Reddit compares them, and a search no longer than the server takes it", () => {
  expect(read("open=SaaS").open).toBe("saas");
  expect(read(`q=${"x".repeat(10_000)}`).filters.q).toHaveLength(200);
});
