import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { answered } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { makePost } from "./support/make-post.ts";
import { premiumCard } from "./support/premium-card.ts";
import { waitForQuiet } from "./support/quiet.ts";
import { expect, test } from "./support/test.ts";

test.use({ timezoneId: "Europe/Berlin", bypassCSP: true });

const TITLE = "Planning trips with three people";

async function openProject(page: Page): Promise<string> {
  const projectId = await createProject(page, {
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits: ["saas"],
  });
  await page.goto(`/projects/${projectId}/results`);
  return projectId;
}

test.describe("with a plan", () => {
  test.use({ isPremium: true });

  test("what is noted about a post shows in the results, and a reason in the diagnosis", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const projectId = await openProject(page);
    await expect(page.getByText("No posts yet. Posted on Reddit before?")).toBeVisible();
    const content = "I made Ropewise over the summer. Sign up now: https://ropewise.example";
    await makePost(page, { projectId, title: TITLE, content });
    await page.reload();
    const list = page.getByRole("region", { name: "Post by post" });
    await expect(list.getByRole("row", { name: TITLE })).toContainText("no numbers yet");
    await expect(page.getByText("1 post is out")).toBeVisible();
    // The picture says the same in words, and opens the post as the list does.
    const dot = page.getByRole("figure", { name: "Your posts over time" }).getByRole("link");
    await expect(dot).toHaveAccessibleName(
      /^Planning trips .*: not checked, no numbers yet, predicted risk/,
    );
    await expect(page.getByText(/^We need \d+ more outcomes/)).toBeHidden();
    await page.getByRole("button", { name: "Details" }).click();
    await expect(page.getByText(/^We need \d+ more outcomes/)).toBeVisible();

    await list.getByRole("link", { name: TITLE }).click();
    const view = page.getByRole("dialog", { name: "View Post" });
    await expect(view.getByText(/^Ban risk when you posted: \w+,/)).toBeVisible();
    await view.getByRole("button", { name: "Removed by moderators" }).click();
    const reason = view.getByLabel("Were you given a reason?");
    await reason.fill("x".repeat(501));
    await expect(view.getByText("The reason can have at most 500 characters")).toBeVisible();
    await reason.fill("Rule 1: no self-promotion");
    // Leaving is saving: no button is needed for any of the three.
    await view.getByLabel("Upvotes").fill("12");
    await expect(
      view.getByText("The moderators wrote: “Rule 1: no self-promotion”").first(),
    ).toBeVisible();
    await view.getByLabel("Comments").fill("3");
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    const row = list.getByRole("row", { name: TITLE });
    await expect(row).toContainText("Removed");
    await expect(row).toContainText("12");
    await expect(page.getByText("Your post was removed", { exact: true })).toBeVisible();
    await expect(dot).toHaveAccessibleName(/: removed, 12 upvotes, predicted risk \d+ of 100$/);
    await dot.press("Enter");
    await expect(view).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(dot).toBeFocused();
    await expect(page.getByText("1 post: too few to tell").first()).toBeVisible();

    const metric = page.getByRole("group", { name: "Show results by" });
    await metric.getByText("Still up").click();
    await expect(page.getByText("By the week of the post: share still up.")).toBeVisible();
    await page.getByRole("group", { name: "Show times by" }).getByText("Weekdays").click();
    await expect(page.getByRole("button", { name: /^Mon: / })).toBeVisible();
    await expectNoViolations(page, "results");
    await expectFitAtWidths(page, "results");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toBe("foothold-results.csv");
  });

  test("a post opens although the posts that are known are older than it @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const projectId = await openProject(page);
    await expect(page.getByText("No posts yet. Posted on Reddit before?")).toBeVisible();
    await waitForQuiet(page);
    const content = "I made Ropewise over the summer.";
    const postId = await makePost(page, { projectId, title: TITLE, content });

    const { promise: isWanted, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/posts/roadmap/*", async (route) => {
      await isWanted;
      await route.continue();
    });
    const tab = (name: string) => page.getByRole("link", { name, exact: true });
    await tab("Facts").click();
    await expect(page.getByRole("heading", { name: "Founder interview" })).toBeVisible();
    const isAsked = page.waitForRequest("**/api/posts/roadmap/*");
    await tab("Results").click();
    await isAsked;
    // As a link within the app does.
    await page.evaluate((id) => {
      history.pushState(null, "", `${location.pathname}?post=${id}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, postId);
    release();
    await expect(page.getByRole("dialog", { name: "View Post" })).toContainText(TITLE);
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.getByText("This post is no longer on the roadmap")).toBeHidden();
  });

  test("results that can't be loaded say so, and come when asked again @nightly", async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn(page);
    let isDown = true;
    await page.route("**/api/projects/*/results", (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } })
        : route.continue(),
    );
    await openProject(page);
    const notice = page.getByRole("alert").filter({ hasText: "We couldn't load the results" });
    await expect(notice).toContainText("Your records are safe.");
    await complaints.expect(answered(503), /^ApiError: x/);
    isDown = false;
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No posts yet. Posted on Reddit before?")).toBeVisible();
  });
});

test("without a plan one's own posts are there, and figures over many are offered @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await openProject(page);
  const card = premiumCard(page, "Advanced analytics");
  await expect(card.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();
  await expect(page.getByText("No posts yet. Posted on Reddit before?")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Post by post" })).toBeHidden();

  await callApi(page, "PATCH", `projects/${projectId}/interview`, { answers: RICH_ANSWERS });
  const id = await callApi(page, "POST", "posts/generate", { projectId, subredditId: "saas" });
  await page.reload();
  const first = page.getByRole("link", { name: /^Your first dot: / });
  await expect(first).toContainText("r/SaaS");
  await callApi(page, "POST", `posts/${id}/mark-posted`, { isBlankConfirmed: true });
  await page.reload();
  await expect(page.getByText("1 post is out")).toBeVisible();
  await expect(page.getByRole("figure", { name: "Your posts over time" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeHidden();
  await page.getByRole("region", { name: "Post by post" }).getByRole("link").first().click();
  const view = page.getByRole("dialog", { name: "View Post" });
  await view.getByRole("button", { name: "Still up" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Your post stayed up", { exact: true })).toBeVisible();
  await expect(page.getByText("n=1, too few to tell")).toBeVisible();

  // Its place on the plan is open as well, with nothing in front of it.
  await page.goto(`/projects/${projectId}`);
  await expect(page.getByRole("tab", { name: "Past 1" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("button", { name: /^View Post: / }).click();
  await expect(view).toBeVisible();
});
