import { expect, test, describe } from "vitest";
import {
  parseNumber,
  type Answers,
  findChanges,
  writeAnswers,
  findFaults,
  findFaultyStep,
} from "./answers.ts";
import { OnboardingChanges } from "#contract/accounts/onboarding.ts";

test.each([
  ["", 0, false],
  ["  ", 0, false],
  ["many", 0, false],
  ["12 or so", 0, false],
  ["0", 0, true],
  ["1200", 1200, true],
  ["1,200", 1200, true],
  ["1 200", 1200, true],
  ["12.5", 12, true],
  ["-3", -3, true],
  ["9".repeat(30), 0, false],
])("%j counts as %i, told: %s", (typed, value, isTold) => {
  expect(parseNumber(typed)).toEqual({ value, isTold });
});

const empty: Answers = {
  name: "",
  redditKarma: "",
  redditAccountAge: "",
  projectName: "",
  projectDescription: "",
  projectUrl: "",
  targetAudience: [],
};

describe("faults", () => {
  const cases: [string, Partial<Answers>][] = [
    ["nothing filled in", {}],
    ["a long name", { name: "n".repeat(81) }],
    ["a name of 80 characters", { name: "n".repeat(80) }],
    ["karma below 0", { redditKarma: "-1" }],
    ["karma that is no number", { redditKarma: "plenty" }],
    ["karma out of range", { redditKarma: "2000000001" }],
    ["a negative age", { redditAccountAge: "-30" }],
    ["an age out of range", { redditAccountAge: "20,001" }],
    ["a long project name", { projectName: "p".repeat(101) }],
    ["a long description", { projectDescription: "d".repeat(5001) }],
    ["an address as one says it", { projectUrl: "ropewise.example" }],
    ["words for an address", { projectUrl: "not yet" }],
    ["an address that is a script", { projectUrl: "javascript:alert(1)" }],
    ["an address of 2,001 characters", { projectUrl: `https://a.example/${"x".repeat(1983)}` }],
  ];
  test.each(cases)("%s: the wizard says what the server would say", (_name, change) => {
    const answers = { ...empty, ...change };
    const refused = OnboardingChanges.safeParse(writeAnswers(answers)).error?.issues ?? [];
    const said = refused.map(({ path, message }) => [path.join("."), message]);
    expect(findFaults(answers)).toEqual(Object.fromEntries(said));
  });

  test("lead back to the first step that has one", () => {
    expect(findFaultyStep(findFaults(empty))).toBeNull();
    const faults = findFaults({ ...empty, projectUrl: "not yet", redditKarma: "-1" });
    expect(findFaultyStep(faults)).toBe(1);
    expect(findFaultyStep({ projectUrl: "bad" })).toBe(2);
  });
});

describe("what is sent", () => {
  test("is what changed, without what the server would refuse", () => {
    const after: Answers = {
      ...empty,
      name: " Ada ",
      redditKarma: "1,200",
      redditAccountAge: "ages",
      projectUrl: "not yet",
      targetAudience: ["Students"],
    };
    const faulty = new Set(Object.keys(findFaults(after)));
    expect(findChanges(empty, after, faulty)).toEqual({
      name: "Ada",
      redditKarma: 1200,
      targetAudience: ["Students"],
    });
    expect(findChanges(after, after, faulty)).toEqual({});
  });

  test("forgets a number that was emptied", () => {
    const before = { ...empty, redditKarma: "12" };
    expect(findChanges(before, empty, new Set())).toEqual({ redditKarma: null });
  });
});
