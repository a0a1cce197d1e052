import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { clickWords } from "./support/click-words.ts";
import { CUT_OFF } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { closeReceipt } from "./support/receipt.ts";
import { expect, test } from "./support/test.ts";
import { WOOD } from "./support/wood-draft.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin" });

const LOUD_TITLE = "What helped us plan trips!!!";
const LOUD =
  "We plan every trip by hand. I made Ropewise (https://bit.ly/ropewise) for that. It is a revolutionary tool. What is missing, and what would you have done in my place?";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit Post" });
const title = (page: Page) => dialog(page).getByLabel("Title", { exact: true });
const content = (page: Page) => dialog(page).getByLabel("Content", { exact: true });
const verdict = (page: Page) => dialog(page).getByRole("region", { name: "Verdict for r/SaaS" });
const preview = (page: Page) =>
  dialog(page).getByRole("article", { name: "The post as Reddit will show it" });
const underlined = (page: Page) => page.locator(".draft-mirror mark[data-cost]");
const costly = (page: Page, words: RegExp) => underlined(page).filter({ hasText: words }).first();
const reason = (page: Page) => page.getByRole("dialog", { name: "Why these words are underlined" });

async function openEditor(page: Page): Promise<void> {
  const projectId = await createProject(page, {
    answers: RICH_ANSWERS,
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits: ["saas"],
  });
  await callApi(page, "POST", "posts/generate-bulk", { projectId, count: 1 });
  await page.goto(`/projects/${projectId}`);
  await page
    .getByRole("button", { name: /^Edit:/ })
    .first()
    .click();
  await expect(dialog(page)).toBeVisible();
}

/** As the founder would, and without a blank left. */
async function write(page: Page, words: string, heading = LOUD_TITLE): Promise<void> {
  await title(page).fill(heading);
  await content(page).fill(words);
  const edit = dialog(page).getByLabel("Edit Section", { exact: true });
  if (await edit.isVisible()) await edit.fill("");
}

test("words that cost something are underlined, and a click on them offers the fix", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openEditor(page);
  await write(page, LOUD);
  await expect(costly(page, /bit\.ly/)).toBeVisible();
  await expect(
    verdict(page).getByRole("heading", { name: /^\d+ problems · \d+ passed/ }),
  ).toBeVisible();

  await clickWords(costly(page, /revolutionary/));
  await expect(reason(page)).toContainText("A fact convinces more than");
  // The caret is where it was clicked: typing goes on there.
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(reason(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();

  await clickWords(costly(page, /revolutionary/));
  await reason(page).getByRole("button", { name: "Remove the word" }).click();
  await expect(content(page)).not.toHaveValue(/revolutionary/);
  await expect(reason(page)).toBeHidden();
  await expect(underlined(page).filter({ hasText: /revolutionary/ })).toHaveCount(0);

  // Beside the words nothing opens.
  await page.mouse.click(5, 5);
  await expect(reason(page)).toBeHidden();
});

test("by keyboard alone: the reasons from word to word, a fix, and the way back @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openEditor(page);
  await write(page, LOUD);
  await expect(costly(page, /bit\.ly/)).toBeVisible();
  await title(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Alt+Enter");
  await expect(reason(page)).toContainText("The title shouts");
  await reason(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(reason(page)).toContainText("r/SaaS accepts promotion only from members");
  await reason(page).getByRole("button", { name: "Next" }).press("Enter");
  await expect(reason(page)).toContainText("Reddit filters shortened links");
  await reason(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(reason(page)).toBeHidden();
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("Alt+Enter");
  await reason(page).getByRole("button", { name: "Remove the link" }).press("Enter");
  await expect(content(page)).not.toHaveValue(/bit\.ly/);
});

test("'Fix all' makes every safe fix, and one undo takes all of them back @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openEditor(page);
  await write(page, LOUD);
  await verdict(page).getByRole("button", { name: "Fix all" }).click();
  await expect(title(page)).toHaveValue("What helped us plan trips");
  await expect(content(page)).not.toHaveValue(/bit\.ly|revolutionary/);
  await verdict(page)
    .getByRole("button", { name: /^Undo \d fixes$/ })
    .click();
  await expect(title(page)).toHaveValue(LOUD_TITLE);
  await expect(content(page)).toHaveValue(LOUD);
  await expect(verdict(page).getByRole("button", { name: "Fix all" })).toBeVisible();
});

test("an off-topic post names other communities by itself, and adapts to one of the project's @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const projectId = await createProject(page, {
    name: "Ropewise",
    subreddits: ["rust", "woodworkingplans"],
  });
  await callApi(page, "POST", "posts", { projectId, subredditId: "rust", ...WOOD });
  await page.goto(`/projects/${projectId}`);
  await page.getByRole("button", { name: /^Edit:/ }).click();
  const found = dialog(page).getByRole("region", { name: "Verdict for r/rust" });
  await expect(found.getByText(/^This reads like/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await found.getByRole("button", { name: "Adapt to r/Woodworkingplans" }).press("Enter");
  await expect(page.getByRole("button", { name: "Write it for r/Woodworkingplans" })).toBeVisible();
});

test("the preview shows the post as old and new Reddit do, and runs nothing of it @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openEditor(page);
  await write(
    page,
    "**Bold** and <img src=x onerror=\"document.title='taken'\"> [x](javascript:alert(1))\n\n- one\n- {{two}}\n\n```\ncode\nmore\n```\n\n>!secret!<",
    "A plain title",
  );
  await expect(preview(page)).toContainText("A plain title");
  await expect(preview(page).locator("strong")).toHaveText("Bold");
  await expect(preview(page).locator("pre")).toHaveText("code\nmore");
  await expect(preview(page).locator("li mark")).toHaveText("{{two}}");
  await expect(preview(page).locator("img, a, script")).toHaveCount(0);
  await expect(page).toHaveTitle(/Foothold/);
  await preview(page).getByRole("button", { name: "Show the spoiler" }).click();
  await expect(preview(page).getByRole("button", { name: "secret" })).toBeVisible();

  await dialog(page).getByText("Old", { exact: true }).click();
  await expect(preview(page)).toContainText(/submitted just now by .* to r\/SaaS/);
  // Old Reddit knows no fences.
  await expect(preview(page).locator("pre")).toHaveCount(0);
  await dialog(page).getByText("Dark", { exact: true }).click();
  await dialog(page).getByText("Phone", { exact: true }).click();
  await expect(preview(page)).toHaveAttribute("data-theme", "dark");
  expect((await preview(page).boundingBox())?.width).toBeLessThanOrEqual(361);
  // The choice is kept for the next post.
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await page.reload();
  await page
    .getByRole("button", { name: /^Edit:/ })
    .first()
    .click();
  await expect(preview(page)).toHaveAttribute("data-look", "old");
});

