import { expect, test } from "vitest";
import { chooseEncoding, matchesTag } from "./web-app.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["identity, *;q=0", "identity"],
  ["brotli", "identity"],
])("who accepts %s gets %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
])("who has %s has the page: %s", (header, isSame) => {
  expect(matchesTag(header, 'W/"a"')).toBe(isSame);
});
