import { expect, test } from "vitest";
import { listSteps } from "#engine/interview/list-questions.ts";
import { listAnswerRows } from "./answer-rows.ts";
import {
  countAnswered,
  findFirstGap,
  findFirstOpen,
  nameStep,
  readProgress,
} from "./interview-places.ts";

const STEPS = listSteps("software");
const [first = []] = STEPS;
const ALL = Object.fromEntries(STEPS.flat().map(({ id }) => [id, "x"]));

test.each([
  [{}, "open"],
  [{ what: "x" }, "begun"],
  [{ what: "x", forWhom: "y" }, "answered"],
] as const)("two questions with the answers %j are %s", (answers, progress) => {
  expect(readProgress(first, answers)).toBe(progress);
});

test("the interview goes on at the first question without any answer, or ends", () => {
  expect(findFirstOpen(STEPS, {})).toBe(0);
  expect(findFirstOpen(STEPS, { what: "x", unusual: "y" })).toBe(1);
  expect(findFirstOpen(STEPS, ALL)).toBe(STEPS.length);
});

test("a question counts once it has an answer; what another kind was asked does not", () => {
  expect(countAnswered(STEPS, { what: "x", forWhom: "y", scene: "z", howItPlays: "w" })).toBe(3);
  expect(countAnswered(STEPS, { what: "x", scene: " " })).toBe(1);
  expect(countAnswered(STEPS, ALL)).toBe(STEPS.flat().length);
});

test("as many questions are counted as the picture of the answers has lines", () => {
  const rows = listAnswerRows(STEPS, ALL, [], new Map());
  expect(rows.filter(({ isAnswered }) => isAnswered)).toHaveLength(countAnswered(STEPS, ALL));
});

test("the end names the first question that has no answer, of two that share a step as well", () => {
  expect(findFirstGap(STEPS, ALL)).toBeNull();
  const { forWhom: _none, ...rest } = ALL;
  expect(findFirstGap(STEPS, rest)).toBe(0);
});

test("two questions share a name", () => {
  expect(nameStep(first)).toBe("What it is, who it's for");
});
