import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { answered } from "./support/complaints.ts";
import { createProject } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { makePost } from "./support/make-post.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin", bypassCSP: true });

const LINK = "https://www.reddit.com/r/SaaS/comments/1abcde/planning_trips/";

/** A post for r/SaaS that was made without its address, open in its dialog. */
async function openMadePost(page: Page): Promise<void> {
  const projectId = await createProject(page, {
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits: ["saas"],
  });
  const postId = await makePost(page, {
    projectId,
    title: "Planning trips with three people",
    content:
      "I made Ropewise over the summer (https://bit.ly/ropewise). Sign up now and tell me what is missing. I plan every trip with it, and so do two friends of mine who never agree on anything.",
  });
  await page.goto(`/projects/${projectId}?post=${postId}`);
}

test("a removal is told, diagnosed and taken to the moderators; then the post is back", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await openMadePost(page);
  const view = page.getByRole("dialog", { name: "View Post" });
  const section = view.getByRole("region", { name: "Is it still up?" });
  await section.getByLabel("Link to your post").fill("https://example.com/post");
  await section.getByRole("button", { name: "Save link" }).click();
  await expect(section.getByText("That isn't a Reddit post.")).toBeVisible();
  await section.getByLabel("Link to your post").fill(`${LINK}?utm_source=share`);
  await section.getByLabel("Link to your post").press("Enter");
  await expect(section.getByRole("link", { name: "Open the post" })).toHaveAttribute("href", LINK);

  await section.getByRole("button", { name: "Removed by moderators" }).focus();
  await page.keyboard.press("Enter");
  const seen = section.getByRole("list", { name: "Checks so far" });
  await expect(seen).toContainText("Removed by moderators");
  await expect(seen).toContainText("Early check, seen");
  await expect(section.getByRole("heading", { name: "Is it still up?" })).toBeFocused();

  await expect(section.getByText(/is the most likely cause\.$/)).toBeVisible();
  await expect(section.getByRole("list", { name: "What we found" })).toContainText("bit.ly");
  await expect(section.getByText("Read the removal message first.")).toBeVisible();
  // Before anything moves: a toast that fades in has no contrast yet.
  await expectNoViolations(page, "a removed post");
  await section.getByRole("button", { name: "Copy the message" }).click();
  await expect(page.getByText("Message copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('My post "Planning trips with three people" in r/SaaS was removed:');
  expect(copied).toContain(LINK);

  await section.getByRole("button", { name: "Change: After 15 minutes" }).click();
  await section.getByRole("button", { name: "Still up" }).click();
  await expect(seen).toContainText("Still up");
  await expect(section.getByText("What to do next")).toBeHidden();

  await section.getByLabel("Upvotes").fill("-3");
  await section.getByRole("button", { name: "Save numbers" }).click();
  await expect(section.getByText("Upvotes can't be below 0 here.")).toBeVisible();
  await section.getByLabel("Upvotes").fill("1,204");
  await section.getByLabel("Comments").fill("37");
  await section.getByLabel("Comments").press("Enter");
  await expect(section.getByText("Numbers saved. Results use them after a day")).toBeVisible();
  await view.getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("tab", { name: /^Past/ }).click();
  await expect(page.getByRole("tabpanel").getByText("Still up", { exact: true })).toBeVisible();
});

test("what can't be saved is said, and stays as it was typed @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await openMadePost(page);
  const section = page.getByRole("region", { name: "Is it still up?" });
  await page.route(/\/api\/posts\/[\w-]+\/(checks|performance)$/, (route) =>
    route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
  );
  await section.getByRole("button", { name: "I can't tell" }).click();
  await expect(section.getByRole("alert")).toContainText("temporarily unavailable");
  await expect(section.getByRole("button", { name: "I can't tell" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await section.getByLabel("Upvotes").fill("12");
  await section.getByRole("button", { name: "Save numbers" }).click();
  await expect(section.getByRole("alert")).toHaveCount(2);
  await expect(section.getByLabel("Upvotes")).toHaveValue("12");
  await complaints.expect(answered(503), /^ApiError: x/);
  await expectNoViolations(page, "a look that could not be saved");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoOverflow(page, "the look");
});
