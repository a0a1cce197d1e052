import type { Page } from "@playwright/test";
import { expectFit } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { answered } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expect, test } from "./support/test.ts";
import { watchWords } from "./support/watch-words.ts";

const choice = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Reminders" }).getByRole("radio", { name });
const address = (page: Page) => page.getByLabel("Private address");

test("reminders are chosen by keyboard, saved at once, and still chosen after a reload", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/settings/notifications");
  await expect(choice(page, /^Off/)).toBeChecked();
  await choice(page, /^Off/).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(choice(page, /^Daily digest/)).toBeChecked();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText(/messages stay on its machine/)).toBeVisible();
  await page.reload();
  await expect(choice(page, /^Daily digest/)).toBeChecked();
});

test("a choice that can't be saved stays in sight, says so, and can be saved again @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.goto("/settings/notifications");
  await page.route("**/api/auth/me", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } })
      : route.fallback(),
  );
  await choice(page, /^At slot time/).check();
  await expect(page.getByRole("alert")).toContainText("Not saved.");
  await expect(choice(page, /^At slot time/)).toBeChecked();
  await complaints.expect(answered(503), /^ApiError: x/);
  await page.unroute("**/api/auth/me");
  await page.getByRole("button", { name: "Save again" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice(page, /^At slot time/)).toBeChecked();
});

test("a calendar address is created, copied, replaced and revoked @nightly", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await page.goto("/settings/notifications");
  await page.getByRole("button", { name: "Create calendar address" }).click();
  const first = await address(page).inputValue();
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toBeFocused();
  expect(first).toMatch(/\/api\/calendar\/[\da-f-]{36}\/[\w-]{43}\.ics$/);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const calendar = await page.request.get(first);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain("BEGIN:VCALENDAR");

  await page.getByRole("button", { name: "Replace address" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(address(page)).toHaveValue(first);
  await page.getByRole("button", { name: "Replace address" }).click();
  await question.getByRole("button", { name: "Replace address" }).click();
  await expect(address(page)).not.toHaveValue(first);
  const second = await address(page).inputValue();
  expect((await page.request.get(first)).status()).toBe(404);

  await page.getByRole("button", { name: "Revoke address" }).click();
  await question.getByRole("button", { name: "Revoke address" }).click();
  await expect(page.getByRole("button", { name: "Create calendar address" })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test.describe("a link to a post", () => {
  test.use({ isPremium: true });

  test("opens it, and a reload does not open it again @nightly", async ({ page, signIn }) => {
    await signIn(page);
    const projectId = await createProject(page, {
      name: "Ropewise",
      description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
      subreddits: ["saas"],
      answers: RICH_ANSWERS,
    });
    const postId = await callApi(page, "POST", "posts/generate", {
      projectId,
      subredditId: "saas",
    });
    await page.goto(`/projects/${projectId}?post=${postId}`);
    const dialog = page.getByRole("dialog", { name: "Edit Post" });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/projects/${projectId}$`));
    await page.reload();
    await expect(page.getByRole("heading", { name: "Content Roadmap" })).toBeVisible();
    await expect(dialog).toBeHidden();
    const shown = await watchWords(page, "This post is no longer on the roadmap");
    await page.goto(`/projects/${projectId}?post=${projectId}`);
    await shown();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("both cards fit every screen and have no axe violation @nightly", async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn(page);
      await page.goto("/settings/notifications");
      await choice(page, /^At slot time/).check();
      await page.getByRole("button", { name: "Create calendar address" }).click();
      await expect(address(page)).toBeVisible();
      await expectFit(page, "/settings/notifications");
    });
  });
}
