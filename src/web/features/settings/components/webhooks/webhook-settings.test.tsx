import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Webhook } from "#contract/webhook.ts";
import { MAX_WEBHOOKS, NO_WEBHOOK_EVENTS, WEBHOOK_ADDRESS } from "#engine/webhooks/webhook.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { WebhookSettings } from "./webhook-settings.tsx";

beforeEach(() => signIn());

function sampleWebhook(number: number): Webhook {
  return {
    id: `0199a000-0000-7000-8000-00000000000${number}`,
    address: `https://example.com/hook-${number}`,
    shape: "json",
    events: ["post.due"],
    isOn: true,
    turnedOff: null,
    failingSince: null,
    createdAt: "2026-11-15T09:00:00.000Z",
  };
}

const showSettings = (items: Webhook[], answers: Answers = {}) =>
  showPart(<WebhookSettings />, { answers: { listWebhooks: { items }, ...answers } });

async function openForm(user: ReturnType<typeof showSettings>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Add webhook" }));
  const dialog = await screen.findByRole("dialog");
  return {
    address: await within(dialog).findByRole("textbox", { name: "Address" }),
    submit: within(dialog).getByRole("button", { name: "Add webhook" }),
    dialog,
  };
}

test("says that they are loading", () => {
  showSettings([], { listWebhooks: noAnswer });
  expect(screen.getByText("Loading webhooks")).toBeTruthy();
});

test("says that there are none", async () => {
  showSettings([]);
  expect(await screen.findByText("No webhooks yet.")).toBeTruthy();
});

test("webhooks that did not come can be asked for again", async () => {
  showSettings([], { listWebhooks: refuse(500, "INTERNAL", "It broke.") });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText("No webhooks yet.")).toBeNull();
});

test("the secret is shown once, after an address was sent by keyboard", async () => {
  const { user, calls } = showSettings([], {
    addWebhook: { secret: "whsec_abc", details: sampleWebhook(1) },
  });
  const { address } = await openForm(user);
  await user.type(address, "https://example.com/hook{Enter}");
  expect(await screen.findByText("whsec_abc")).toBeTruthy();
  expect(calls.find(({ name }) => name === "addWebhook")?.body).toMatchObject({
    address: "https://example.com/hook",
    shape: "json",
  });
});

test("an address of Slack is sent as Slack wants it", async () => {
  const { user, calls } = showSettings([], {
    addWebhook: { secret: null, details: sampleWebhook(1) },
  });
  const { address } = await openForm(user);
  await user.type(address, "https://hooks.slack.com/services/a/b/c{Enter}");
  expect(await screen.findByText("No webhooks yet.")).toBeTruthy();
  expect(calls.find(({ name }) => name === "addWebhook")?.body).toMatchObject({ shape: "slack" });
});

test("neither an address nor events: each fault has its words, and nothing is sent", async () => {
  const { user, calls } = showSettings([]);
  const { dialog, submit } = await openForm(user);
  for (const box of within(dialog).getAllByRole("checkbox")) await user.click(box);
  await user.click(submit);
  expect(await screen.findByText(WEBHOOK_ADDRESS.missing)).toBeTruthy();
  expect(screen.getByText(NO_WEBHOOK_EVENTS)).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain("addWebhook");
});

test("what the server refuses is said beside what was typed", async () => {
  const { user } = showSettings([], {
    addWebhook: refuse(409, "CONFLICT", "This address is there already."),
  });
  const { address } = await openForm(user);
  await user.type(address, "https://example.com/hook{Enter}");
  expect(await screen.findByText("This address is there already.")).toBeTruthy();
  expect(screen.getByDisplayValue("https://example.com/hook")).toBeTruthy();
});

test("with as many as there may be, no other can be added", async () => {
  showSettings(Array.from({ length: MAX_WEBHOOKS }, (_, number) => sampleWebhook(number)));
  expect(
    await screen.findByText(`You have ${MAX_WEBHOOKS} webhooks, the maximum. Delete one first.`),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add webhook" })).toBeNull();
});
