import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { chooseOption } from "./support/choose-option.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";
import { waitForSave } from "./support/wait-for-save.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin", bypassCSP: true });

/** A project with a promotional post for r/microsaas that has a blank, for tomorrow. */
async function planPost(page: Page): Promise<string> {
  const projectId = await createProject(page, {
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits: ["microsaas"],
    answers: RICH_ANSWERS,
  });
  const post = await callApi(page, "POST", "posts/generate", {
    projectId,
    subredditId: "microsaas",
  });
  // By the account's clock, which is UTC for every subscriber of these tests wherever the browser is; at noon.
  const tomorrow = new Date();
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  tomorrow.setUTCHours(12, 0, 0, 0);
  await callApi(page, "PATCH", `posts/${post}`, {
    title: "Planning trips with Ropewise",
    content: "I made Ropewise over {{how long}}. What is missing for you?",
    editSection: null,
    scheduledFor: tomorrow.toISOString(),
  });
  return projectId;
}

const today = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Today" }) }).last();
const task = (page: Page, name: RegExp) => today(page).getByRole("checkbox", { name });

test("the day's tasks: ticked by key and taken back, comments counted, a post opened", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await planPost(page);
  await page.goto("/dashboard");
  const comments = task(page, /^Write 3 helpful comments in r\/microsaas first$/);
  await expect(comments).not.toBeChecked();
  await expect(today(page).getByRole("link", { name: "New threads" })).toHaveAttribute(
    "href",
    "https://www.reddit.com/r/microsaas/new/",
  );
  const isTicked = waitForSave(page, "PUT", /\/tick$/);
  // What else is due today, such as a thread of the day, may come before it.
  await page.keyboard.press((await comments.getAttribute("aria-keyshortcuts")) ?? "");
  await expect(comments).toBeChecked();
  await isTicked;
  await page.reload();
  await expect(comments).toBeChecked();
  await comments.focus();
  await page.keyboard.press("Space");
  await expect(comments).not.toBeChecked();

  await today(page).getByRole("button", { name: "I wrote one" }).click();
  await expect(today(page).getByText("1 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(today(page).getByText("0 of 3")).toBeVisible();
  await expectNoViolations(page, "the dashboard with tasks");

  await page.goto(`/projects/${projectId}`);
  // The first task is in sight; the others unfold, and their keys work once they are seen.
  await expect(today(page).getByRole("checkbox")).toHaveCount(1);
  await today(page)
    .getByRole("button", { name: /^Show all tasks/ })
    .click();
  await expect(comments).toBeVisible();
  await today(page).getByRole("link", { name: "Open the post" }).first().click();
  const editor = page.getByRole("dialog", { name: "Edit Post" });
  await expect(editor).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  // Once more, on the same page.
  await today(page).getByRole("link", { name: "Open the post" }).first().click();
  await expect(editor).toBeVisible();
});

test("a time over the budget is asked about, and nothing that was typed is lost @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await planPost(page);
  await page.goto(`/projects/${projectId}/communities`);
  await page.getByRole("button", { name: "Show details of r/microsaas" }).click();
  const budget = page.getByRole("region", { name: "Promotion budget for r/microsaas" });
  await expect(budget.getByText("Nothing logged")).toBeVisible();

  await budget.getByRole("button", { name: "See the log of r/microsaas" }).click();
  const logged = page.getByRole("dialog", { name: "What you logged in r/microsaas" });
  await chooseOption(logged.getByLabel("You wrote"), "A post about my own work");
  await logged.getByLabel("Its address (optional)").fill("https://example.com/post");
  await logged.getByRole("button", { name: "Log it" }).click();
  await expect(logged.getByText("That isn't a Reddit post.")).toBeVisible();
  await expect(logged.getByLabel("Its address (optional)")).toHaveValue("https://example.com/post");
  await logged.getByLabel("Its address (optional)").fill("");
  await logged.getByRole("button", { name: "Log it" }).click();
  await expect(logged.getByRole("list", { name: "Logged" })).toContainText("Post, promotional");
  await expectNoViolations(page, "what was logged");
  await page.keyboard.press("Escape");
  await expect(logged).toBeHidden();
  await expect(budget.getByText("Over budget")).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoOverflow(page, "a community with its budget");
  await page.getByRole("link", { name: "Plan", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Content Roadmap" })).toBeVisible();
  await expectNoOverflow(page, "a project with tasks");
  await page
    .getByRole("button", { name: /^Edit:|^Edit / })
    .first()
    .click();
  const editor = page.getByRole("dialog", { name: "Edit Post" });
  await editor.getByRole("textbox", { name: "Title" }).fill("Another title");
  const when = `${new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 14)}37`;
  await editor.getByLabel("Scheduled for").fill(when);
  await page.keyboard.press("Control+s");
  const question = page.getByRole("dialog", { name: /^Schedule over your budget/ });
  await expect(question.getByRole("list")).toContainText("9 more helpful comments first.");
  await expectNoViolations(page, "the question before scheduling");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(editor.getByRole("textbox", { name: "Title" })).toHaveValue("Another title");
  await page.keyboard.press("Control+s");
  await question.getByRole("button", { name: "Schedule anyway" }).click();
  await expect(page.getByText("Post saved")).toBeVisible();
  await expect(question).toBeHidden();
});
