import { expect, test } from "vitest";
import { describeFairness } from "./crowd.ts";

test.each([
  {
    name: "all alike",
    counts: Array.from({ length: 20 }, () => 7),
    said: "the slowest tenth of clients got 7.0 and the fastest 7.0 (100%), 0 got none",
  },
  {
    name: "some with nothing",
    counts: [0, 0, ...Array.from({ length: 16 }, () => 10), 40, 48],
    said: "the slowest tenth of clients got 0.0 and the fastest 44.0 (0%), 2 got none",
  },
])("tells how fair it was to $name", ({ counts, said }) => {
  expect(describeFairness(counts)).toBe(said);
});
