import type { Page } from "@playwright/test";
import { callApi } from "./support/call-api.ts";
import { chooseOption } from "./support/choose-option.ts";
import { answered, CUT_OFF } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { findViolations } from "./support/axe.ts";
import { premiumCard } from "./support/premium-card.ts";
import { expect, test } from "./support/test.ts";

const figure = (page: Page, label: string) => page.locator("dl > div").filter({ hasText: label });
const answer = (page: Page, label: string) => page.getByRole("textbox", { name: label });

/** One of the views of a new project: its plan, unless another is named. */
async function openProject(
  page: Page,
  { subreddits = ["saas", "sideproject"], view = "" } = {},
): Promise<string> {
  const id = await createProject(page, {
    name: "Ropewise",
    description: "A planner for climbing trips.",
    url: "https://ropewise.example",
    subreddits,
  });
  await page.goto(`/projects/${id}${view}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ropewise" })).toBeVisible();
  return id;
}

test("when the communities post: by hour, by day, as a table, with what it rests on @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page);
  const card = page.locator("section", { has: page.getByText("Subreddit Activity") }).first();
  const bars = card.getByRole("group", { name: /arrow keys move from bar to bar/ });
  await expect(bars.getByRole("button")).toHaveCount(24);
  await card.getByRole("button", { name: /^n=[\d,]+: where this comes from$/ }).click();
  await expect(page.getByText(/posts, [A-Z][a-z]+ 20\d\d/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await bars.getByRole("button").nth(3).hover();
  await expect(card.getByText("3:00 AM").first()).toBeVisible();

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
  await figure(page, "Total Subreddits")
    .getByRole("button", { name: /^0% a week/ })
    .click();
  await expect(page.getByText("Weekly growth: 0%. Not measured yet.")).toBeVisible();
  await page.keyboard.press("Escape");

  // One by one: a row for each, and what it shows in words.
  await card.getByText("By community").click();
  const rows = card.getByRole("list", { name: "Hours by community" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/busiest at \d{1,2}:00 [AP]M/);
});

test("with nothing counted the cards say so, and the best guesses are the usual ones @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, { subreddits: ["saas"], view: "/communities" });
  await page.getByRole("button", { name: "Show details of r/SaaS" }).click();
  await page.getByRole("button", { name: "Remove r/SaaS" }).click();
  await expect(page.getByText("No communities yet.")).toBeVisible();
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await expect(figure(page, "Best Day to Post")).toContainText("Monday");
  await expect(figure(page, "Best Day to Post")).toContainText("No posts counted yet");
  await expect(figure(page, "Best Time to Post")).toContainText("12:00 PM");
  await expect(figure(page, "Total Subreddits")).toContainText("0");
  await expect(page.getByText("Choose a community.", { exact: true })).toBeVisible();
});

test("the interview: a sentence as it will be in a post, one question at a time, by keyboard", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await openProject(page, { view: "/facts" });
  const questions = page.getByRole("navigation", { name: "Questions of the interview" });
  await expect(page.getByText("0 of 17 answered")).toBeVisible();
  await expect(page.getByText("guessed from your description")).toBeVisible();

  // The description says what it is; it is offered, and nothing is saved until it is taken.
  await expect(page.getByText("From your description", { exact: true })).toBeVisible();
  const first = page.getByRole("group", { name: "What it is, who it's for" });
  await first.getByRole("button", { name: "Edit" }).click();
  const what = answer(page, "What is it? Say it the way you'd tell a friend.");
  await expect(what).toBeFocused();
  await expect(what).toHaveValue("a planner for climbing trips");
  await expect(
    page.getByText("Ropewise is a planner for climbing trips.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("I built Ropewise, a planner for climbing trips.")).toBeVisible();
  await what.press("Enter");
  await expect(answer(page, "Who is it for?")).toBeFocused();
  await page.keyboard.type("For climbers who share one car.");
  await expect(
    page.getByText("It is for climbers who share one car.", { exact: true }),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  const scene = answer(page, "When did you first need it? Where were you, and what went wrong?");
  await expect(scene).toBeFocused();
  await page.keyboard.type("It rained all weekend in Arco.");
  await expect(page.getByText("start with a person or a place instead of “It”")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Step 3 of 14")).toBeVisible();
  await expect(page.getByText("3 of 17 answered")).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByText("Step 4 of 14")).toBeVisible();
  await questions.getByRole("button", { name: /^How it began \(answered\)/ }).click();
  await expect(scene).toBeFocused();
  await expect(scene).toHaveValue("It rained all weekend in Arco.");

  // Another kind has other questions, and keeps the answers.
  await page.getByRole("button", { name: "Not right? Change" }).click();
  await chooseOption(page.getByRole("combobox", { name: "What is it?" }), "Game");
  await page.getByText("A team").click();
  // The page that is left takes a request on its way with it.
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('"coming"') === true,
  );
  await page.getByText("Not yet", { exact: true }).click();
  await expect(page.getByText("“We're making Ropewise”")).toBeVisible();
  await expect(page.getByText("3 of 18 answered")).toBeVisible();
  await saved;
  await page.goto(`/projects/${id}/facts`);
  await expect(page.getByText("“We're making Ropewise”")).toBeVisible();
  await expect(page.getByText("guessed from your description")).toHaveCount(0);
  await expect(page.getByText("Step 3 of 15")).toBeVisible();
});

test("answers are saved as one types, and survive a failure and a reload @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  const id = await openProject(page, { view: "/facts" });
  const questions = page.getByRole("navigation", { name: "Questions of the interview" });
  const open = (name: RegExp) => questions.getByRole("button", { name }).click();
  await open(/^How it began/);
  const scene = answer(page, "When did you first need it?");
  await scene.fill("  Our spreadsheet let in twenty people too many.  ");
  await expect(page.getByText("1 of 17 answered")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.route("**/interview", (route) =>
    route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
  );
  await open(/^What came before/);
  const before = answer(page, "What did you use before");
  await before.fill("A whiteboard <script>alert(1)</script>");
  await expect(page.getByText("Not saved: we couldn't reach the server.")).toBeVisible();
  await complaints.expect(answered(503), /^ApiError: x/);
  await page.unroute("**/interview");
  page.on("dialog", (dialog) => void dialog.accept());
  // As messages and tasks named it while the page was one.
  await page.goto(`/projects/${id}#interview`);
  await expect(page).toHaveURL(/\/facts#interview$/);
  await page.reload();

  // What the address names was not there yet when the browser looked for it.
  const heading = page.getByRole("heading", { name: "Founder interview" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await open(/^What came before/);
  await expect(before).toHaveValue("A whiteboard <script>alert(1)</script>");
  await expect(page.getByText("2 of 17 answered")).toBeVisible();
  await open(/^How it began/);
  await expect(scene).toHaveValue("Our spreadsheet let in twenty people too many.");

  await open(/^What went wrong/);
  const mistake = answer(page, "What did you get wrong");
  await mistake.fill("x".repeat(1201));
  await expect(page.getByText("This one has 1 too many.")).toBeVisible();
  await mistake.fill("");
  await open(/^How it began/);
  await scene.fill("");
  await expect(page.getByText("1 of 17 answered")).toBeVisible();
});

test("what is typed last is saved on the way to another page @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const id = await openProject(page, { view: "/facts" });
  await answer(page, "Who is it for?").fill("people with mats");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`/projects/${id}/facts`);
  await expect(page.getByText("1 of 17 answered")).toBeVisible();
});

test("without a plan the roadmap is a card that leads to the plans @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page);
  const card = premiumCard(page, "Content Roadmap");
  await expect(card.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
  await card.getByRole("link", { name: "Upgrade to Premium" }).click();
  await expect(page).toHaveURL(/\/billing$/);
});

test("adding by name that can't be loaded says so, and the communities stay @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await page.route(/assets\/community-search-/, (route) => route.abort());
  await signIn(page);
  await openProject(page, { subreddits: ["saas"], view: "/communities" });
  await expect(page.getByText(/^Adding by name didn't load\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "r/SaaS" }).first()).toBeVisible();
  await complaints.expect(CUT_OFF);
});

test("an unknown project says so and leads back @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/projects/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Project not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe("a lapsed subscriber", () => {
  test.use({ isPremium: true });

  test("still sees the posts; a click or Enter on what writes them tells what it asks for @nightly", async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn(page);
    const projectId = await openProject(page);
    await callApi(page, "PATCH", `projects/${projectId}/interview`, { answers: RICH_ANSWERS });
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
    // Who has paid is not left with an offer.
    const unread = page.getByRole("alert").filter({ hasText: "We couldn't load your plan" });
    await expect(unread).toContainText("What you paid for is safe.");
    await page.goto(`/projects/${projectId}/results`);
    await expect(page.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();
    await page.unroute("**/api/billing/status");
    await unread.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "Upgrade to Premium" })).toBeHidden();
    await expect(unread).toBeHidden();
    await page.route("**/api/billing/status", (route) => route.abort());
    await page.goto(`/projects/${projectId}`);
    await gate.focus();
    await page.keyboard.press("Enter");
    await toast.getByRole("button", { name: "Upgrade" }).click();
    await expect(page).toHaveURL(/\/billing$/);
    await complaints.expect(CUT_OFF, /^NetworkError/);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("chart, table and interview have no axe violation in any state @nightly", async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      await openProject(page);
      await page.getByText("Show as table").click();
      await expect(page.getByRole("columnheader", { name: "r/SaaS", exact: true })).toBeVisible();
      expect(await findViolations(page), "by hour").toEqual([]);
      await page.getByText("Daily", { exact: true }).click();
      await page.getByRole("button", { name: /^Monday:/ }).focus();
      expect(await findViolations(page), "by day").toEqual([]);
      await page.getByText("By community", { exact: true }).click();
      expect(await findViolations(page), "by community").toEqual([]);

      await page.getByRole("link", { name: "Facts" }).click();
      await page.getByRole("button", { name: "Not right? Change" }).click();
      await answer(page, "Who is it for?").fill("Everyone.");
      await expect(page.getByText("It is for everyone.")).toBeVisible();
      expect(await findViolations(page), "with a suggestion and a preview").toEqual([]);
      await answer(page, "Who is it for?").press("Enter");
      await answer(page, "When did you first need it?").fill("x".repeat(1201));
      await expect(page.getByText("This one has 1 too many.")).toBeVisible();
      expect(await findViolations(page), "with too much").toEqual([]);
      await page.getByRole("button", { name: /^Ask readers/ }).click();
      await page.getByRole("button", { name: "Finish" }).click();
      expect(await findViolations(page), "at the end").toEqual([]);
    });
  });
}
