import { expect, test } from "vitest";
import { findDueHelp } from "./follow-pick.ts";
import { EMPTY_DRAFT, type ProjectDraft } from "./project-draft.ts";

const described: ProjectDraft = { ...EMPTY_DRAFT, name: "Ledgerly", description: "Invoices." };
const complete: ProjectDraft = {
  ...described,
  category: "Finance",
  targetAudience: ["Freelancers"],
};

test.each<[string, ProjectDraft, ReturnType<typeof findDueHelp>]>([
  ["step 1 has its own button", { ...described, step: 1 }, null],
  ["an empty category", { ...described, step: 2 }, "category"],
  ["a category that is there", { ...complete, step: 2 }, null],
  ["a category that was tried before", { ...described, step: 2, helped: ["category"] }, null],
  ["no description to go by", { ...EMPTY_DRAFT, step: 2, url: "https://a.example" }, null],
  ["an empty audience", { ...described, step: 3, helped: ["category"] }, "targetAudience"],
  ["an audience that was cleared", { ...described, step: 3, helped: ["targetAudience"] }, null],
  ["goals are nobody's to guess", { ...described, step: 4 }, null],
  ["no communities yet", { ...complete, step: 5 }, "subreddits"],
  ["communities with gaps before", { ...described, step: 5 }, null],
])("help that comes by itself: %s", (_, draft, field) => {
  expect(findDueHelp(draft)).toBe(field);
});
