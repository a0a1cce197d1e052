import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { answered } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { useOwnWords } from "./support/own-words.ts";
import { premiumCard } from "./support/premium-card.ts";
import { expect, test } from "./support/test.ts";

const { what = "", scene = "", numbers = "" } = RICH_ANSWERS;
const WHAT_ONLY = { what };

async function openProject(
  page: Page,
  subreddits: string[],
  answers: typeof RICH_ANSWERS = RICH_ANSWERS,
): Promise<string> {
  const id = await createProject(page, {
    name: "Ledgerly",
    description: "Ledgerly turns calendar entries into invoices.",
    url: "https://ledgerly.example",
    subreddits,
    answers,
  });
  await page.goto(`/projects/${id}`);
  return id;
}

const choosing = (page: Page) => page.getByRole("dialog", { name: "Write one post" });
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Post" });
const upcoming = (page: Page, count: number) =>
  page.getByRole("tab", { name: `Upcoming ${count}`, exact: true });
const field = (page: Page, label: string) => editor(page).getByLabel(label, { exact: true });

/** From the menu of the editor that has them all. */
async function chooseVersion(page: Page, name: string): Promise<void> {
  await editor(page).getByRole("button", { name: "Other versions" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

async function choose(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Write one post" }).click();
  await expect(choosing(page)).toBeVisible();
}

async function writeOne(page: Page, fullName: string): Promise<void> {
  await choose(page);
  await choosing(page).getByRole("radio", { name: fullName }).check();
  await choosing(page).getByRole("button", { name: "Write the post" }).click();
  await expect(editor(page)).toBeVisible();
}

/** As on the plan: Enter or the button leads on, and the keyboard goes along. */
async function answerOneByOne(page: Page): Promise<void> {
  const count = await page.getByRole("list", { name: "Questions" }).getByRole("button").count();
  expect(count).toBeGreaterThan(1);
  for (let place = 1; place <= count; place++) {
    const box = page.locator("[data-answer]");
    await expect(box).toHaveCount(1);
    await useOwnWords(page);
    const id = (await box.getAttribute("data-answer")) as keyof typeof RICH_ANSWERS;
    if (place > 1) await expect(box).toBeFocused();
    await box.fill(RICH_ANSWERS[id] ?? "");
    if (place === count) return;
    await page.getByRole("button", { name: "Next question" }).click();
    await expect(
      page.getByRole("button", { name: `Question ${place} of ${count}, answered` }),
    ).toBeVisible();
  }
}

test.describe("with a plan", () => {
  test.use({ isPremium: true, timezoneId: "Europe/Berlin" });

  test("community, type and tone are chosen by keyboard, and the post opens", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["saas", "sideproject", "askreddit"]);
    await choose(page);
    // From the community that is chosen at first to the next one and back.
    const communities = choosing(page).getByRole("radio", { name: /^r\// });
    await communities.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(communities.nth(1)).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(communities.first()).toBeChecked();
    await choosing(page).getByRole("radio", { name: "r/SaaS" }).check();
    await choosing(page)
      .getByRole("radio", { name: /^Lesson/ })
      .check();
    await choosing(page).getByText("Technical", { exact: true }).click();
    const sent = page.waitForRequest(/\/api\/posts\/generate$/);
    await choosing(page).getByRole("button", { name: "Write the post" }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      subredditId: "saas",
      postType: "lesson",
      tone: "technical",
      writer: "engine",
    });
    await expect(choosing(page)).toBeHidden();
    await expect(editor(page)).toContainText("r/SaaS");
    await expect(editor(page)).toContainText("Written from your answers");
    await expect(field(page, "Content")).not.toHaveValue(/\{\{/);
    await page.keyboard.press("Escape");
    await expect(upcoming(page, 1)).toBeVisible();
    // A second one there is planned for a later day, and that is said beforehand.
    await choose(page);
    await expect(choosing(page).getByText(/^From \w+ \d+/)).toBeVisible();
  });

  test("a community that is closed to posts offers something better @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["askreddit"]);
    await expect(
      page.getByText(/take no posts|takes posts about this project|Take part in/),
    ).toBeVisible();
    await choose(page);
    await expect(
      choosing(page).getByRole("heading", { name: "Take part in r/AskReddit by comments" }),
    ).toBeVisible();
    await expect(choosing(page).getByRole("button", { name: "Write the post" })).toHaveCount(0);
  });

  test("what is missing is asked on the page, and then the post is written @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["saas"], WHAT_ONLY);
    await expect(
      page.getByText(/^\w+ answers are missing for a good post in r\/SaaS$/),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^When did you first need it/ })).toBeVisible();
    // One question at a time, so that the page stays about one screen high.
    await page.setViewportSize({ width: 1440, height: 900 });
    const height = await page.evaluate(() => document.body.scrollHeight);
    expect(height).toBeLessThanOrEqual(1400);
    await answerOneByOne(page);
    // The questions stay until the post is there, although they are answered.
    await page.getByRole("button", { name: "Write the post" }).click();
    await expect(editor(page)).toBeVisible();
    await page.keyboard.press("Escape");
    // So wide a screen shows a week, and days say how many there are.
    await page.getByText("Days", { exact: true }).click();
    await expect(upcoming(page, 1)).toBeVisible();
    // What was answered is not asked again: what is asked now would give another post.
    await expect(
      page.getByText(/^What fits here is already in your post for r\/SaaS\. /),
    ).toBeVisible();
    await expect(page.getByRole("textbox", { name: /^When did you first need it/ })).toBeHidden();
  });

  test("where answers are missing the button says which, leads to them and fails at nothing @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    // The press comes before the questions do.
    let bringQuestions = () => {};
    const isPressed = new Promise<void>((resolve) => (bringQuestions = resolve));
    await page.route(/answer-box[^/]*\.js/, async (route) => {
      await isPressed;
      await route.continue();
    });
    await openProject(page, ["saas", "sideproject"], { what });
    const button = page.getByRole("button", { name: "Generate Posts" });
    const said = page.getByText(
      /^Answer \d questions?, then (?:up to \d posts are|1 post is) ready\.$/,
    );
    await expect(said.first()).toBeVisible();
    await button.click();
    bringQuestions();
    await expect(
      page
        .getByRole("region", { name: /^Answers for r\// })
        .getByRole("textbox")
        .first(),
    ).toBeFocused();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText("Generation Failed")).toBeHidden();
  });

  test("what was answered elsewhere is not asked again, however slow the news of it @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const id = await openProject(page, ["saas"], { what, scene });
    await expect(page.getByRole("region", { name: /^Answers for r\/SaaS/ })).toBeVisible();
    await page.getByRole("link", { name: "Facts", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Founder interview" })).toBeVisible();
    await callApi(page, "PATCH", `projects/${id}/interview`, { answers: RICH_ANSWERS });

    const { promise: isWanted, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/api/projects/${id}/writing`, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.getByRole("link", { name: "Plan", exact: true }).click();
    await choose(page);
    await expect(choosing(page).getByText("Loading the questions")).toBeAttached();
    await expect(page.locator("[data-answer]")).toHaveCount(0);
    release();
    await expect(choosing(page).getByRole("button", { name: "Write the post" })).toBeVisible();
    await expect(page.locator("[data-answer]")).toHaveCount(0);
  });

  test("some communities need answers while others get their posts @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["startups", "saas"], { what, numbers });
    const need = page.getByText(/^r\/SaaS needs \w+ more answers? from you\./);
    await expect(need).toBeVisible();
    await page.getByRole("button", { name: "Generate Posts" }).click();
    await expect(page.getByText("Posts Generated Successfully")).toBeVisible();
    await expect(need).toBeVisible();
    await need.getByRole("button", { name: "Answer" }).click();
    await expect(choosing(page).getByRole("radio", { name: "r/SaaS" })).toBeChecked();
    const asked = choosing(page).getByRole("region", { name: "Answers for r/SaaS" });
    await expect(asked.getByRole("textbox").first()).toBeVisible();
    // An answer is saved while its question stays where it is.
    const saved = page.waitForResponse(/\/interview$/);
    await asked
      .getByRole("textbox")
      .first()
      .fill(RICH_ANSWERS.unusual ?? "");
    await saved;
    await expect(asked.getByRole("textbox").first()).toBeVisible();
  });

  test("who insists gets one blank, which asks its question and keeps the answer @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["saas"], WHAT_ONLY);
    await page.getByRole("button", { name: "Draft it anyway" }).click();
    await expect(editor(page).getByText("1 blank left")).toBeVisible();
    const blanks = editor(page).getByRole("group", { name: "Blanks to fill in" });
    const put = blanks.getByRole("button", { name: "Put it into the post" });
    await put.click();
    await expect(blanks.getByText("Answer the question first.")).toBeVisible();
    // Which one it asks depends on the shape that the post got.
    const asked = (await blanks.getByRole("textbox").getAttribute("name")) ?? "";
    expect(asked).not.toBe("what");
    await blanks.getByRole("textbox").fill(scene);
    const saved = page.waitForResponse(/\/interview$/);
    await put.click();
    const { answers } = (await (await saved).json()) as { answers: object };
    expect(answers).toEqual({ ...WHAT_ONLY, [asked]: scene });
    await expect(blanks).toBeHidden();
    await expect(field(page, "Content")).toHaveValue(new RegExp(scene.slice(0, 40)));
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Post saved")).toBeVisible();
  });

  test("a title is picked with one click, and one's own is not lost by trying others @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["saas"]);
    await writeOne(page, "r/SaaS");
    const titles = editor(page).getByRole("group", { name: "Titles to choose from" });
    const offered = titles.getByRole("radio");
    expect(await offered.count()).toBeGreaterThanOrEqual(3);
    await offered.nth(1).check();
    const second = await offered.nth(1).inputValue();
    await expect(field(page, "Title")).toHaveValue(second);
    await field(page, "Title").fill("My own words");
    await expect(titles.getByRole("radio", { name: /My own words/ })).toBeChecked();
    await offered.first().check();
    await expect(field(page, "Title")).not.toHaveValue("My own words");
    await titles.getByRole("radio", { name: /My own words/ }).check();
    await expect(field(page, "Title")).toHaveValue("My own words");
  });

  test("a draft is rewritten in place, and Undo brings back what was typed @nightly", async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn(page);
    await openProject(page, ["saas"]);
    await writeOne(page, "r/SaaS");
    const content = field(page, "Content");
    const first = await content.inputValue();
    await content.fill(`${first} Typed by hand.`);
    await chooseVersion(page, "Another angle");
    await expect(editor(page).getByText("Written from another angle.")).toBeVisible();
    await expect(content).not.toHaveValue(/Typed by hand\./);
    const second = await content.inputValue();
    expect(second).not.toBe(first);
    await editor(page).getByRole("button", { name: "Undo" }).click();
    await expect(content).toHaveValue(`${first} Typed by hand.`);

    // What can't be written leaves everything as it is.
    await page.route("**/variants", (route) =>
      route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
    );
    await chooseVersion(page, "Warmer");
    await expect(editor(page).getByText(/Your draft is unchanged\./)).toBeVisible();
    await expect(content).toHaveValue(`${first} Typed by hand.`);
    await page.route("**/variants", (route) =>
      route.fulfill({ status: 409, json: { code: "CONFLICT", message: "No other way." } }),
    );
    await chooseVersion(page, "Shorter");
    await expect(editor(page).getByText("No other way.")).toBeVisible();
    await page.unroute("**/variants");
    await complaints.expect(answered(503), /^ApiError: x/);

    await chooseVersion(page, "Another angle");
    await expect(content).not.toHaveValue(/Typed by hand\./);
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Post saved")).toBeVisible();
    await page.reload();
    await expect(upcoming(page, 1)).toBeVisible();
  });

  test("a post is duplicated, and adapted to another community @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["saas", "sideproject"]);
    await writeOne(page, "r/SaaS");
    await field(page, "Title").fill("Twice the same");
    await chooseVersion(page, "Duplicate");
    await expect(page.getByText("You're editing the copy.")).toBeVisible();
    await expect(field(page, "Title")).toHaveValue("Twice the same");
    await expect(editor(page)).toContainText("No date yet");

    await chooseVersion(page, "Adapt to another community…");
    const adapting = page.getByRole("dialog", { name: "Adapt to another community" });
    await adapting.getByRole("button", { name: "Write it for r/SideProject" }).click();
    await expect(adapting).toBeHidden();
    await expect(editor(page)).toContainText("r/SideProject");
    await page.keyboard.press("Escape");
    await expect(upcoming(page, 3)).toBeVisible();
  });

  test("one's own words begin on an empty page, survive a reload and are saved @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openProject(page, ["saas"], WHAT_ONLY);
    await page.getByRole("button", { name: "Write my own" }).click();
    await choosing(page).getByRole("button", { name: "Open an empty page" }).click();
    const blank = page.getByRole("dialog", { name: "New Post" });
    await expect(blank.getByText("We check as you type.")).toBeVisible();
    await blank.getByLabel("Content", { exact: true }).fill("I made Ledgerly: https://bit.ly/x");
    await expect(blank.getByRole("region", { name: "Verdict for r/SaaS" })).toBeVisible();
    await page.reload();
    await expect(blank.getByLabel("Content", { exact: true })).toHaveValue(/^I made Ledgerly/);
    await page.keyboard.press("Control+s");
    await expect(blank.getByText("A post needs a title.")).toBeVisible();
    await blank.getByLabel("Title", { exact: true }).fill("My own post");
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Post saved")).toBeVisible();
    await expect(editor(page)).toContainText("Written by you");
    await expect(field(page, "Content")).toHaveValue(/^I made Ledgerly/);
    await expect(editor(page).getByLabel("Scheduled for")).not.toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(upcoming(page, 1)).toBeVisible();
    await page.reload();
    await expect(upcoming(page, 1)).toBeVisible();
    await expect(blank).toBeHidden();

    // Leaving it half written is asked about.
    await page.getByRole("button", { name: "Write my own" }).click();
    await choosing(page).getByRole("button", { name: "Open an empty page" }).click();
    await blank.getByLabel("Title", { exact: true }).fill("Half");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard this post?" });
    await question.getByRole("button", { name: "Discard the post" }).click();
    await expect(blank).toBeHidden();
  });

  test("communities that could not be loaded are asked for again @nightly", async ({
    page,
    signIn,
    complaints,
  }) => {
    await signIn(page);
    await page.route("**/writing", (route) =>
      route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: "x" } }),
    );
    await openProject(page, ["saas"]);
    await choose(page);
    await expect(choosing(page).getByText("We couldn't load your communities")).toBeVisible();
    await page.unroute("**/writing");
    await choosing(page).getByRole("button", { name: "Try again" }).click();
    await expect(choosing(page).getByRole("radio", { name: "r/SaaS" })).toBeChecked();
    await complaints.expect(answered(503), /^ApiError: x/);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, bypassCSP: true });

      test("choosing, asking and rewriting fit every screen and have no axe violation @nightly", async ({
        page,
        signIn,
      }) => {
        test.slow();
        await signIn(page);
        await openProject(page, ["startups", "saas", "askreddit"], { what, numbers });
        await expect(page.getByText(/needs \w+ more answers?/)).toBeVisible();
        await choose(page);
        await expectFit(page, "the choice");
        await choosing(page).getByRole("radio", { name: "r/SaaS" }).check();
        await expectFit(page, "the missing answers");
        await choosing(page).getByRole("radio", { name: "r/AskReddit" }).check();
        await expectFit(page, "the closed community");
        await choosing(page).getByRole("radio", { name: "r/SaaS" }).check();
        await choosing(page).getByRole("button", { name: "Draft it anyway" }).click();
        await expect(editor(page).getByText("1 blank left")).toBeVisible();
        await expectFit(page, "the question of a blank");
        await chooseVersion(page, "Adapt to another community…");
        await expect(page.getByRole("dialog", { name: /^Adapt/ })).toBeVisible();
        await expectFit(page, "adapting");
      });
    });
  }
});

test("without a plan one draft is free, opens in the editor, and stays one's own @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["saas", "sideproject"]);
  await expect(premiumCard(page, "Content Roadmap")).toBeVisible();
  await page.getByRole("button", { name: "Write my first draft, free" }).click();
  await expect(editor(page)).toBeVisible();
  await field(page, "Title").fill("My one free draft");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Post saved")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Write my first draft, free" })).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Premium Feature: Content Roadmap" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Edit: My one free draft" }).click();
  await expect(field(page, "Title")).toHaveValue("My one free draft");
});

test("without a plan the free draft asks on the page, and is written at the press @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["sideproject"], { what, scene });
  await expect(page.getByText("One question, then the draft.")).toBeVisible();
  await page.getByRole("textbox", { name: /unusual/ }).fill(RICH_ANSWERS.unusual ?? "");
  await page.getByRole("button", { name: "Write my first draft, free" }).click();
  await expect(editor(page)).toContainText("r/SideProject");
});

async function expectFit(page: Page, state: string): Promise<void> {
  await expectFitAtWidths(page, state);
  expect(await findViolations(page), state).toEqual([]);
}
