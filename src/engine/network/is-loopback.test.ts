import { expect, test } from "vitest";
import { isLoopback } from "./is-loopback.ts";

test.each([
  ["127.0.0.1", true],
  ["127.8.9.1", true],
  ["localhost", true],
  ["::1", true],
  ["[::1]", true],
  ["0.0.0.0", false],
  ["192.168.1.4", false],
  ["localhost.example.com", false],
])("%s is loopback: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
