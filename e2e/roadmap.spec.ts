import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { callApi } from "./support/call-api.ts";
import { answered, CUT_OFF } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { findViolations } from "./support/axe.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { THEMES } from "./support/nightly.ts";
import { premiumCard } from "./support/premium-card.ts";
import { closeReceipt } from "./support/receipt.ts";
import { expect, test } from "./support/test.ts";
import { waitForSave } from "./support/wait-for-save.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin" });

const FIVE = ["saas", "sideproject", "startups", "entrepreneur", "webdev"];
const PROMOTION =
  "I made Ropewise over the summer (https://bit.ly/ropewise). Tell me what is missing. I plan every trip with it, and so do two friends of mine.";

async function openProject(
  page: Page,
  subreddits: string[],
  answers: typeof RICH_ANSWERS = RICH_ANSWERS,
): Promise<string> {
  const id = await createProject(page, {
    answers,
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits,
  });
  await page.goto(`/projects/${id}`);
  await expect(page.getByRole("heading", { name: "Content Roadmap" })).toBeVisible();
  return id;
}

async function generate(page: Page, count: number): Promise<void> {
  await page.getByRole("button", { name: "Generate Posts" }).click();
  await expect(page.getByText("Posts Generated Successfully")).toBeVisible();
  await expect(page.getByText(`${count} posts have been generated and scheduled.`)).toBeVisible();
  await expect(tab(page, "Upcoming", count)).toBeVisible();
}

/** As many as a test needs, where the button would fill the roadmap. */
async function write(page: Page, count: number): Promise<void> {
  const projectId = new URL(page.url()).pathname.split("/").pop();
  await callApi(page, "POST", "posts/generate-bulk", { projectId, count });
  await page.reload();
  await expect(tab(page, "Upcoming", count)).toBeVisible();
}

const tab = (page: Page, name: string, count: number) =>
  page.getByRole("tab", { name: `${name} ${count}`, exact: true });
const card = (page: Page, place = 0) => page.getByRole("tabpanel").getByRole("article").nth(place);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit Post" });

async function openEditor(page: Page): Promise<void> {
  await card(page).getByRole("button", { name: /^Edit/ }).click();
  await expect(dialog(page)).toBeVisible();
}

/** As the founder would, and without a blank left. */
async function rewrite(page: Page, content: string): Promise<void> {
  await dialog(page).getByLabel("Title", { exact: true }).fill("Planning trips with three people");
  await dialog(page).getByLabel("Content", { exact: true }).fill(content);
  const edit = dialog(page).getByLabel("Edit Section", { exact: true });
  if (await edit.isVisible()) await edit.fill("");
}

/** Reddit itself is never asked. */
async function standInForReddit(page: Page): Promise<void> {
  await page
    .context()
    .route("https://www.reddit.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Submit</title>" }),
    );
}

test("posts are generated, one is edited with the verdict beside it, and saved", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["saas", "sideproject"]);
  await expect(
    page.getByText("No upcoming posts – Generate posts to see them scheduled here"),
  ).toBeVisible();
  await expect(page.getByText("2 posts are ready to be written.")).toBeVisible();
  await generate(page, 2);
  // A community that is not due gets its post planned for the day it is.
  await expect(page.getByText("2 posts are ready to be written.")).toBeVisible();
  await expect(card(page).getByText("Scheduled")).toBeVisible();
  await expect(card(page).getByText(/^r\/(SaaS|SideProject)$/)).toBeVisible();

  await openEditor(page);
  await rewrite(page, PROMOTION);
  const verdict = dialog(page).getByRole("region", { name: /^Verdict for r\// });
  await expect(verdict.getByText("Ban risk: high · estimate")).toBeVisible();
  const quote = verdict.getByRole("button", { name: /Show in the draft: .*bit\.ly/ }).first();
  await quote.hover();
  await expect(page.locator(".draft-mirror mark[data-marked=true]").first()).toHaveText(/bit\.ly/);
  await quote.click();
  const readSelected = () =>
    page.evaluate(() => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement)) return "";
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
  await expect.poll(readSelected).toContain("bit.ly");

  const fix = verdict.getByRole("button", { name: /(remove|move) .*link/i }).first();
  // The toast of the fix before may still be leaving.
  const undo = page
    .locator("[data-sonner-toast]:not([data-removed=true])")
    .getByRole("button", { name: "Undo" });
  const content = dialog(page).getByLabel("Content", { exact: true });
  await fix.click();
  await expect(content).not.toHaveValue(/bit\.ly/);
  await undo.click();
  await expect(content).toHaveValue(PROMOTION);
  // What was typed after a fix is worth more than its undo.
  await fix.click();
  // The offer to undo goes after a few seconds, but stays while the pointer is on it.
  await undo.hover();
  await expect(content).not.toHaveValue(/bit\.ly/);
  await content.press("Control+End");
  await page.keyboard.insertText(" It rains here.");
  await undo.click();
  await expect(page.getByText("We kept your later changes.")).toBeVisible();
  await expect(content).toHaveValue(/ It rains here\.$/);
  await expect(verdict.getByText("Ban risk: high · estimate")).toBeHidden();
  await expect(verdict.getByText(/^\d+\/\d+ rules followed$/)).toBeVisible();

  await content.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await expect(undo).toBeHidden();
  await dialog(page).getByRole("button", { name: "Close" }).first().click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(card(page).getByText("Planning trips with three people")).toBeVisible();
});

