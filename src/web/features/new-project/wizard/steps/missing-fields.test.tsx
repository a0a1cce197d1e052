import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { COMPLETE_FIRST } from "#engine/projects/project-fields.ts";
import { showStep } from "#web/features/new-project/testing/show-step.tsx";
import type { ProjectDraft } from "#web/features/new-project/wizard/project-draft.ts";
import { type Answers, noAnswer } from "#web/testing/answer-calls.ts";
import { MissingFields } from "./missing-fields.tsx";

const COMPLETE: Partial<ProjectDraft> = {
  name: "Trip Planner",
  description: "Plans trips.",
  category: "SaaS & Software",
  targetAudience: ["Developers"],
};

const showFields = (draft: Partial<ProjectDraft>, answers: Answers = {}) =>
  showStep((props) => <MissingFields {...props} />, { draft: { ...COMPLETE, ...draft }, answers });

test("where nothing is missing there is nothing to see", () => {
  showFields({});
  expect(screen.queryByRole("region", { name: "Still missing" })).toBeNull();
});

test("asks for what is missing alone, and the field stays while it is filled in", async () => {
  const { user, store } = showFields({ name: "" });
  expect(screen.getByRole("heading", { name: "Still missing: name" })).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Project Name" }), "T");
  expect(screen.getByRole("heading", { name: "Nothing is missing now" })).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Project Name" })).toBeTruthy();
  expect(store.read().name).toBe("T");
});

test("Enter asks for recommendations once nothing is missing", async () => {
  const { user, calls } = showFields({ name: "" }, { generateRecommendations: noAnswer });
  screen.getByRole("textbox", { name: "Project Name" }).focus();
  await user.keyboard("Trips{Enter}");
  expect(calls.find(({ name }) => name === "generateRecommendations")?.body).toMatchObject({
    name: "Trips",
  });
});

test("Enter before that says what comes first, and sends nothing", async () => {
  const { user, calls } = showFields({ name: "" });
  screen.getByRole("textbox", { name: "Project Name" }).focus();
  await user.keyboard("{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(COMPLETE_FIRST);
  expect(calls).toEqual([]);
});

test("a category is picked where none was found", async () => {
  const { user, store } = showFields({ category: null });
  await user.click(screen.getByRole("radio", { name: /Education/ }));
  expect(store.read().category).toBe("Education");
});
