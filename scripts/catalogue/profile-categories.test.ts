import { expect, test } from "vitest";
import { listProfileCategories } from "./profile-categories.ts";

test.each([
  ["saas", "Tech & SaaS"],
  ["seo", "Marketing & Growth"],
  ["espresso", "Food & Drink"],
  ["motorcycles", undefined],
])("the profile of r/%s gives away %s", (name, category) => {
  expect(listProfileCategories().get(name)).toBe(category);
});
