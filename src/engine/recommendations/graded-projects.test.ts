import { expect, test } from "vitest";
import { findPrecedents, type GradedProjects } from "./graded-projects.ts";

const east = Float64Array.of(1, 0);
const north = Float64Array.of(0, 1);
const graded: GradedProjects = {
  directions: [east, north, null],
  ids: [["bees", "cats"], ["dogs"], ["fish"]],
  byCommunity: new Map([
    ["bees", [{ project: 0, grade: 2 }]],
    ["cats", [{ project: 0, grade: 0 }]],
    ["dogs", [{ project: 1, grade: 2 }]],
    ["fish", [{ project: 2, grade: 2 }]],
  ]),
};

test("what a like project was told counts, what another was told does not", () => {
  const { of } = findPrecedents(graded, [east]);
  expect(of("bees").better).toBeGreaterThan(0.5);
  expect(of("bees").core).toBeGreaterThan(0.5);
  expect(of("cats").better).toBeLessThan(0);
  expect(of("dogs")).toEqual({ better: 0, core: 0 });
  expect(of("fish")).toEqual({ better: 0, core: 0 });
  expect(of("nobody's")).toEqual({ better: 0, core: 0 });
});

test("the best are those that were better than usual", () => {
  expect(findPrecedents(graded, [east]).best(5)).toEqual(["bees"]);
});

test("a project that only begins alike counts half", () => {
  const { of } = findPrecedents(graded, [east, north]);
  expect(of("dogs").core).toBeCloseTo(0.5);
  expect(of("bees")).toEqual(of("dogs"));
});

test("a project is no precedent of its own", () => {
  expect(findPrecedents(graded, [east], 0).of("bees")).toEqual({ better: 0, core: 0 });
});
