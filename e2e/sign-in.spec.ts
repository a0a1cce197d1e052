import { SIGNED_IN_PAGES, VIEWS_OF_NO_PROJECT } from "./support/pages.ts";
import { expect, readLink, test } from "./support/test.ts";
import { watchWords } from "./support/watch-words.ts";

/** For a second, until the dashboard takes its place. */
const WELCOME = "Successfully signed in! Redirecting to dashboard...";

test("a newcomer gets in by magic link, stays in, and leaves", async ({ page, email }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole("link", { name: /mailbox/i }).click();
  const link = page.locator("article", { hasText: email }).locator("pre a");
  await expect(link).toBeVisible();
  const welcomed = await watchWords(page, "Welcome", WELCOME);
  await link.click();
  await welcomed();
  expect(page.url()).not.toContain("token");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("No projects yet")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  await page.goto("/signin");
  await expect(page.getByText("You're already signed in!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole("button", { name: "Account", exact: true }).click();
  await expect(page.getByRole("menu").getByText(email)).toBeVisible();
  await expect(page.getByRole("menu").getByText("User", { exact: true })).toBeVisible();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Started" })).toBeVisible();
  await expect(page.getByText("Please sign in to continue")).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("accessToken");
});

test("a link is sent again, or a different address can be tried @nightly", async ({
  page,
  email,
}) => {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  const isSent = page.waitForResponse("**/api/auth/magic-link");
  await page.getByRole("button", { name: "Send it again" }).click();
  expect((await isSent).request().postDataJSON()).toEqual({ email });
  await expect(page.getByText("Sent to")).toBeVisible();
  await page.getByRole("button", { name: "Try different email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("a refusal is shown, and what was typed stays @nightly", async ({
  page,
  email,
  complaints,
}) => {
  await page.route("**/api/auth/magic-link", (route) =>
    route.fulfill({
      status: 429,
      json: { code: "RATE_LIMITED", message: "Several links were sent already." },
    }),
  );
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByText("Signup failed")).toBeVisible();
  await expect(page.getByText("Several links were sent already.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await complaints.expect(/^ApiError: Several links were sent already\./);
});

test("a link that is opened elsewhere waits for a press, and is not spent until then", async ({
  page,
  email,
  browser,
}) => {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  const link = await readLink(page, email);

  const scanner = await browser.newPage();
  await scanner.goto(link);
  await expect(scanner.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(scanner.url()).not.toContain("token");
  await scanner.close();

  const phone = await browser.newPage();
  await phone.goto(link);
  const welcomed = await watchWords(phone, WELCOME);
  await phone.getByRole("button", { name: "Sign in" }).click();
  await welcomed();
  await expect(phone).toHaveURL(/\/dashboard$/);
  await phone.close();
});

test("a browser that asked for one link still asks before it uses another @nightly", async ({
  page,
  email,
  browser,
  caller,
}) => {
  const elsewhere = await browser.newPage();
  await elsewhere.request.post("/api/auth/magic-link", { data: { email }, headers: caller });
  const link = await readLink(elsewhere, email);
  await elsewhere.close();

  await page.goto("/signin");
  await page.getByLabel("Email").fill(`own-${email}`);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("a link works once, and says so the second time @nightly", async ({
  page,
  email,
  browser,
}) => {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  const link = await readLink(page, email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/dashboard$/);
  const recognised = await watchWords(page, "Already signed in! Redirecting to dashboard...");
  await page.goto(link);
  await recognised();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.getByRole("heading", { name: "Verification Failed" })).toBeVisible();
  await expect(elsewhere.getByText("Invalid or expired magic link")).toBeVisible();
  await elsewhere.getByRole("link", { name: "Go to Login" }).click();
  await expect(elsewhere).toHaveURL(/\/signin$/);
  await elsewhere.close();
});

test("a link without a token says so @nightly", async ({ page }) => {
  await page.goto("/auth/magic-link");
  await expect(page.getByText("Invalid magic link - no token provided")).toBeVisible();
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test("/login and /signup lead to /signin", async ({ page }) => {
  for (const path of ["/login", "/signup"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin$/);
  }
});

test("every page behind the guard asks to sign in, and leaves no trace in the history @nightly", async ({
  page,
}) => {
  test.slow();
  for (const path of [...SIGNED_IN_PAGES, ...VIEWS_OF_NO_PROJECT]) {
    await page.goto("/");
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/signin$/);
    await expect(page.getByText("Please sign in to continue"), path).toBeVisible();
    await page.goBack();
    await expect(page, path).toHaveURL(/\/$/);
  }
});