test("blanks are filled in place, one after the other @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await openEditor(page);
  await rewrite(
    page,
    "{{a number}} weeks, {{a number}} trips. {{who used it first}} was the first.",
  );
  await expect(dialog(page).getByText("3 blanks left")).toBeVisible();
  const content = dialog(page).getByLabel("Content", { exact: true });
  const numbers = dialog(page).getByLabel("a number", { exact: true });
  await numbers.first().fill("Six");
  await numbers.first().press("Enter");
  await expect(dialog(page).getByText("2 blanks left")).toBeVisible();
  // The other one with the same hint is the next, and still empty.
  await expect(numbers).toBeFocused();
  await expect(numbers).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(content).toHaveValue(/^Six weeks, \{\{a number\}\} trips\./);
  await expect(dialog(page).getByLabel("who used it first", { exact: true })).toBeFocused();
  await numbers.fill("9");
  await numbers.press("Enter");
  await dialog(page).getByLabel("who used it first", { exact: true }).fill("My neighbour");
  // Saving takes what stands in the field along.
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Post saved")).toBeVisible();
  await expect(content).toHaveValue("Six weeks, 9 trips. My neighbour was the first.");
});

test("what was typed and not saved is asked for, and survives a reload and a refusal @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await openEditor(page);
  const content = dialog(page).getByLabel("Content", { exact: true });
  await content.fill("Half a thought");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(content).toHaveValue("Half a thought");

  // Another tab was quicker: no other try can help, but the words can be taken along.
  await page.route("**/api/posts/*", (route) =>
    route.fulfill({ status: 409, json: { code: "CONFLICT", message: "It was made already." } }),
  );
  await page.keyboard.press("Control+s");
  await expect(dialog(page).getByText("It was made already.")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Copy the text" })).toBeVisible();
  await page.unroute("**/api/posts/*");
  await complaints.expect(/^ApiError: It was made already/);

  await page.reload();
  await expect(content).toHaveValue("Half a thought");
  await expect(dialog(page).getByText("Your unsaved text is back.")).toBeVisible();
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  // Half an answer in the field of a blank counts as well.
  await openEditor(page);
  await rewrite(page, "It took {{how many weeks}} weeks.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  // A label begins as labels do, whatever case the blank has within its sentence.
  const label = dialog(page).locator("label", { hasText: "how many weeks" });
  const first = label.evaluate((words) => getComputedStyle(words, "::first-letter").textTransform);
  expect(await first).toBe("uppercase");
  await dialog(page).getByLabel("how many weeks", { exact: true }).fill("six");
  await page.reload();
  await expect(content).toHaveValue("It took six weeks.");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Discard changes" }).click();
  await openEditor(page);
  await dialog(page).getByLabel("how many weeks", { exact: true }).fill("six");
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
});

test("Post Now opens Reddit, and the post moves to Past though its link is left out @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await standInForReddit(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await openEditor(page);
  await rewrite(page, "I made a planner for trips.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await page.keyboard.press("Escape");

  const tabOpened = page.context().waitForEvent("page");
  await card(page)
    .getByRole("button", { name: /^Post Now/ })
    .click();
  const address = new URL((await tabOpened).url());
  expect(address.pathname).toBe("/r/SaaS/submit");
  expect(address.searchParams.get("text")).toBe("I made a planner for trips.");

  const posting = page.getByRole("dialog", { name: "Did you post it?" });
  await expect(posting.getByText("Optional, for later checks.")).toBeVisible();
  await posting.getByLabel("Link to your post").fill("https://example.com/post");
  await posting.getByRole("button", { name: "Yes" }).click();
  await expect(posting.getByText(/^That isn't a Reddit post/)).toBeVisible();
  await posting.getByLabel("Link to your post").fill("");
  await posting.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Post Marked as Posted")).toBeVisible();
  await expect(page.getByText("The post has been moved to your past posts.")).toBeVisible();
  await expect(posting).toBeHidden();
  await closeReceipt(page, "r/SaaS");
  await expect(tab(page, "Upcoming", 0)).toBeVisible();
  // Its card is gone, and the keyboard stays near where that was.
  await expect(page.locator("#roadmap :focus")).toBeVisible();

  await tab(page, "Past", 1).click();
  await card(page)
    .getByRole("button", { name: /^View Post/ })
    .click();
  const view = page.getByRole("dialog", { name: "View Post" });
  await expect(view.getByText("I made a planner for trips.")).toBeVisible();
  await expect(view.getByRole("textbox", { name: /^(Title|Content)/ })).toHaveCount(0);
});

test("what belongs in a thread goes there as a comment @nightly", async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await standInForReddit(page);
  await openProject(page, ["smallbusiness"]);
  await write(page, 1);
  await openEditor(page);
  await rewrite(page, "I made a planner for trips.");
  await expect(dialog(page).getByLabel("Flair")).toBeHidden();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(card(page).getByText("Comment for the promotion thread")).toBeVisible();
  const tabOpened = context.waitForEvent("page");
  await card(page)
    .getByRole("button", { name: /^Post Now/ })
    .click();
  expect((await tabOpened).url()).toBe("https://www.reddit.com/r/smallbusiness/");
  await page.bringToFront();
  const posting = page.getByRole("dialog", { name: "Did you post it?" });
  await expect(
    posting.getByText("Paste it into the thread that r/smallbusiness's rules name."),
  ).toBeVisible();
  await expect(posting.getByText("Comment copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "I made a planner for trips.",
  );
  await expect(posting.getByLabel("Link to your comment")).toBeVisible();
});

test("a post with open blanks is posted only after a question @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await standInForReddit(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await openEditor(page);
  await rewrite(page, "It took {{how many weeks}} weeks.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Mark as Posted" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave blanks open?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("Escape");
  await expect(card(page).getByText("1 blank left")).toBeVisible();

  await card(page)
    .getByRole("button", { name: /^Post Now/ })
    .click();
  await question.getByRole("button", { name: "Open Reddit anyway" }).click();
  const posting = page.getByRole("dialog", { name: "Did you post it?" });
  await posting
    .getByLabel("Link to your post")
    .fill("https://www.reddit.com/r/SaaS/comments/abc123/planning/");
  await posting.getByRole("button", { name: "Yes" }).click();
  await closeReceipt(page, "r/SaaS");
  await expect(tab(page, "Past", 1)).toBeVisible();
});

test("Mark as Posted shows at once, and a refusal brings the post back @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await openEditor(page);
  await rewrite(page, "I made a planner for trips.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();

  let isRefused = true;
  await page.route("**/mark-posted", (route) =>
    isRefused
      ? route.fulfill({ status: 409, json: { code: "CONFLICT", message: "Not today." } })
      : route.fallback(),
  );
  await dialog(page).getByRole("button", { name: "Mark as Posted" }).click();
  await expect(page.getByText("Failed to Mark Post")).toBeVisible();
  await expect(page.getByText("Not today.")).toBeVisible();
  await expect(tab(page, "Upcoming", 1)).toBeVisible();
  await complaints.expect(/^ApiError: Not today/);

  isRefused = false;
  await openEditor(page);
  await dialog(page).getByRole("button", { name: "Mark as Posted" }).click();
  await expect(page.getByText("Post Marked as Posted")).toBeVisible();
  await closeReceipt(page, "r/SaaS");
  await expect(tab(page, "Past", 1)).toBeVisible();
});

test("a deleted post can be brought back @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await openProject(page, ["saas", "sideproject"]);
  await write(page, 2);
  const title = await card(page).getByRole("heading").textContent();
  await card(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(tab(page, "Upcoming", 1)).toBeVisible();
  await expect(card(page).getByRole("button").first()).toBeFocused();
  const isRestored = waitForSave(page, "POST", /\/restore$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tab(page, "Upcoming", 2)).toBeVisible();
  await isRestored;
  await page.reload();
  await expect(page.getByRole("heading", { name: title ?? "" })).toBeVisible();
});

test("a draft without a time is scheduled again @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await openEditor(page);
  await dialog(page).getByLabel("Scheduled for").fill("");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "No date yet" })).toBeVisible();
  await card(page)
    .getByRole("button", { name: /^Schedule/ })
    .click();
  await expect(page.getByText(/^Scheduled for /).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "No date yet" })).toBeHidden();
});

