import { expect, test } from "vitest";
import { findUnknownName } from "./find-unknown-name.ts";

const SAAS = [{ id: "saas" }];

test.each([
  ["a name that is there", "r/SaaS", SAAS, null],
  ["a name beside others like it", "r/sass", SAAS, "sass"],
  ["a name with slashes", "/r/OurTown/", [], "OurTown"],
  ["an address", "https://www.reddit.com/r/OurTown/comments/1", SAAS, "OurTown"],
  ["one word for which nothing was found", "ourtown", [], "ourtown"],
  ["a topic for which something was found", "accounting", SAAS, null],
  ["several words", "towns of ours", [], null],
  ["what no name can be", "r/our-town", [], null],
  ["nothing", "  ", [], null],
])("%s: %s", (_case, typed, items, name) => {
  expect(findUnknownName(typed, { items, isSearching: false, hasFailed: false })).toBe(name);
});

test.each([
  ["searching", { isSearching: true, hasFailed: false }],
  ["after a failure", { isSearching: false, hasFailed: true }],
])("nothing is known to be missing while %s", (_case, search) => {
  expect(findUnknownName("r/ourtown", { items: [], ...search })).toBeNull();
});
