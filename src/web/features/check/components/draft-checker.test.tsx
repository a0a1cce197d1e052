import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePolicy } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { DraftChecker } from "./draft-checker.tsx";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const showChecker = (answers: Answers = {}) =>
  showPart(<DraftChecker />, {
    path: "/check?r=saas",
    answers: { getPolicy: samplePolicy(), ...answers },
  });

const title = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Title" });
const offer = () => screen.queryByRole("button", { name: "Try an example" });
const clear = () => screen.queryByRole("button", { name: "Clear the draft" });

test("an empty page offers an example, which goes with the first words", async () => {
  const { user, location } = showChecker();
  expect(clear()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Try an example" }));
  expect(title().value).toContain("climbing gyms");
  expect(location().search).toBe("?r=saas");
  expect(offer()).toBeNull();
});

test("a cleared draft can be brought back", async () => {
  const { user } = showChecker();
  await user.type(title(), "A year of trips");
  await user.click(screen.getByRole("button", { name: "Clear the draft" }));
  expect(title().value).toBe("");
  expect(offer()).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await vi.waitFor(() => expect(title().value).toBe("A year of trips"));
});

test("a visitor keeps a draft by signing in, once the rules are known", async () => {
  const { user } = showChecker();
  await user.type(title(), "A year of trips");
  expect(await screen.findByRole("button", { name: "Save to a project" })).toBeTruthy();
});

test.each<[string, Answers["getPolicy"]]>([
  ["are on their way", noAnswer],
  ["did not come", refuse(500, "INTERNAL", "It broke.")],
])("while the rules %s, one can type, and nothing can be kept", async (_, getPolicy) => {
  const { user } = showChecker({ getPolicy } as Answers);
  await user.type(title(), "A year of trips");
  expect(title().value).toBe("A year of trips");
  expect(clear()).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save to a project" })).toBeNull();
});
