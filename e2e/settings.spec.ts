import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { createProject } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { waitForQuiet } from "./support/quiet.ts";
import { expect, readLink, test } from "./support/test.ts";
import { watchWords } from "./support/watch-words.ts";

test.use({ bypassCSP: true });

/** As on a phone. */
async function openView(page: Page, name: string): Promise<void> {
  await page.getByRole("combobox", { name: "Section" }).click();
  await page.getByRole("option", { name }).click();
}

test("profile, connections and export, by keyboard and on a phone", async ({ page, signIn }) => {
  await signIn(page);
  await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Account Settings" })).toBeVisible();

  await page.getByLabel("Reddit user name").fill("x");
  await page.getByLabel("Reddit user name").press("Enter");
  await expect(page.getByText("A Reddit user name has 3 to 20 letters")).toBeVisible();
  await expect(page.getByLabel("Reddit user name")).toBeFocused();

  // What was typed is not lost by going to another view.
  await openView(page, "Connections");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("combobox", { name: "Section" })).toHaveText("Account");

  await page.getByLabel("Reddit user name").fill("u/ada_l");
  await page.getByLabel("Karma").fill("1,200");
  await page.getByLabel("Account age in days").fill("0");
  await page.getByLabel("Account age in days").press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Reddit user name")).toHaveValue("ada_l");
  await expect(page.getByLabel("Karma")).toHaveValue("1200");
  await expect(page.getByLabel("Account age in days")).toHaveValue("0");
  await expect(page.getByText(/We keep counting\.$/)).toBeVisible();
  await expectNoOverflow(page, "the settings");

  await openView(page, "Connections");
  await expect(page.getByRole("heading", { name: "What's connected" })).toBeInViewport();
  await expect(page.getByText("Test payments: no money moves.")).toBeVisible();
  await expect(page.getByText(/[A-Z]+_[A-Z]+/)).toBeHidden();
  await openView(page, "Your data");
  await expect(page).toHaveURL(/\/settings\/data$/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^foothold-export-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), "utf8")) as Record<string, unknown>;
  expect(data).toMatchObject({
    profile: { redditUsername: "ada_l", redditKarma: 1200 },
    projects: [{ name: "Ropewise", communities: [{ subredditId: "saas" }] }],
  });

  const table = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my posts as CSV" }).click();
  expect((await table).suggestedFilename()).toBe("foothold-posts.csv");
  expect(readFileSync(await (await table).path(), "utf8")).toContain("id,project,community,title");
});

test("each view is about one screen high, and links to parts of the one long page lead to theirs @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/settings");
  const views = page.getByRole("navigation", { name: "Settings" }).getByRole("link");
  await expect(views).toHaveCount(8);
  const names = await views.allTextContents();
  for (const name of names) {
    const link = views.filter({ hasText: name });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(link).toBeFocused();
    await waitForQuiet(page);
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect.soft(height, `height of ${name}`).toBeLessThanOrEqual(1000);
  }
  for (const [part, path, heading] of [
    ["karma", "/karma", "Karma"],
    ["reminders", "/notifications#reminders", "Reminders"],
    ["calendar", "/notifications#calendar", "Calendar"],
    ["webhooks", "/webhooks", "Webhooks"],
    ["sessions", "/sessions", "Sessions"],
    ["assistants", "/assistants", "Connect an assistant"],
    ["tokens", "/assistants#tokens", "Access tokens"],
    ["connections", "/connections", "What's connected"],
    ["data", "/data", "Your data"],
    ["delete", "/data#delete", "Delete account"],
  ] as const) {
    await page.goto("/dashboard");
    await page.goto(`/settings#${part}`);
    await expect(page).toHaveURL(new RegExp(`/settings${path}$`));
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeInViewport();
  }
});

test("an account is deleted by its address, after a fresh sign-in, in every tab", async ({
  page,
  context,
  email,
  signIn,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/settings");
  await page.goto("/settings/data");
  const dialog = page.getByRole("dialog");
  const address = page.getByLabel("Type your email address to confirm");
  const open = () => page.getByRole("button", { name: "Delete account" }).click();

  await open();
  await address.fill("someone-else@example.com");
  await address.press("Enter");
  await expect(page.getByText("That isn't this account's email address.")).toBeVisible();
  await expect(address).toBeFocused();
  await expectNoViolations(page, "a wrong address");

  // The server's word that the sign-in is too old; ten minutes are tested there.
  await page.route("**/api/auth/me", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({
          status: 403,
          json: {
            code: "FORBIDDEN",
            message: "Please sign in again first.",
            details: { reason: "sign-in-too-old", maxAgeMinutes: 10 },
          },
        })
      : route.fallback(),
  );
  await address.fill(email.toUpperCase());
  await address.press("Enter");
  await expect(dialog.getByText(/^We deleted nothing/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Send a fresh sign-in link" })).toBeFocused();
  await expectNoViolations(page, "a fresh sign-in");
  await page.unroute("**/api/auth/me");
  await dialog.getByRole("button", { name: "Send a fresh sign-in link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const welcomed = await watchWords(page, "Successfully signed in!");
  await page.goto(await readLink(page, email));
  await welcomed();
  await expect(page).toHaveURL(/\/dashboard$/);
  await other.goto("/settings");
  await expect(other.getByRole("heading", { name: "Account Settings" })).toBeVisible();
  await page.goto("/settings/data");
  await open();
  await address.fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Your account was deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBeNull();
});
