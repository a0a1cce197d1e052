import { answered } from "./support/complaints.ts";
import { expect, test } from "./support/test.ts";

test("an unknown address is Page Not Found, with ways out", async ({ page }) => {
  await page.goto("/");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByText("404")).toBeVisible();
  await expect(page.getByRole("link", { name: /support/i })).toHaveAttribute("href", /^mailto:/);
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/no/such/page");
  await page.getByRole("link", { name: "Go to Homepage" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the style guide is not part of the product", async ({ page }) => {
  await page.goto("/styleguide");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test("a page that breaks shows the failure page instead of nothing", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.route("**/api/billing/plans", (route) => route.fulfill({ json: { not: "a list" } }));
  await page.goto("/billing");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await complaints.expect(/^TypeError: /, /^React Router caught the following error/);
});

test("a server that fails is told in the words of its message, and can be asked again @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.route("**/api/billing/plans", (route) =>
    route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
  );
  await page.goto("/billing");
  await expect(page.getByText("Failed to load subscription plans").first()).toBeVisible();
  await complaints.expect(answered(503));
  await page.unroute("**/api/billing/plans");
  await page.getByRole("button", { name: /try again/i }).click();
  await expect(page.getByText("$29.99").first()).toBeVisible();
});

test("toasts sit top-center, 356 px wide, with a close button, and leave after 4 seconds @nightly", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/signin");
  await expect(page.getByLabel("Email")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    history.pushState(null, "", "/dashboard");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  const toast = page.locator("[data-sonner-toast]", { hasText: "Please sign in to continue" });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass();
  const area = page.locator("[data-sonner-toaster]");
  await expect(area).toHaveAttribute("data-y-position", "top");
  await expect(area).toHaveAttribute("data-x-position", "center");
  expect((await toast.boundingBox())?.width).toBe(356);
  await expect(toast.getByRole("button", { name: /close/i })).toBeVisible();
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test("the theme follows the system until one is chosen, and then stays", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page);
  await page.goto("/dashboard");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Light" }).click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await expect.poll(background).toBe(light);
});

test("a form in a dialog begins at its first field, and the focus goes back to what opened it", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/settings/assistants");
  const opener = page.getByRole("button", { name: "Create token", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("everything can be reached by keyboard", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  const menu = page.getByRole("button", { name: "Account", exact: true });
  for (
    let i = 0;
    i < 10 && !(await menu.evaluate((node) => node === document.activeElement));
    i++
  ) {
    await page.keyboard.press("Tab");
  }
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Billing" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings$/);
});
