import type { Locator, Page } from "@playwright/test";
import { answered } from "./support/complaints.ts";
import { createProject } from "./support/create-project.ts";
import { findViolations } from "./support/axe.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { premiumCard } from "./support/premium-card.ts";
import { expect, test } from "./support/test.ts";
import { watchWords } from "./support/watch-words.ts";

const plan = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const current = (page: Page): Locator => page.getByRole("region", { name: "Current Subscription" });
const toast = (page: Page): Locator => page.locator("[data-sonner-toast]");

/** From /billing to the page that takes the payment. */
async function choosePlan(page: Page, name: string): Promise<void> {
  await page.goto("/billing");
  await plan(page, name).getByRole("button", { name: "Upgrade" }).click();
  await expect(page.getByRole("heading", { name: `Pay for` })).toBeVisible();
}

async function buy(page: Page, name: string, planName: string): Promise<void> {
  await choosePlan(page, name);
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page).toHaveURL(/\/billing\/return\?status=success&plan=[A-Z_]+$/);
  await expect(page.getByText(planName)).toBeVisible();
}

/** What time, a bank or the payment provider would do. */
async function letHappen(page: Page, email: string, act: string): Promise<void> {
  await page.goto("/test-payments");
  await page.getByRole("link", { name: email }).click();
  await page.getByRole("button", { name: act }).first().click();
  await expect(page.getByText(`Done: ${act}.`)).toBeVisible();
}

/** The report of it may be on its way still. */
async function expectCurrent(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  await expect(async () => {
    await page.goto("/billing");
    for (const word of words) await expect(current(page)).toContainText(word, { timeout: 2000 });
  }).toPass();
}

test("a card that works opens the gates without a reload", async ({ page, signIn }) => {
  await signIn(page);
  const id = await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  await page.goto("/subreddits?open=saas");
  await expect(page.getByText("Detailed subreddit analytics is only available")).toBeVisible();
  await page.goto(`/projects/${id}`);
  const roadmap = premiumCard(page, "Content Roadmap");
  await roadmap.getByRole("link", { name: "Upgrade to Premium" }).click();

  await expect(page.getByText("Test payments: no money moves")).toBeVisible();
  await expect(current(page)).toContainText("Free Plan");
  await expect(current(page)).toContainText("Active");
  await expect(plan(page, "Free")).toContainText("$0");
  await expect(plan(page, "Free").getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect(plan(page, "Premium")).toContainText("$29.99");
  await expect(plan(page, "Premium")).toContainText("Most Popular");
  await expect(plan(page, "Lifetime")).toContainText("$149.99");

  const told = await watchWords(
    page,
    "Payment successful! Your subscription has been activated.",
    "Premium Plan",
    "Go to Dashboard",
  );
  await plan(page, "Premium").getByRole("button", { name: "Upgrade" }).click();
  const loaded: string[] = [];
  page.on("domcontentloaded", () => loaded.push(page.url()));
  await page.getByRole("button", { name: "Pay $29.99" }).click();
  await told();
  await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
  await expect(page.getByRole("button", { name: "Generate Posts" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Premium Feature" })).toBeHidden();
  expect(loaded.at(-1)).toContain("/billing/return");

  await page.goto("/subreddits?open=saas");
  await expect(page.getByRole("heading", { name: "Posting guidelines" })).toBeVisible();
  await expect(page.getByText("Detailed subreddit analytics is only available")).toBeHidden();
});

test("a plan whose report is late arrives while one looks on @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/billing");
  let isHeldBack = true;
  await page.route(/api\/billing\/(status|refresh)$/, async (route) => {
    const answer = await route.fetch();
    const before = { isPremium: false, planCode: "FREE", status: "none", canCancel: false };
    const status = { ...(await answer.json()), ...(isHeldBack ? before : {}) };
    await route.fulfill({ response: answer, json: status });
  });
  await choosePlan(page, "Premium");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("Your plan opens in a few seconds.")).toBeVisible();
  isHeldBack = false;
  await expect(page.getByText("Premium Plan")).toBeVisible();
  await expect(page.getByText(/Renews on [A-Z][a-z]+ \d{1,2}, 20\d\d/)).toBeVisible();
});

test("whoever pays for lifetime is not shown the month they had @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await buy(page, "Premium", "Premium Plan");
  let isHeldBack = true;
  await page.route(/api\/billing\/(status|refresh)$/, async (route) => {
    const answer = await route.fetch();
    const before = { planCode: "PREMIUM_MONTHLY", currentPeriodEnd: "2030-01-15T12:00:00.000Z" };
    const status = { ...(await answer.json()), ...(isHeldBack ? before : {}) };
    await route.fulfill({ response: answer, json: status });
  });
  await choosePlan(page, "Lifetime");
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("Your plan opens in a few seconds.")).toBeVisible();
  await expect(page.getByText("Premium Plan")).toBeHidden();
  isHeldBack = false;
  await expect(page.getByText("Lifetime Plan")).toBeVisible();
});

