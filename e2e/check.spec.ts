import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

const subreddit = (page: Page) => page.getByRole("combobox", { name: "Subreddit" });
const title = (page: Page) => page.getByLabel("Title");
const content = (page: Page) => page.getByLabel("Content");
const verdict = (page: Page) => page.getByRole("region", { name: /^Verdict for/ });

test("a visitor checks a draft without signing in, and the draft goes nowhere", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/");
  await page.getByRole("link", { name: "Check a draft" }).first().click();
  await expect(page).toHaveURL(/\/check$/);
  await expect(page.getByRole("heading", { name: "Choose a subreddit" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();

  await subreddit(page).fill("r/sideproj");
  await page.getByRole("option", { name: /^r\/SideProject\b/ }).click();
  await expect(page).toHaveURL(/\/check\?r=sideproject$/);
  await expect(subreddit(page)).toHaveValue("r/SideProject");
  await expect(page.getByRole("heading", { name: "Nothing to check yet" })).toBeVisible();

  await title(page).fill("A walnut planner");
  await content(page).fill("Zanzibar: sign up at https://bit.ly/walnut");
  await expect(verdict(page).getByText(/Ban risk: (medium|high) ·/)).toBeVisible();
  await expect(verdict(page).getByText("estimate").first()).toBeVisible();
  expect(sent.filter((request) => /walnut|zanzibar/i.test(request))).toEqual([]);

  await page.reload();
  await expect(title(page)).toHaveValue("A walnut planner");
  await expect(content(page)).toHaveValue("Zanzibar: sign up at https://bit.ly/walnut");
  await expect(verdict(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose a subreddit" })).toBeVisible();
});

test("by keyboard alone: choose, write, be told, and choose another", async ({ page }) => {
  await page.goto("/check");
  await subreddit(page).focus();
  await page.keyboard.type("saas");
  await expect(page.getByRole("option", { name: /^r\/SaaS\b/ }).first()).toBeVisible();
  // Held back while what was typed last is searched for.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/r=saas$/, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Try an example" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(title(page)).toBeFocused();
  await page.keyboard.type("What I learned from eleven gyms");
  await expect(verdict(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("webdev");
  await expect(page.getByRole("option", { name: /^r\/webdev\b/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(subreddit(page)).toHaveValue("r/SaaS");
  await expect(page).toHaveURL(/r=saas$/);
});

test("an example shows what the panel does, and is cleared with a way back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/check");
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page).toHaveURL(/r=saas$/);
  await expect(verdict(page)).toBeInViewport();
  const before = await content(page).inputValue();
  expect(before).not.toBe("");
  const undo = page.getByRole("button", { name: "Undo" });
  const written = await title(page).inputValue();
  await verdict(page)
    .getByRole("button", { name: /the title/ })
    .first()
    .click();
  await expect(title(page)).not.toHaveValue(written);
  await undo.click();
  await expect(title(page)).toHaveValue(written);
  await expect(undo).toBeHidden();
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await expect(content(page)).toHaveValue("");
  await expect(title(page)).toBeFocused();
  await undo.click();
  await expect(content(page)).toHaveValue(before);
});

test("karma and age feed the gates, and stay in the browser", async ({ page }) => {
  await page.goto("/check?r=saas");
  await title(page).fill("What I learned from eleven gyms");
  await page.getByLabel("Your karma").fill("lots");
  await expect(page.getByText("Please enter a whole number, 0 or more")).toBeVisible();
  await page.getByLabel("Your karma").fill("1,200");
  await expect(page.getByText("Please enter a whole number, 0 or more")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Your karma")).toHaveValue("1,200");
});

test("an unknown community, a busy server and no network are told apart, and the draft stays", async ({
  page,
  complaints,
}) => {
  await page.goto("/check?r=no_such_place_at_all");
  await expect(page.getByRole("heading", { name: "Unknown subreddit" })).toBeVisible();
  await page.goto("/check?r=%3Cscript%3Ealert(1)%3C/script%3E");
  await expect(page.getByRole("heading", { name: "Unknown subreddit" })).toBeVisible();

  await content(page).fill("My own words");
  await page.route("**/api/check/subreddits/webdev", (route) =>
    route.fulfill({ status: 429, json: { code: "RATE_LIMITED", message: "x" } }),
  );
  await page.goto("/check?r=webdev");
  await expect(page.getByText("The rule checker is busy.")).toBeVisible();
  await expect(content(page)).toHaveValue("My own words");
  await page.unroute("**/api/check/subreddits/webdev");
  await page.route("**/api/check/subreddits/webdev", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No internet connection.")).toBeVisible();
  complaints.length = 0;
  await page.unroute("**/api/check/subreddits/webdev");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(verdict(page)).toBeVisible();
});

test("whoever is signed in keeps the app's header", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/check?r=saas");
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing to check yet" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("a verdict and the list of communities fit and have no axe violation", async ({
      page,
    }) => {
      await page.goto("/check");
      await page.getByRole("button", { name: "Try an example" }).click();
      await expect(verdict(page)).toBeVisible();
      await expectFitAtWidths(page, "the verdict");
      expect(await findViolations(page), "the verdict").toEqual([]);
      await subreddit(page).fill("webd");
      await expect(page.getByRole("option").first()).toBeVisible();
      // While the list is open, the page behind it is hidden from screen readers as a whole.
      const found = await findViolations(page);
      expect(
        found.filter((fault) => !/^(aria-hidden-focus|page-has-heading-one)/.test(fault)),
      ).toEqual([]);
    });
  });
}
