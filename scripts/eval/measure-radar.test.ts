import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { countRadar, measureRadar, readRadarCases } from "./measure-radar.ts";

const own = (name: string) => fileURLToPath(new URL(`../../eval/${name}`, import.meta.url));

// What was measured on posts that no bound was chosen by, less a little.
test("of posts that were held back, the radar shows those that are worth answering", async () => {
  const held = readRadarCases(own("radar.jsonl")).filter(({ half }) => half === "held");
  const { shown, shownWorth, worth, othersShown } = countRadar(
    await measureRadar(held, own("posts")),
  );
  expect(shownWorth / shown).toBeGreaterThanOrEqual(0.85);
  expect(shownWorth / worth).toBeGreaterThanOrEqual(0.8);
  expect(othersShown).toBeLessThanOrEqual(3);
});
