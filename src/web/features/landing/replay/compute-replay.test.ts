import { expect, test } from "vitest";
import { computeReplay } from "./compute-replay.ts";
import { draftAfter } from "./example.ts";
import { SCRIPT } from "./script-text.ts";

const replay = computeReplay(SCRIPT);

test("each step brings the estimate down, from high to low", () => {
  const scores = replay.moments.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(SCRIPT.steps.length + 1);
  expect(replay.moments[0]?.level).toBe("high");
  expect(replay.moments.at(-1)?.level).toBe("low");
});

test("at the end every rule that is checked is followed", () => {
  const last = replay.moments.at(-1);
  expect(last?.followed).toBe(last?.total);
});

test("each step settles a reason, with the words it quotes in the draft before it", () => {
  expect(replay.receipts.map(({ step }) => step)).toEqual([1, 2, 3, 4]);
  const quoting = replay.receipts.filter(({ quote }) => quote !== null);
  expect(quoting.length).toBe(4);
  for (const { step, quote } of quoting) {
    const { title, content } = draftAfter(SCRIPT, step - 1);
    expect(title + content).toContain(quote);
  }
});

test("the drafts read as somebody would have written them", () => {
  expect(draftAfter(SCRIPT, 0)).toMatchObject({
    title: "I built a game-changing planner for small climbing gyms!!!",
    flair: null,
  });
  expect(draftAfter(SCRIPT, SCRIPT.steps.length)).toEqual({
    title: "I built a planner for small climbing gyms",
    content:
      "For two years I kept our gym's bookings in a spreadsheet. Then one Saturday we let in twelve people too many.\n\nSo I built Chalkline. It counts mats, not seats, and it moves old bookings over.\n\nWhat would you miss in it?",
    editSection: null,
    flair: "Show and tell",
  });
});
