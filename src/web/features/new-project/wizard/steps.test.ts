import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT, type SubredditChoice } from "./project-draft.ts";
import { canGoOn, nextStep, percentComplete, previousStep, type Step, STEPS } from "./steps.ts";

const saas: SubredditChoice = {
  id: "saas",
  name: "SaaS",
  fullName: "r/SaaS",
  members: 1,
  membersEstimated: false,
  category: "Tech & SaaS",
  relevanceScore: null,
};

describe("the way through the steps", () => {
  const cases: [Step, { previous: Step; next: Step }][] = [
    [1, { previous: 1, next: 2 }],
    [2, { previous: 1, next: 3 }],
    [3, { previous: 2, next: 4 }],
    [4, { previous: 3, next: 5 }],
    [5, { previous: 4, next: 5 }],
  ];
  it.each(cases)("step %i", (step, expected) => {
    expect({
      previous: previousStep(step),
      next: nextStep(step),
    }).toEqual(expected);
  });
});

describe("going on", () => {
  it("needs nothing on the first four steps", () => {
    const open = STEPS.filter((step) => canGoOn({ ...EMPTY_DRAFT, step }));
    expect(open).toEqual([1, 2, 3, 4]);
  });
  it("needs a subreddit on the last", () => {
    expect(canGoOn({ ...EMPTY_DRAFT, step: 5, selectedSubreddits: [saas] })).toBe(true);
  });
});

describe("the percentage", () => {
  const told = { ...EMPTY_DRAFT, name: "Ledgerly", description: "Invoices." };
  const filled = { ...told, category: "Finance", targetAudience: ["Freelancers"] } as const;
  const cases: [string, Parameters<typeof percentComplete>[0], number][] = [
    ["the first step", EMPTY_DRAFT, 20],
    ["the third step with all before it", { ...told, category: "Finance", step: 3 }, 60],
    ["the fourth step without an audience", { ...told, category: "Finance", step: 4 }, 60],
    ["the last step with nothing filled in", { ...EMPTY_DRAFT, step: 5 }, 20],
    ["the last step before a community is chosen", { ...filled, step: 5 }, 80],
    [
      "the last step without an audience",
      { ...told, category: "Finance", step: 5, selectedSubreddits: [saas] },
      80,
    ],
    ["all there is", { ...filled, step: 5, selectedSubreddits: [saas] }, 100],
  ];
  it.each(cases)("%s", (_name, draft, percent) => {
    expect(percentComplete(draft)).toBe(percent);
  });
});
