import { expect, test } from "vitest";
import { isOnThisMachine } from "./is-on-this-machine.ts";

test.each([
  ["http://localhost:3000/x", true],
  ["http://127.0.0.1/x", true],
  ["http://[::1]:3000/x", true],
  ["https://foothold.example/x", false],
  ["https://localhost.example/x", false],
  ["https://127.0.0.1.example/x", false],
  ["no address", false],
])("%s: %s", (address, isLocal) => {
  expect(isOnThisMachine(address)).toBe(isLocal);
});
