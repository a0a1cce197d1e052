import { expect, test } from "vitest";
import { findAddressed, isCommunityName, readCommunityName } from "./community-name.ts";

test.each([
  ["SaaS", "SaaS"],
  ["  r/SaaS ", "SaaS"],
  ["/r/SaaS/", "SaaS"],
  ["R/saas", "saas"],
  ["r/SaaS.", "SaaS"],
  ["https://www.reddit.com/r/SaaS", "SaaS"],
  ["https://old.reddit.com/r/SaaS/comments/abc/a_title/?utm_source=share", "SaaS"],
  ["reddit.com/r/SaaS#top", "SaaS"],
  ["www.reddit.com/r/SaaS?x=1", "SaaS"],
  ["r/", ""],
  ["note taking", "note taking"],
  ["https://example.com/r/SaaS", "https://example.com/r/SaaS"],
])("the name in %j is %j", (text, name) => {
  expect(readCommunityName(text)).toBe(name);
});

test("only an address says that a name is meant", () => {
  expect(findAddressed("r/SaaS")).toBe("SaaS");
  expect(findAddressed("SaaS")).toBeUndefined();
});

test.each([
  ["SaaS", true],
  ["our_town", true],
  ["a", false],
  ["", false],
  ["our-town", false],
  ["x".repeat(22), false],
])("%j may be a name: %s", (name, isOne) => {
  expect(isCommunityName(name)).toBe(isOne);
});
