import { expect, test } from "vitest";
import { PLANS, type PlanCode } from "./plans.ts";
import { wordExcess } from "./word-excess.ts";

const choose = (recommended: number, added = 0) => [
  ...Array.from({ length: recommended }, () => ({ source: "recommended" as const })),
  ...Array.from({ length: added }, () => ({ source: "added" as const })),
  {},
];

test.each<[string, PlanCode, ReturnType<typeof choose>, number[] | null]>([
  ["none", "FREE", choose(0), null],
  ["as many as the plan includes", "FREE", choose(3), null],
  ["any number by name beside them", "FREE", choose(3, 20), null],
  ["eight on the free plan", "FREE", choose(8), [3, 8, 5]],
  ["one too many on the monthly plan", "PREMIUM_MONTHLY", choose(6), [5, 6, 1]],
  ["25 on the lifetime plan", "PREMIUM_LIFETIME", choose(25), null],
])("%s: included, chosen, to be removed", (_, code, chosen, figures) => {
  const said = wordExcess(PLANS[code].limits, chosen);
  expect(said?.match(/\d+/g)?.map(Number) ?? null).toEqual(figures);
});