test("a preview that can't be loaded says so, and the draft goes on @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await page.route(/assets\/post-preview-/, (route) => route.abort());
  await signIn(page);
  await openEditor(page);
  await expect(dialog(page).getByText("The preview didn't load.")).toBeVisible();
  await write(page, LOUD);
  await expect(verdict(page).getByText("Ban risk: high · estimate")).toBeVisible();
  await complaints.expect(CUT_OFF);
});

test("a check that can't be loaded says that nothing was checked, and is tried again @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  let isBroken = true;
  await page.route(/assets\/judge-part-/, (route) => (isBroken ? route.abort() : route.continue()));
  await signIn(page);
  await openEditor(page);
  await write(page, LOUD);
  await expect(dialog(page).getByText("We couldn't load the check")).toBeVisible();
  await expect(dialog(page).getByText(/Nothing was checked\.$/)).toBeVisible();
  await expect(dialog(page).getByText(/Ban risk:/)).toHaveCount(0);
  isBroken = false;
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(verdict(page).getByText("Ban risk: high · estimate")).toBeVisible();
  await expect(content(page)).toHaveValue(LOUD);
  await complaints.expect(CUT_OFF);
});

test("Open on Reddit saves what was typed, opens the tab and asks one question", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page
    .context()
    .route("https://www.reddit.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Submit</title>" }),
    );
  await openEditor(page);
  await write(page, "", "");
  await dialog(page).getByRole("button", { name: "Open on Reddit" }).click();
  await expect(dialog(page).getByText("A post needs a title.")).toBeVisible();

  await write(page, "I made a planner for trips.", "Planning trips with three people");
  const tabOpened = page.context().waitForEvent("page");
  await dialog(page).getByRole("button", { name: "Open on Reddit" }).click();
  const address = new URL((await tabOpened).url());
  expect(address.searchParams.get("title")).toBe("Planning trips with three people");
  expect(address.searchParams.get("text")).toBe("I made a planner for trips.");

  const question = page.getByRole("dialog", { name: "Did you post it?" });
  await question.getByRole("button", { name: "Not yet" }).click();
  await expect(question).toBeHidden();
  await page.reload();
  // What was typed is saved, and the post is still planned.
  await expect(
    page.getByRole("article", { name: "Planning trips with three people" }),
  ).toBeVisible();

  await page
    .getByRole("button", { name: /^Edit:/ })
    .first()
    .click();
  await dialog(page).getByRole("button", { name: "Open on Reddit" }).click();
  await question
    .getByLabel("Link to your post")
    .fill("https://www.reddit.com/r/SaaS/comments/abc124/planning/");
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Post Marked as Posted")).toBeVisible();
  await closeReceipt(page, "r/SaaS");
  await expect(page.getByRole("tab", { name: "Past 1", exact: true })).toBeVisible();
});