test("a payment of which no report comes is found by coming back @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/billing/refresh")) asked.push(request.method());
  });
  await buy(page, "Premium", "Premium Plan");
  expect(asked).toEqual(["POST"]);
});

test("a subscription in dispute gives nothing, and can be cancelled @nightly", async ({
  page,
  signIn,
  email,
}) => {
  await signIn(page);
  await buy(page, "Premium", "Premium Plan");
  await letHappen(page, email, "Open a dispute");
  await expectCurrent(page, "Free Plan", "Expired", "may still be charged");
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("You won't be charged again.");
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByText("Subscription canceled successfully")).toBeVisible();
  await expect(current(page)).not.toContainText("may still be charged");
});

test("a page that a purchase has overtaken can't be paid on @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await choosePlan(page, "Premium");
  const left = page.url();
  await buy(page, "Lifetime", "Lifetime Plan");
  await page.goto(left);
  await expect(page.getByRole("heading", { name: "This checkout has expired" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Pay / })).toBeHidden();
});

test("a declined card costs nothing and changes nothing @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await choosePlan(page, "Premium");
  await page.getByText("is declined").click();
  await page.getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByText("Your card was declined.")).toBeVisible();
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page.getByText("Payment was not completed. Please try again.")).toBeVisible();
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(current(page)).toContainText("Free Plan");
});

test("a card may ask for a confirmation first @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await choosePlan(page, "Premium");
  await page.getByText("needs a confirmation step").click();
  await page.getByRole("button", { name: /^Pay / }).click();
  await page.getByRole("button", { name: "Confirm the payment" }).click();
  await expect(page.getByText("Premium Plan")).toBeVisible();
  await page.getByRole("link", { name: "View Billing" }).click();
  await expect(current(page)).toContainText("Premium Plan");
});

test("cancelling is asked about, keeps access until the period ends, and ends then @nightly", async ({
  page,
  signIn,
  email,
}) => {
  await signIn(page);
  await buy(page, "Premium", "Premium Plan");
  await page.getByRole("link", { name: "View Billing" }).click();
  await expect(current(page)).toContainText(/Renews on [A-Z][a-z]+ \d{1,2}, 20\d\d/);
  const cancel = page.getByRole("button", { name: "Cancel Subscription" });
  await cancel.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(/You keep Premium until [A-Z][a-z]+ \d{1,2}, 20\d\d/);
  await dialog.getByRole("button", { name: "Keep Subscription" }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();

  await cancel.click();
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(page.getByText("Subscription canceled successfully")).toBeVisible();
  await expect(current(page)).toContainText("Canceling");
  await expect(current(page)).toContainText(/Access until [A-Z][a-z]+ \d{1,2}, 20\d\d/);
  await expect(cancel).toBeHidden();
  await expect(page.getByRole("heading", { name: "Current Subscription" })).toBeFocused();
  await expect(plan(page, "Premium").getByRole("button")).toHaveText("Current Plan");

  await letHappen(page, email, "End the period");
  await expectCurrent(page, "Free Plan", "Expired");
});

test("a renewal moves the date, a failed one is told and can be made good @nightly", async ({
  page,
  signIn,
  email,
}) => {
  test.slow();
  await signIn(page);
  await buy(page, "Premium", "Premium Plan");
  await page.getByRole("link", { name: "View Billing" }).click();
  const date = await current(page)
    .getByText(/^Renews on/)
    .innerText();
  await letHappen(page, email, "Renew now");
  await expectCurrent(page, "Renews on");
  await expect(current(page)).not.toContainText(date);

  await letHappen(page, email, "Fail the next payment");
  await expectCurrent(page, "The last payment failed", "Access until", "Premium Plan");
  await page.getByRole("button", { name: "Invoices and card" }).click();
  await page.getByRole("button", { name: "Pay the open invoice" }).click();
  await page.getByRole("link", { name: "Go back to Foothold" }).click();
  await expectCurrent(page, "Renews on");
  await expect(page.getByText("The last payment failed")).toBeHidden();
});

test("lifetime ends the subscription, can't be cancelled, and ends with a refund @nightly", async ({
  page,
  signIn,
  email,
}) => {
  test.slow();
  await signIn(page);
  await buy(page, "Premium", "Premium Plan");
  await buy(page, "Lifetime", "Lifetime Plan");
  await page.getByRole("link", { name: "View Billing" }).click();
  await expect(current(page)).toContainText("no renewal");
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toBeHidden();
  await expect(plan(page, "Premium").getByRole("button", { name: "Upgrade" })).toBeDisabled();
  await expect(plan(page, "Lifetime").getByRole("button")).toHaveText("Current Plan");
  await expect(plan(page, "Free").getByRole("button", { name: "Downgrade" })).toBeDisabled();

  await letHappen(page, email, "Refund a part");
  await expectCurrent(page, "Lifetime Plan", "Active");
  await letHappen(page, email, "Refund in full");
  await expectCurrent(page, "Free Plan", "Expired");
});

test("a double click asks for one payment page @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/billing");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/billing/checkout")) asked.push(request.postData() ?? "");
  });
  await plan(page, "Lifetime").getByRole("button", { name: "Upgrade" }).dblclick();
  await expect(page.getByRole("heading", { name: "Pay for" })).toBeVisible();
  expect(asked).toEqual(['{"planCode":"PREMIUM_LIFETIME"}']);

  await page.goBack();
  const upgrade = plan(page, "Lifetime").getByRole("button", { name: "Upgrade" });
  await expect(upgrade).not.toHaveAttribute("aria-busy");
});