test("at the cap the button says so, by pointer and by keyboard @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, FIVE);
  await generate(page, 5);
  const button = page.getByRole("button", { name: "Generate Posts" });
  const why = page.getByText("Maximum 5 pending posts. Post or delete some first.");
  await expect(why).toBeVisible();
  await button.hover();
  await expect(
    page.getByText("Maximum 5 pending posts reached. Post or delete some first. (5/5)"),
  ).toBeVisible();
  await button.press("Enter");
  await expect(page.getByText("Maximum Posts Reached")).toBeVisible();
  await expect(why).toHaveCount(2);
});

test("keys: Shift+Enter generates, the arrows scroll, and neither while one types @nightly", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await signIn(page);
  await openProject(page, FIVE);
  await expect(page.getByText("No upcoming posts")).toBeVisible();
  await page.keyboard.press("Shift+Enter");
  await expect(page.getByText("Posts Generated Successfully")).toBeVisible();
  const lane = page.locator(".lane");
  const left = () => lane.evaluate((element) => Math.round(element.scrollLeft));
  // How far the posts reach depends on how many days they share.
  const step = await lane.evaluate(({ scrollWidth, clientWidth }) =>
    Math.min(400, scrollWidth - clientWidth),
  );
  expect(step).toBeGreaterThan(100);
  await expect(page.getByRole("button", { name: "Scroll left" })).toBeDisabled();
  await page.getByRole("heading", { name: "Content Roadmap" }).click();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBe(step);
  await expect(page.getByRole("button", { name: "Scroll left" })).toBeEnabled();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(left).toBe(0);
  await page.getByRole("button", { name: "Scroll right" }).click();
  await expect.poll(left).toBe(step);
  await expect(async () => {
    await page.getByRole("button", { name: "Scroll right" }).press("Enter");
    await expect(page.getByRole("button", { name: "Scroll right" })).toBeDisabled({ timeout: 300 });
  }).toPass();
  await expect(page.getByRole("button", { name: "Scroll right" })).toBeFocused();

  await page
    .getByRole("button", { name: /^Edit:/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Enter");
  expect(await left()).toBe(before);
  await expect(page.getByText("Maximum Posts Reached")).toBeHidden();
});

test("posts can be generated while the roadmap is still loading @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const loading = Promise.withResolvers<void>();
  await page.route("**/api/posts/roadmap/*", async (route) => {
    await loading.promise;
    await route.continue();
  });
  await openProject(page, ["saas"]);
  await page.getByRole("button", { name: "Generate Posts" }).click();
  await expect(page.getByText("Posts Generated Successfully")).toBeVisible();
  loading.resolve();
  await expect(tab(page, "Upcoming", 1)).toBeVisible();
  await expect(card(page)).toBeVisible();
});

