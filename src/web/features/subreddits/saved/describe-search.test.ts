import { describe, expect, test } from "vitest";
import type { SearchParts } from "#web/components/subreddits/search-params.ts";
import { describeSearch, suggestName, toNewSearch } from "./describe-search.ts";

const NOTHING: SearchParts = {
  q: "",
  category: null,
  risk: null,
  stance: null,
  minMembers: null,
  maxMembers: null,
  sort: "relevance",
};

describe("a search in words", () => {
  test.each<[name: string, search: Partial<SearchParts>, line: string, suggested: string]>([
    ["words", { q: " small business " }, "“small business”", "small business"],
    ["a category", { category: "Tech & SaaS" }, "Tech & SaaS", "Tech & SaaS"],
    [
      "filters and an order",
      { q: "saas", risk: "SAFE", stance: "take-part", sort: "growth" },
      "“saas” · Low risk · Comments only · top growth first",
      "saas, Low risk, Comments only",
    ],
    ["a smallest size", { minMembers: 50_000 }, "50k members or more", "50k members or more"],
    ["a largest size", { maxMembers: 1_500_000 }, "up to 1.5M members", "up to 1.5M members"],
    ["a range from 0", { minMembers: 0, maxMembers: 900 }, "0 to 900 members", "0 to 900 members"],
  ])("with %s", (_, parts, line, suggested) => {
    const search = { ...NOTHING, ...parts };
    expect(describeSearch(search)).toBe(line);
    expect(suggestName(search)).toBe(suggested);
  });

  test("suggests no longer name than the server takes", () => {
    expect(suggestName({ ...NOTHING, q: "word ".repeat(40) })).toHaveLength(59);
  });
});

test("members beyond any community are sent as the most that the server takes", () => {
  const search = { ...NOTHING, q: " saas ", maxMembers: 999_999_999_999 };
  expect(toNewSearch("Big", search)).toMatchObject({ q: "saas", maxMembers: 2_000_000_000 });
});
