import { expect, test } from "vitest";
import { pickDaily } from "./pick-daily.ts";
import { MOST_A_DAY, type RadarReason } from "./rank-entries.ts";

const ASKS: RadarReason = { is: "asks", need: "How?", helps: "teach", shared: [] };
const RULES: RadarReason = { is: "announces", what: "rules" };
const found = (day: string, score: number, reason: RadarReason = ASKS) => ({
  reason,
  score,
  foundAt: new Date(`${day}T10:00:00Z`),
});

test("of each day the ten best, the newest day first, and every announcement", () => {
  const old = Array.from({ length: 12 }, (_, score) => found("2026-11-14", score + 16));
  const rules = Array.from({ length: 3 }, () => found("2026-11-14", 0, RULES));
  const fresh = [found("2026-11-15", 17), found("2026-11-15", 19)];
  const picked = pickDaily([...rules, ...old, ...fresh]);
  expect(picked).toHaveLength(2 + MOST_A_DAY + 3);
  expect(picked.slice(0, 3).map(({ score }) => score)).toEqual([19, 17, 27]);
  expect(picked.slice(-3)).toEqual(rules);
});
