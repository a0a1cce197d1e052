import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "#contract/health.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { sampleUser } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { ReminderSettings } from "./reminder-settings.tsx";

beforeEach(() => signIn());

const mail = (state: Connection["state"]): Connection => ({
  id: "mail",
  name: "Mail",
  state,
  meaning: "It sends mail.",
});

const showSettings = (answers: Answers = {}) =>
  showPart(<ReminderSettings />, {
    answers: { listConnections: { items: [mail("connected")] }, ...answers },
  });
const option = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

test("a choice is saved at once", async () => {
  const { user, calls } = showSettings({
    updateCurrentUser: sampleUser({ reminders: "daily-digest" }),
  });
  await user.click(option(/^Daily digest/));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(calls.find(({ name }) => name === "updateCurrentUser")?.body).toEqual({
    reminders: "daily-digest",
  });
});

test("while it is saved, that is said, and the choice is in sight", async () => {
  const { user } = showSettings({ updateCurrentUser: noAnswer });
  await user.click(option(/^At slot time/));
  expect(await screen.findByText("Saving…")).toBeTruthy();
  expect(option(/^At slot time/).checked).toBe(true);
});

test("a choice that was not saved stays, and can be saved again", async () => {
  let asked = 0;
  const { user } = showSettings({
    updateCurrentUser: () => {
      asked += 1;
      if (asked === 1) return refuse(500, "INTERNAL", "It broke.");
      return sampleUser({ reminders: "at-slot-time" });
    },
  });
  await user.click(option(/^At slot time/));
  expect((await screen.findByRole("alert")).textContent).toContain("Not saved.");
  expect(option(/^At slot time/).checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Save again" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
});

test("a server that can't send mail says so to who wants it", async () => {
  await signIn(sampleUser({ reminders: "daily-digest" }));
  showSettings({ listConnections: { items: [mail("not-configured")] } });
  expect(await screen.findByText(/This server can't send mail yet/)).toBeTruthy();
});

test("who wants no reminders is not bothered with mail", async () => {
  const { calls } = showSettings({ listConnections: { items: [mail("not-configured")] } });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByText(/can't send mail/)).toBeNull();
});
