import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PROJECT_DESCRIPTION, PROJECT_NAME } from "#engine/projects/project-fields.ts";
import { BRIEF_FILE } from "#engine/projects/project-limits.ts";
import { showStep } from "#web/features/new-project/testing/show-step.tsx";
import type { ProjectDraft } from "#web/features/new-project/wizard/project-draft.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { ProjectStep } from "./project-step.tsx";

const showProjectStep = (answers: Answers = {}, draft: Partial<ProjectDraft> = {}) =>
  showStep((props) => <ProjectStep {...props} />, { answers, draft });
const ADDRESS = { url: "https://trips.example", name: "Trips" };

test("nothing is a fault before anything was typed", () => {
  showProjectStep();
  expect(screen.queryByText(PROJECT_NAME.missing)).toBeNull();
  expect(screen.getByRole("button", { name: "Generate" })).toHaveProperty("disabled", true);
});

test("a description is generated from the address, by keyboard", async () => {
  const { user, store } = showProjectStep(
    { generateDescription: { description: "Plans trips.", by: "engine", notice: null } },
    ADDRESS,
  );
  screen.getByRole("button", { name: "Generate" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Description generated!")).toBeTruthy();
  expect(store.read().description).toBe("Plans trips.");
});

test("while it is generated the button says so", async () => {
  const { user } = showProjectStep({ generateDescription: noAnswer }, ADDRESS);
  await user.click(screen.getByRole("button", { name: "Generate" }));
  expect(await screen.findByRole("button", { name: "Generating..." })).toBeTruthy();
});

test("an address that the server refuses is said at the address", async () => {
  const { user } = showProjectStep(
    { generateDescription: refuse(400, "VALIDATION", "This address leads nowhere.") },
    ADDRESS,
  );
  await user.click(screen.getByRole("button", { name: "Generate" }));
  const field = screen.getByRole("textbox", { name: "Project URL (optional)" });
  expect((await screen.findAllByText("This address leads nowhere.")).length).toBeGreaterThan(0);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("too long a name and too long a description have their own words", () => {
  showProjectStep(
    {},
    {
      name: "n".repeat(PROJECT_NAME.longest + 1),
      description: "d".repeat(PROJECT_DESCRIPTION.longest + 1),
    },
  );
  expect(screen.getByText(PROJECT_NAME.tooLong)).toBeTruthy();
  expect(screen.getByText(PROJECT_DESCRIPTION.tooLong)).toBeTruthy();
  expect(screen.getByText("5,001 of 5,000 characters")).toBeTruthy();
});

test("too large a brief is not sent", async () => {
  const { user, calls } = showProjectStep();
  const file = new File([new Uint8Array(BRIEF_FILE.mostBytes + 1)], "brief.txt", {
    type: "text/plain",
  });
  await user.upload(screen.getByLabelText("Brief"), file);
  expect((await screen.findByRole("alert")).textContent).toBe(BRIEF_FILE.tooLarge);
  expect(calls).toEqual([]);
});
