import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { answered } from "./support/complaints.ts";
import { expectFitAtWidths, expectNoOverflow } from "./support/fit.ts";
import { expect } from "./support/test.ts";
import { test } from "./support/webhook-server.ts";

test.use({ bypassCSP: true });

const dialog = (page: Page) => page.getByRole("dialog");
const address = (page: Page) => dialog(page).getByLabel("Address");

async function openDialog(page: Page): Promise<void> {
  await page.goto("/settings/webhooks");
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add webhook", exact: true }).click();
}

test("a webhook is added by keyboard, tested, read in the log and deleted", async ({
  page,
  signIn,
  receiver,
}) => {
  await signIn(page);
  await openDialog(page);
  await address(page).fill(`${receiver.url}/mine`);
  await expect(dialog(page).getByRole("combobox", { name: "Send it as" })).toHaveText(
    "Plain JSON, signed",
  );
  await address(page).press("Enter");
  await expect(
    dialog(page).getByRole("heading", { name: "Copy the signing secret now" }),
  ).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Copy Signing secret" })).toBeFocused();
  const secret = await dialog(page).locator("pre").innerText();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  await expectNoViolations(page, "a signing secret");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, "a signing secret");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);

  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("The test arrived.")).toBeVisible();
  await expect(page.getByText("Delivered (200), 1 attempt")).toBeVisible();
  expect(receiver.received.filter(({ path }) => path === "/mine")).toHaveLength(1);
  receiver.failNext("/mine", 1);
  await page.getByRole("button", { name: /^Send again: Test/ }).click();
  await expect(page.getByText("Failed, 2 attempts")).toBeVisible();
  await expect(page.getByText("It has a problem (500).").first()).toBeVisible();
  await page.getByRole("button", { name: /^Send again: Test/ }).click();
  await expect(page.getByText("Delivered (200), 3 attempts")).toBeVisible();
  await expectNoViolations(page, "a webhook with its log");
  await expectFitAtWidths(page, "a webhook with its log");

  await page.getByRole("button", { name: "Change events" }).click();
  for (const event of await dialog(page).getByRole("checkbox").all()) await event.uncheck();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(
    dialog(page).getByText("Choose at least one, or turn the webhook off."),
  ).toBeVisible();
  await dialog(page)
    .getByRole("checkbox", { name: /^Weekly results/ })
    .check();
  await expectNoViolations(page, "changing events");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const section = page.getByRole("main");
  await expect(section.getByText("Weekly results", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Replace secret" }).click();
  await dialog(page).getByRole("button", { name: "Replace secret" }).click();
  await expect(dialog(page).locator("pre")).not.toHaveText(secret);
  await dialog(page).getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
  await page.getByRole("button", { name: /^Delete http/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByText("Webhook deleted")).toBeVisible();
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
});

test("each bad address has its own sentence, and what was typed stays @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openDialog(page);
  await address(page).press("Enter");
  await expect(
    dialog(page).getByText("Please enter the address to send messages to."),
  ).toBeVisible();
  await expect(address(page)).toBeFocused();
  for (const [typed, says] of [
    ["my channel", "That isn't a web address."],
    ["http://example.com/in", "This address begins with http://"],
    ["https://192.168.0.7/in", "This address points to a private network."],
    ["https://example.com:8443/in", "This address uses an unusual port."],
    ["https://me:hush@example.com/in", "Leave the user name and password out of the address."],
    ["https://acme.slack.com/archives/C01", "This address opens Slack, but takes no messages."],
    ["https://hooks.slack.com/services/T01", "This Slack address is incomplete."],
    ["https://discord.com/channels/1/2", "This address opens Discord, but takes no messages."],
  ] as const) {
    await address(page).fill(typed);
    await address(page).press("Enter");
    await expect(dialog(page).getByText(says)).toBeVisible();
    await expect(address(page)).toHaveValue(typed);
    await expect(address(page)).toBeFocused();
  }
  await expectNoViolations(page, "a bad address");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, "a bad address");
  await address(page).fill("https://hooks.slack.com/services/T0001/B0002/abcdefghijkl");
  await expect(dialog(page).getByRole("combobox", { name: "Send it as" })).toHaveText("Slack");
  await address(page).press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText("https://hooks.slack.com/…ijkl")).toBeVisible();
});

test("a test that does not arrive says why, and a list that fails can be loaded again @nightly", async ({
  page,
  signIn,
  complaints,
  receiver,
}) => {
  await signIn(page);
  await page.route("**/api/webhooks", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/settings/webhooks");
  await expect(page.getByText("We couldn't load your webhooks")).toBeVisible();
  await page.unroute("**/api/webhooks");
  await complaints.expect(answered(503));
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Add webhook", exact: true }).click();
  await address(page).fill(`${receiver.url}/redirect`);
  await address(page).press("Enter");
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(
    page.getByText(/^The test didn't arrive\. It answered with a redirect \(302\)/),
  ).toBeVisible();
  await expect(page.getByText("Failed, 1 attempt")).toBeVisible();
  expect(receiver.received.some(({ path }) => path === "/taken")).toBe(false);
});
