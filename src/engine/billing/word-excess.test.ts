import { expect, test } from "vitest";
import { PLANS, type PlanCode } from "./plans.ts";
import { wordExcess } from "./word-excess.ts";

const choose = (recommended: number, added = 0) => [
  ...Array.from({ length: recommended }, () => ({ source: "recommended" as const })),
  ...Array.from({ length: added }, () => ({ source: "added" as const })),
  {},
];

test.each<[string, PlanCode, ReturnType<typeof choose>, string | null]>([
  ["none", "FREE", choose(0), null],
  ["as many as the plan includes", "FREE", choose(3), null],
  ["any number by name beside them", "FREE", choose(3, 20), null],
  ["eight on the free plan", "FREE", choose(8), "3 recommended subreddits per project, and you chose 8. Please remove 5"], // prettier-ignore
  ["one too many on the monthly plan", "PREMIUM_MONTHLY", choose(6), "5 recommended subreddits per project, and you chose 6. Please remove 1"], // prettier-ignore
  ["25 on the lifetime plan", "PREMIUM_LIFETIME", choose(25), null],
])("%s", (_, code, chosen, sentence) => {
  const said = wordExcess(PLANS[code].limits, chosen);
  if (sentence === null) expect(said).toBeNull();
  else expect(said).toContain(sentence);
});
