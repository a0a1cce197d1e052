import { expect, test } from "vitest";
import { isPagePath } from "./page-paths.ts";

test.each([
  ["/", true],
  ["/signin", true],
  ["/signin/", true],
  ["/billing/return", true],
  ["/projects/new", true],
  ["/projects/42", true],
  ["/projects/42/posts", false],
  ["/projects", false],
  ["/styleguide", false],
  ["/no/such/page", false],
  ["/signinx", false],
])("%s is a page: %s", (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage);
});
