import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { PageReading } from "#contract/projects/project-page.ts";
import { showStep } from "#web/features/new-project/testing/show-step.tsx";
import type { ProjectDraft } from "#web/features/new-project/wizard/project-draft.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { AddressField } from "./address-field.tsx";

const PAGE: PageReading = {
  name: "Trip Planner",
  description: "Plans trips for small groups.",
  kind: null,
  category: null,
  audience: [],
  problem: null,
  by: "engine",
  notice: null,
};

const showField = (answers: Answers = {}, draft: Partial<ProjectDraft> = {}) =>
  showStep((props) => <AddressField {...props} refusal={null} />, { answers, draft });
const findField = () => screen.getByRole("textbox", { name: "Project URL (optional)" });
const countReadings = (calls: { name: string }[]) =>
  calls.filter(({ name }) => name === "readProjectPage").length;

test("with nothing but an address, Enter reads its page and fills in what it says", async () => {
  const { user, store } = showField({ readProjectPage: PAGE });
  await user.type(findField(), "trips.example{Enter}");
  expect(await screen.findByText("Filled in from your page.")).toBeTruthy();
  expect(store.read()).toMatchObject({ name: PAGE.name, description: PAGE.description });
});

test("while the page is read the screen says that one can carry on", async () => {
  const { user } = showField({ readProjectPage: noAnswer });
  await user.type(findField(), "trips.example{Enter}");
  expect(await screen.findByText("Reading your page...")).toBeTruthy();
});

test("what was typed is not replaced by what the page says", async () => {
  const { user, store } = showField({ readProjectPage: PAGE }, { name: "My own name" });
  await user.type(findField(), "trips.example");
  await user.click(screen.getByRole("button", { name: "Read page" }));
  expect(await screen.findByText("Filled in from your page.")).toBeTruthy();
  expect(store.read().name).toBe("My own name");
});

test("a page that could not be read says why, and the address stays", async () => {
  const { user, store } = showField({
    readProjectPage: refuse(502, "UPSTREAM", "The page did not answer."),
  });
  await user.type(findField(), "trips.example{Enter}");
  expect(await screen.findByText("The page did not answer.")).toBeTruthy();
  expect(store.read().url).toContain("trips.example");
});

test("what is no address is a fault once the field is left, and nothing is read", async () => {
  const { user, calls } = showField();
  await user.type(findField(), "not an address");
  expect(findField().getAttribute("aria-invalid")).toBeNull();
  await user.tab();
  expect(findField().getAttribute("aria-invalid")).toBe("true");
  expect(countReadings(calls)).toBe(0);
});

test("an empty field has nothing to be read", () => {
  showField();
  expect(screen.getByRole("button", { name: "Read page" })).toHaveProperty("disabled", true);
});
