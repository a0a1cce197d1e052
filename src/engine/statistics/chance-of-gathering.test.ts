import { describe, expect, test } from "vitest";
import { chanceOfGathering } from "./chance-of-gathering.ts";
import { makeRandom, scatter } from "./testing/make-random.ts";

const hours = (at: Record<number, number>, rest = 0) =>
  Array.from({ length: 24 }, (_, hour) => at[hour] ?? rest);

test.each([
  ["nothing", hours({}), 1, 1],
  ["nine posts in one hour", hours({ 5: 9 }), 1, 1],
  ["ten posts in one hour", hours({ 5: 10 }), 0, 0.0001],
  ["an even day", hours({}, 40), 0.99, 1],
  ["two peaks half a day apart", hours({ 3: 100, 15: 100 }), 0.99, 1],
  ["one post more in an even day", hours({ 5: 41 }, 40), 0.99, 1],
  // Fifty posts, 24 of them in six hours, which is twice as many as chance has there.
  ["a light evening", hours({ 17: 4, 18: 4, 19: 4, 20: 4, 21: 4, 22: 4 }, 1), 0.0001, 0.05],
  ["a clear evening", hours({ 17: 7, 18: 9, 19: 10, 20: 9, 21: 8, 22: 7 }), 0, 1e-12],
  ["an even week", [100, 100, 100, 100, 100, 100, 100], 0.99, 1],
  ["a busy weekend", [700, 700, 700, 700, 700, 1000, 1000], 0, 1e-9],
])("%s", (_, counts, least, most) => {
  const chance = chanceOfGathering(counts);
  expect(chance).toBeGreaterThanOrEqual(least);
  expect(chance).toBeLessThanOrEqual(most);
});

const RUNS = 20_000;

describe("raises a false alarm as often as it says, and not more often", () => {
  test.each([
    [24, 25],
    [24, 50],
    [24, 200],
    [7, 200],
  ])("over %i slots with %i posts", (slots, posts) => {
    const random = makeRandom(2_463_534_242 + slots * posts);
    const chances = Array.from({ length: RUNS }, () =>
      chanceOfGathering(scatter(random, posts, slots)),
    );
    for (const rate of [0.05, 0.01, 0.001]) {
      const alarms = chances.filter((chance) => chance <= rate).length;
      // Three deviations of what chance makes of the runs themselves.
      const slack = 3 * Math.sqrt(RUNS * rate);
      expect(Math.abs(alarms - RUNS * rate)).toBeLessThanOrEqual(slack);
    }
  });
});