test("a cell of the hour strip sets the time, by pointer and by keyboard @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openEditor(page);
  const when = dialog(page).getByLabel("Scheduled for");
  const day = (await when.inputValue()).slice(0, 10);
  const hour = (time: string) => dialog(page).getByRole("radio", { name: new RegExp(`^${time},`) });
  await hour("9:00 PM").locator("..").click();
  await expect(when).toHaveValue(`${day}T21:00`);
  await expect(hour("9:00 PM")).toBeChecked();
  await hour("9:00 PM").press("ArrowRight");
  await expect(when).toHaveValue(`${day}T22:00`);
});

test.describe("a reader whose clock has 24 hours", () => {
  test.use({ locale: "de-DE" });

  test("sees it in the head and on the hour strip @nightly", async ({ page, signIn }) => {
    await signIn(page);
    await openEditor(page);
    await expect(dialog(page).getByText(/^\w+ \d+, \d{4}, \d{2}:\d{2}$/)).toBeVisible();
    await expect(dialog(page).getByRole("radio", { name: /^21:00,/ })).toBeVisible();
  });
});

test("long, right-to-left and full of emoji: the underlines stay on their words @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openEditor(page);
  const lines = Array.from(
    { length: 150 },
    (_, week) =>
      `مرحبا 👩‍🚀 In week ${week} I made Ropewise a revolutionary tool for trips 🎉 with ${week} friends.\n`,
  );
  await write(page, lines.join(""));
  await expect(underlined(page).filter({ hasText: /revolutionary/ })).toHaveCount(150);
  const last = underlined(page)
    .filter({ hasText: /revolutionary/ })
    .last();
  // The mirror is as high as the field: the last words lie under each other.
  const heights = await content(page).evaluate((field) => [
    field.getBoundingClientRect().height,
    field.previousElementSibling?.getBoundingClientRect().height,
  ]);
  expect(heights[0]).toBe(heights[1]);
  await last.scrollIntoViewIfNeeded();
  await clickWords(costly(page, /revolutionary/));
  await expect(reason(page)).toBeVisible();
  await page.keyboard.press("Escape");
  // What is typed and undone by the browser itself moves the lines along.
  await content(page).press("Control+Home");
  await page.keyboard.type("Now ");
  await expect(content(page)).toHaveValue(/^Now مرحبا/);
  await expect(async () => {
    await page.keyboard.press("Control+z");
    await expect(content(page)).toHaveValue(/^مرحبا/, { timeout: 500 });
  }).toPass();
  await expect(underlined(page).filter({ hasText: /^revolutionary$/ })).toHaveCount(150);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("on a phone the areas are tabs, and the head of the verdict stays @nightly", async ({
      page,
      signIn,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page);
      await openEditor(page);
      await write(page, LOUD);
      const head = verdict(page).getByRole("heading", { name: /problems? ·/ });
      for (const [width, height] of [
        [390, 844],
        [667, 375],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const name of width === 1024 ? ["Preview", "Check"] : ["Draft", "Preview", "Check"]) {
          await dialog(page).getByRole("tab", { name }).click();
          await expect(dialog(page).getByRole("tabpanel", { name })).toBeVisible();
          await expect(head).toBeInViewport();
          await expect(
            dialog(page).getByRole("button", { name: "Open on Reddit" }),
          ).toBeInViewport();
          await expectNoOverflow(page, `${name} at ${width} px`);
          expect(await findViolations(page), `${name} at ${width} px`).toEqual([]);
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
      // A quote in the verdict leads to its words, which are on another tab.
      await verdict(page)
        .getByRole("button", { name: /Show in the draft: .*bit\.ly/ })
        .first()
        .click();
      await expect(content(page)).toBeFocused();
      await dialog(page).getByRole("tab", { name: "Draft" }).press("ArrowRight");
      await expect(dialog(page).getByRole("tab", { name: "Preview" })).toBeFocused();
      await expect(preview(page)).toBeVisible();
      // What was typed is there on the way back.
      await dialog(page).getByRole("tab", { name: "Draft" }).click();
      await expect(content(page)).toHaveValue(LOUD);
    });
  });
}