/** Answers the roadmap with copies of the first post, posted at the given moments. */
async function showPastPosts(page: Page, moments: Date[]): Promise<void> {
  await page.route("**/api/posts/roadmap/*", async (route) => {
    const answer = await route.fetch();
    const [post] = (await answer.json()) as object[];
    const past = moments.map((postedAt, index) => ({
      ...post,
      id: randomUUID(),
      title: `Post ${index}`,
      status: "posted",
      isPosted: true,
      postedAt: postedAt.toISOString(),
    }));
    await route.fulfill({ json: post ? past : [] });
  });
}

test("the posts of a full day lie side by side, and the page grows no taller @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const moments = [14, 15, 16, 17].map((hour) => new Date(Date.UTC(2026, 0, 1, hour)));
  await showPastPosts(page, moments);
  await openProject(page, ["saas"]);
  await page.getByRole("button", { name: "Generate Posts" }).click();
  await tab(page, "Past", moments.length).click();
  const cards = page.getByRole("tabpanel").getByRole("article");
  await expect(cards).toHaveCount(moments.length);
  const tops = await cards.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});

test("hundreds of past posts: only the days in sight are drawn, and keys move on @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const moments = Array.from({ length: 500 }, (_, day) => new Date(Date.UTC(2026, 0, 1 - day, 14)));
  await showPastPosts(page, moments);
  await openProject(page, ["saas"]);
  await page.getByRole("button", { name: "Generate Posts" }).click();
  await tab(page, "Past", 500).click();
  await expect(card(page).getByRole("heading", { name: "Post 0" })).toBeVisible();
  expect(await page.getByRole("article").count()).toBeLessThan(20);

  await page.getByRole("heading", { name: "Content Roadmap" }).click();
  const left = () => page.locator(".lane").evaluate((lane) => Math.round(lane.scrollLeft));
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBe(400);
  await page.locator(".lane").evaluate((lane) => lane.scrollTo(lane.scrollWidth, 0));
  await expect(page.getByRole("heading", { name: "Post 499" })).toBeVisible();
  expect(await page.getByRole("article").count()).toBeLessThan(20);
});

