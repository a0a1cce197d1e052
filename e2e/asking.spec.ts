import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin", bypassCSP: true });

async function openProject(page: Page, subreddit: string): Promise<string> {
  return createProject(page, {
    name: "Ledgerly",
    description: "Ledgerly reads your calendar and turns finished jobs into invoices.",
    url: "https://ledgerly.example",
    subreddits: [subreddit],
    answers: RICH_ANSWERS,
  });
}

test("moderators are asked by keys alone, and their answer counts from then on", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await openProject(page, "videography");
  await callApi(page, "POST", "posts", {
    projectId,
    subredditId: "videography",
    title: "Invoices after a shoot",
    content: "I wrote Ledgerly after I had forgotten three invoices. How do you keep track?",
  });
  await page.goto(`/projects/${projectId}`);
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const editor = page.getByRole("dialog", { name: "Edit Post" });
  const ask = editor.getByText(/wants to be asked before you post/);
  await expect(ask).toBeVisible();
  await editor.locator("summary", { has: ask }).focus();
  await page.keyboard.press("Enter");
  await expect(
    editor.getByText(/I read that you want to be asked first: may I post/),
  ).toBeVisible();
  await expect(editor.getByText(/It says that it is mine\./)).toBeVisible();
  await expect(editor.getByRole("link", { name: "Open it on Reddit" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.reddit\.com\/message\/compose\?to=\/r\/videography&/,
  );
  expect(await findViolations(page)).toEqual([]);

  await editor.getByRole("button", { name: "Yes, with conditions" }).focus();
  await page.keyboard.press("Enter");
  await editor.getByRole("button", { name: "Keep the conditions" }).click();
  await expect(
    editor.getByText("Say what they asked for, so that it is not forgotten."),
  ).toBeVisible();
  await editor.getByLabel("Their conditions").fill("only on a Friday");
  await editor.getByRole("button", { name: "Keep the conditions" }).click();
  await expect(page.getByText("Kept what the moderators of r/videography said")).toBeVisible();
  await expect(ask).toBeHidden();
});

test("a thread that takes projects is a slot of the week, and a comment is written for it", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await openProject(page, "smallbusiness");
  await page.goto(`/projects/${projectId}?view=week`);
  await page.getByRole("button", { name: "Next week" }).click();
  const slot = page.getByRole("button", {
    name: /^Prepare a comment for “Promote your business, week of ...” in r\/smallbusiness, /,
  });
  await slot.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Comment for the promotion thread").first()).toBeVisible();
});
