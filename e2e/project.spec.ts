import type { Page } from "@playwright/test";
import { callApi } from "./support/call-api.ts";
import { createProject } from "./support/create-project.ts";
import { findViolations } from "./support/axe.ts";
import { premiumCard } from "./support/premium-card.ts";
import { expect, test } from "./support/test.ts";

const figure = (page: Page, label: string) => page.locator("dl > div").filter({ hasText: label });
const answer = (page: Page, label: string) => page.getByRole("textbox", { name: label });

async function openProject(page: Page, subreddits = ["saas", "sideproject"]): Promise<string> {
  const id = await createProject(page, {
    name: "Ropewise",
    description: "A planner for climbing trips.",
    url: "https://ropewise.example",
    subreddits,
  });
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ropewise" })).toBeVisible();
  return id;
}

test("when the communities post: by hour, by day, as a table, with what it rests on", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page);
  const card = page.locator("section", { has: page.getByText("Subreddit Activity") }).first();
  const bars = card.getByRole("group", { name: /arrow keys move from bar to bar/ });
  await expect(bars.getByRole("button")).toHaveCount(24);
  await expect(card.getByText(/posts, [A-Z][a-z]+ 20\d\d/).first()).toBeVisible();
  await bars.getByRole("button").nth(3).hover();
  await expect(card.getByText("03:00").first()).toBeVisible();

  await bars.getByRole("button").first().focus();
  await page.keyboard.press("End");
  await expect(bars.getByRole("button").last()).toBeFocused();
  await card.getByText("Show as table").click();
  await expect(card.getByRole("row")).toHaveCount(25);
  await expect(card.getByRole("columnheader", { name: "r/SaaS", exact: true })).toBeVisible();

  await card.getByText("Daily").click();
  await expect(bars.getByRole("button")).toHaveCount(7);
  await expect(bars.getByRole("button", { name: /^Monday: .*posts/ })).toBeVisible();

  await expect(figure(page, "Best Day to Post")).toContainText(
    /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
  );
  await expect(figure(page, "Best Time to Post")).toContainText(/\d{1,2}:\d\d [AP]M/);
  await expect(figure(page, "Total Subreddits")).toContainText("2");
  await expect(figure(page, "Total Subreddits")).toContainText("Active communities");
  await expect(figure(page, "Total Subreddits")).toContainText(
    "Weekly growth: 0%. Not measured: it takes two member counts a week apart.",
  );
});

test("with nothing counted the cards say so, and the best guesses are the usual ones", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["saas"]);
  await page.getByRole("button", { name: "Remove r/SaaS" }).click();
  await expect(figure(page, "Best Day to Post")).toContainText("Monday");
  await expect(figure(page, "Best Day to Post")).toContainText("Nothing was counted");
  await expect(figure(page, "Best Time to Post")).toContainText("12:00 PM");
  await expect(figure(page, "Total Subreddits")).toContainText("0");
  await expect(page.getByText("Choose a community, and this chart shows")).toBeVisible();
});

test("the founder's answers are saved as one types, survive a failure and a reload", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await openProject(page);
  await expect(page.getByText("0 of 5 answered")).toBeVisible();
  const why = answer(page, "Why did you build it?");
  await why.fill("  Our spreadsheet let in twenty people too many.  ");
  await expect(page.getByText("1 of 5 answered")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.route("**/founder-facts", (route) =>
    route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
  );
  await answer(page, "Who used it first?").fill("A gym owner <script>alert(1)</script>");
  await expect(page.getByText("Not saved: the server did not take it.")).toBeVisible();
  expect(complaints.join()).toContain("ApiError");
  complaints.length = 0;
  await page.unroute("**/founder-facts");
  page.on("dialog", (dialog) => void dialog.accept());
  const interview = page.getByRole("button", { name: "Founder interview" });
  await page.goto(`${page.url()}#interview`);
  await page.reload();

  await expect(page.getByText("2 of 5 answered")).toBeVisible();
  // What the address names was not there yet when the browser looked for it.
  await expect(interview).toBeFocused();
  await expect(interview).toBeInViewport();
  await expect(interview).toHaveAttribute("aria-expanded", "false");
  await interview.click();
  await expect(why).toHaveValue("Our spreadsheet let in twenty people too many.");
  await expect(answer(page, "Who used it first?")).toHaveValue(
    "A gym owner <script>alert(1)</script>",
  );

  await answer(page, "One thing that went wrong").fill("x".repeat(1001));
  await expect(page.getByText("This one has 1 too many.")).toBeVisible();
  await answer(page, "One thing that went wrong").fill("");
  await why.fill("");
  await expect(page.getByText("1 of 5 answered")).toBeVisible();
});

test("what is typed last is saved on the way to another page", async ({ page, signIn }) => {
  await signIn(page);
  const id = await openProject(page);
  await answer(page, "Why did you build it?").fill("Because of mats");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`/projects/${id}`);
  await expect(page.getByText("1 of 5 answered")).toBeVisible();
});

test("without a plan the roadmap is a card that leads to the plans", async ({ page, signIn }) => {
  await signIn(page);
  await openProject(page);
  const card = premiumCard(page, "Content Roadmap");
  await expect(card.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
  await card.getByRole("link", { name: "Upgrade to Premium" }).click();
  await expect(page).toHaveURL(/\/billing$/);
});

test("adding by name that can't be loaded says so, and the communities stay", async ({
  page,
  signIn,
  complaints,
}) => {
  await page.route(/assets\/community-search-/, (route) => route.abort());
  await signIn(page);
  await openProject(page, ["saas"]);
  await expect(page.getByText(/^Adding by name is not there\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "r/SaaS" }).first()).toBeVisible();
  expect(complaints.every((text) => text.includes("Failed to load resource"))).toBe(true);
  complaints.length = 0;
});

test("an unknown project says so and leads back", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/projects/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Project not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("a lapsed subscriber", () => {
  test.use({ isPremium: true });

  test("still sees the posts, dimmed; a click or Enter tells what they ask for", async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn(page);
    const projectId = await openProject(page);
    await callApi(page, "POST", "posts/generate-bulk", { projectId, count: 1 });
    // A plan that cannot be asked for counts as free.
    await page.route("**/api/billing/status", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Content Roadmap", { exact: true })).toBeVisible();
    const gate = page.getByRole("button", { name: "Premium Feature: Content Roadmap" });
    const toast = page.locator("[data-sonner-toast]", { hasText: "Premium Feature" });
    await gate.click();
    await expect(toast).toContainText("Content Roadmap is only available for premium users.");
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toBeHidden();
    await gate.focus();
    await page.keyboard.press("Enter");
    await toast.getByRole("button", { name: "Upgrade" }).click();
    await expect(page).toHaveURL(/\/billing$/);
    expect(complaints.join()).toContain("NetworkError");
    complaints.length = 0;
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("chart, table and interview have no axe violation in any state", async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      await openProject(page);
      await page.getByText("Show as table").click();
      await expect(page.getByRole("columnheader", { name: "r/SaaS", exact: true })).toBeVisible();
      await answer(page, "Why did you build it?").fill("Because of mats");
      await expect(page.getByText("1 of 5 answered")).toBeVisible();
      await answer(page, "Who used it first?").fill("x".repeat(1001));
      await expect(page.getByText("This one has 1 too many.")).toBeVisible();
      expect(await findViolations(page), "by hour").toEqual([]);
      await page.getByText("Daily", { exact: true }).click();
      await page.getByRole("button", { name: /^Monday:/ }).focus();
      await page.getByRole("button", { name: "Founder interview" }).click();
      expect(await findViolations(page), "by day").toEqual([]);
    });
  });
}