test("what fails is told, and nothing stays busy @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  const refuse = (path: string, message: string) =>
    page.route(`**/api/billing/${path}`, (route) =>
      route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message } }),
    );
  await refuse("checkout", "This server can't take payments yet.");
  await page.goto("/billing");
  const upgrade = plan(page, "Premium").getByRole("button", { name: "Upgrade" });
  await upgrade.click();
  await expect(toast(page)).toContainText("Failed to start checkout process");
  await expect(toast(page)).toContainText("This server can't take payments yet.");
  await expect(upgrade).not.toHaveAttribute("aria-busy");

  await refuse("status", "x");
  await refuse("refresh", "x");
  await refuse("plans", "x");
  await page.reload();
  await expect(page.getByText("Failed to load subscription plans")).toBeVisible();
  await expect(current(page)).toContainText("Free Plan");
  await expect(current(page)).toContainText("Unknown");
  await expect(page.getByRole("button", { name: "Cancel Subscription" })).toBeHidden();
  await page.goto("/billing/return");
  await expect(
    page.getByText("There was an error processing your payment. Please contact support."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
  await complaints.expect(answered(503), /^ApiError: (x|This server can't take payments)/);
});

test("a payment is told by the address, and a plan that can't be read is said beside it @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  const isBilling = "**/api/billing/{status,refresh}";
  await page.route(isBilling, (route) =>
    route.fulfill({ status: 500, json: { code: "INTERNAL", message: "x" } }),
  );
  const unread = page.getByRole("alert").filter({
    hasText: "We can't read your subscription right now",
  });
  await page.goto("/billing/return?status=failed");
  await expect(page.getByText("Payment was not completed. Please try again.")).toBeVisible();
  await expect(unread).toBeVisible();
  await page.goto("/billing/return?status=success");
  await expect(
    page.getByText("Payment successful! Your subscription has been activated."),
  ).toBeVisible();
  await expect(unread).toContainText("What you paid for is safe.");
  await expect(page.getByText("There was an error processing")).toBeHidden();
  await complaints.expect(answered(500), /^ApiError: x/);
  await page.unroute(isBilling);
  await unread.getByRole("button", { name: "Try again" }).click();
  await expect(unread).toBeHidden();
  await expect(page.getByText("Your plan opens in a few seconds.")).toBeVisible();
});

test("a cancellation that fails leaves everything as it was @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await buy(page, "Premium", "Premium Plan");
  await page.getByRole("link", { name: "View Billing" }).click();
  await page.route("**/api/billing/cancel", (route) =>
    route.fulfill({ status: 502, json: { code: "UPSTREAM", message: "x" } }),
  );
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Cancel Subscription" }).click();
  await expect(toast(page)).toContainText("Failed to cancel subscription");
  await dialog.getByRole("button", { name: "Keep Subscription" }).click();
  await expect(current(page)).toContainText("Renews on");
  await complaints.expect(answered(502), /^ApiError: x/);
});

test("an address that tells nothing of a payment leads back to the account @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/billing/return");
  await expect(page.getByText("Redirecting you back to your account...")).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("every state of a plan fits every screen and has no axe violation @nightly", async ({
      page,
      signIn,
      email,
    }) => {
      test.slow();
      await signIn(page);
      await buy(page, "Premium", "Premium Plan");
      await expectFit(page, "a payment that was made");
      await page.goto("/billing/return?status=failed");
      await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
      await expectFit(page, "a payment that was not made");
      await letHappen(page, email, "Fail the next payment");
      await expectCurrent(page, "The last payment failed");
      await expect(plan(page, "Premium")).toBeVisible();
      await expectFit(page, "a failed payment");
      await page.getByRole("button", { name: "Cancel Subscription" }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectFit(page, "the confirmation");
    });
  });
}

async function expectFit(page: Page, state: string): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
  await expectFitAtWidths(page, state);
}
