import type { Page } from "@playwright/test";
import { answered } from "./support/complaints.ts";
import { expect, test } from "./support/test.ts";

const spoil = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.setItem(name, "spoiled"), key);

function countRefreshes(page: Page): { count: number } {
  const counter = { count: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/refresh")) counter.count += 1;
  });
  return counter;
}

test("an access token that no longer works is renewed once for all calls", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await spoil(page, "accessToken");
  const refreshes = countRefreshes(page);
  await page.goto("/settings/sessions");
  await expect(page.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
  await expect(page.getByText("This device")).toBeVisible();
  expect(refreshes.count).toBe(1);
});

test("two tabs that renew together both stay signed in, with one call @nightly", async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await spoil(page, "accessToken");
  const counters = [countRefreshes(page), countRefreshes(other)];
  await Promise.all([page.goto("/dashboard"), other.goto("/dashboard")]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  }
  expect(counters.reduce((sum, { count }) => sum + count, 0)).toBe(1);
});

test("a session that has ended leads to sign-in, and both tokens go", async ({ page, signIn }) => {
  await signIn(page);
  await spoil(page, "accessToken");
  await spoil(page, "refreshToken");
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin$/);
  expect(
    await page.evaluate(() => [
      localStorage.getItem("accessToken"),
      localStorage.getItem("refreshToken"),
    ]),
  ).toEqual([null, null]);
});

test("a server that can't be reached at the start signs nobody out, and is asked again @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.route("**/api/auth/me", (route) =>
    route.fulfill({ status: 500, json: { code: "INTERNAL", message: "x" } }),
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "We can't reach the server" })).toBeVisible();
  await complaints.expect(answered(500));
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).not.toBeNull();
  await page.unroute("**/api/auth/me");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("signing out in one tab signs out the other @nightly", async ({ page, context, signIn }) => {
  await signIn(page);
  await page.goto("/dashboard");
  const other = await context.newPage();
  await other.goto("/settings");
  await expect(other.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/signin$/);
});

test("other sessions can be signed out from settings @nightly", async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(page);
  const elsewhere = await browser.newPage();
  await signIn(elsewhere);
  await elsewhere.goto("/dashboard");
  await expect(elsewhere.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.goto("/settings/sessions");
  await page.getByRole("button", { name: /sign out all others/i }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /sign out/i })
    .click();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  const token = await elsewhere.evaluate(() => localStorage.getItem("accessToken"));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/projects", { headers })).status()).toBe(401);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/signin$/);
  await elsewhere.close();
});

test("the profile is saved and shows in the menu @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/settings");
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByRole("button", { name: /save/i }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ada");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await expect(page.getByRole("menu").getByText("Ada")).toBeVisible();
});
