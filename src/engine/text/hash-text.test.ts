import { expect, test } from "vitest";
import { hashText } from "./hash-text.ts";

test.each([
  ["", 2166136261],
  ["a", 3826002220],
  ["foobar", 3214735720],
])("%j hashes to %i, as FNV-1a does", (text, hash) => {
  expect(hashText(text)).toBe(hash);
});