test("a roadmap that could not be loaded says so in one line @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.route("**/api/posts/roadmap/*", (route) =>
    route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
  );
  await openProject(page, ["saas"]);
  await expect(page.getByText("We couldn't load the roadmap.")).toBeVisible();
  await page.unroute("**/api/posts/roadmap/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^No upcoming posts/)).toBeVisible();
  await complaints.expect(answered(503), /^ApiError: x/);
});

test("an editor that can't be loaded says so, and the roadmap stays @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await page.route(/assets\/post-dialogs-/, (route) => route.abort());
  await signIn(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await card(page).getByRole("button", { name: /^Edit/ }).click();
  await expect(page.getByText("We couldn't open the post")).toBeVisible();
  await expect(card(page)).toBeVisible();
  await complaints.expect(CUT_OFF);
});

test("text of every kind is shown as it is, and does nothing @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["saas"]);
  await write(page, 1);
  await openEditor(page);
  const nasty = "<img src=x onerror=\"document.title='taken'\"> مرحبا بالعالم ".repeat(600);
  await rewrite(page, nasty);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card(page).getByText(/^<img src=x onerror/)).toBeVisible();
  await expect(page).toHaveTitle(/Foothold/);
});

test.describe("without a plan", () => {
  const free = {
    isPremium: false,
    planCode: "FREE",
    status: "EXPIRED",
    currentPeriodEnd: null,
    canCancel: false,
    cancelAtPeriodEnd: false,
    aiPosts: { used: 0, limit: 0, resetsAt: "2026-12-01T00:00:00.000Z" },
  };

  test("there is a card in place of the roadmap, and posts of old stay open @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["saas"]);
    await write(page, 1);
    await page.route("**/api/billing/status", (route) => route.fulfill({ json: free }));
    await page.reload();
    await expect(page.getByRole("heading", { name: "Content Roadmap" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Edit: / })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Edit Post" })).toBeHidden();
    await page.getByRole("button", { name: "Premium Feature: Content Roadmap" }).click();
    const said = page.locator("[data-sonner-toast]").filter({ hasText: "Premium Feature" });
    await expect(said).toContainText("Content Roadmap is only available for premium users.");
    await expect(said.getByRole("button", { name: "Upgrade" })).toBeVisible();

    await page.route("**/api/posts/roadmap/*", (route) => route.fulfill({ json: [] }));
    await page.reload();
    const offer = premiumCard(page, "Content Roadmap");
    await expect(offer.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
    await expect(offer.getByRole("link", { name: "Upgrade to Premium" })).toBeVisible();
  });
});

for (const { colorScheme, when } of THEMES) {
  test.describe(`${colorScheme}${when}`, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("roadmap, editor and questions fit every screen and have no axe violation", async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn(page);
      await openProject(page, FIVE);
      await generate(page, 5);
      await expectFit(page, "the roadmap");
      await openEditor(page);
      await rewrite(page, `${PROMOTION} {{a number}}`);
      await expect(page.getByText("Ban risk: high · estimate")).toBeVisible();
      await expectFit(page, "the editor");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("alertdialog")).toBeVisible();
      expect(await findViolations(page), "the question").toEqual([]);
    });
  });
}

async function expectFit(page: Page, what: string): Promise<void> {
  await expectFitAtWidths(page, what);
  expect(await findViolations(page), what).toEqual([]);
}
