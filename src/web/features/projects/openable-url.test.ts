import { expect, test } from "vitest";
import { openableUrl } from "./openable-url.ts";

test.each([
  ["https", "https://example.com/a?b=c", "https://example.com/a?b=c"],
  ["http with spaces around it", "  http://example.com ", "http://example.com/"],
  ["none", null, null],
  ["blank", "   ", null],
  ["a script", "javascript:alert(1)", null],
  ["a script in disguise", " \tJaVaScRiPt:alert(1)", null],
  ["data", "data:text/html,hello", null],
  ["a file", "file:///etc/hosts", null],
  ["no scheme", "example.com", null],
])("%s", (_, url, opened) => {
  expect(openableUrl(url)).toBe(opened);
});
