import type { Locator, Page } from "@playwright/test";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { NEVER } from "#standins/llm/llm-standin.ts";
import {
  groundWith,
  playWriter,
  type WriterPart,
  BAD_DRAFTS,
  GOOD_DRAFTS,
} from "#standins/llm/play-writer.ts";
import { findViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { test } from "./support/model-server.ts";
import { expect } from "./support/test.ts";

test.use({ isPremium: true, bypassCSP: true });
// They share the one model, and tell it what to say.
test.describe.configure({ mode: "serial" });

const choosing = (page: Page) => page.getByRole("dialog", { name: "Write one post" });
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Post" });
const write = (page: Page) => choosing(page).getByRole("button", { name: "Write the post" });
const stop = (page: Page) => choosing(page).getByRole("button", { name: "Stop" });
const current = (page: Page) =>
  choosing(page).getByRole("list", { name: "Steps" }).locator('[aria-current="step"]');
const DECLINED = /declined to answer this/;
const notes = (page: Page) => choosing(page).getByLabel("Notes for this post");

/** Every sentence rests on an answer, whatever it says. */
const swear: WriterPart["grounding"] = (question) => groundWith(question, () => "what");

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Write one post" }).click();
  await choosing(page)
    .getByRole("radio", { name: /^Connected model/ })
    .check();
}

async function openProject(page: Page, subreddits = ["sideproject"]): Promise<string> {
  const id = await createProject(page, {
    name: "Ledgerly",
    description: "Ledgerly turns calendar entries into invoices.",
    url: "https://ledgerly.example",
    subreddits,
    answers: RICH_ANSWERS,
  });
  await page.goto(`/projects/${id}`);
  await openDialog(page);
  return id;
}

test("the model writes step by step, and its post opens in the editor @nightly", async ({
  page,
  signIn,
  model,
}) => {
  // It begins once the screen was looked at.
  let begin = () => {};
  const looked = new Promise<void>((resolve) => (begin = resolve));
  model.standin.completeWith(playWriter());
  await page.route("**/api/posts/generate/steps", async (route) => {
    await looked;
    await route.continue();
  });
  await signIn(page);
  await openProject(page);
  await notes(page).fill("Begin with the client.");
  const sent = page.waitForRequest(/\/generate\/steps$/);
  await write(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ notes: "Begin with the client." });
  await expect(
    choosing(page).getByRole("heading", { name: /^The model writes a post for r\/SideProject/ }),
  ).toBeFocused();
  await expect(choosing(page).getByRole("listitem")).toHaveCount(5);
  expect(await findViolations(page)).toEqual([]);
  await expectFitAtWidths(page, "the progress");
  begin();
  await expect(editor(page)).toContainText("Written by the connected model");
  // Makers read first what went wrong.
  await expect(editor(page).getByLabel("Content", { exact: true })).toHaveValue(
    GOOD_DRAFTS["mistake"]?.content ?? "",
  );
  await expect(choosing(page)).toBeHidden();
});

test("each step is shown as it begins, and stopping keeps what was typed and saves nothing @nightly", async ({
  page,
  signIn,
  model,
}) => {
  model.standin.completeWith(playWriter({ grounding: () => NEVER }));
  await signIn(page);
  await openProject(page);
  await notes(page).fill("Mention the spreadsheet.");
  await write(page).click();
  await expect(current(page)).toContainText("Comparing each sentence with your answers");
  expect(await findViolations(page)).toEqual([]);

  // Closed meanwhile, it goes on.
  await page.keyboard.press("Escape");
  await expect(choosing(page)).toBeHidden();
  await page.getByRole("button", { name: "Write one post" }).click();
  await expect(current(page)).toContainText("Comparing each sentence with your answers");

  await stop(page).click();
  await expect.poll(() => model.standin.inFlight()).toBe(0);
  await expect(write(page)).toBeFocused();
  await choosing(page)
    .getByRole("radio", { name: /^Connected model/ })
    .check();
  await expect(notes(page)).toHaveValue("Mention the spreadsheet.");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Upcoming 0", exact: true })).toBeVisible();
});

test("the keyboard alone chooses the model, starts it and stops it @nightly", async ({
  page,
  signIn,
  model,
}) => {
  model.standin.completeWith(playWriter({ angles: () => NEVER }));
  await signIn(page);
  await openProject(page);
  await page.keyboard.press("Escape");
  const opener = page.getByRole("button", { name: "Write one post" });
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  const radio = (name: RegExp) => choosing(page).getByRole("radio", { name });
  await tabTo(page, radio(/^Built-in writer/));
  await page.keyboard.press("ArrowDown");
  await expect(radio(/^Connected model/)).toBeChecked();
  await tabTo(page, radio(/^What fits best/));
  await tabTo(page, notes(page));
  await page.keyboard.type("Short.");
  await tabTo(page, write(page));
  await page.keyboard.press("Enter");
  await expect(choosing(page).getByRole("heading", { name: /^The model writes/ })).toBeFocused();
  await expect(current(page)).toContainText("Choosing what to open with");
  await tabTo(page, stop(page));
  await page.keyboard.press("Enter");
  await expect(write(page)).toBeFocused();
  await expect(notes(page)).toHaveValue("Short.");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("a post that is done while the dialog is closed is offered @nightly", async ({
  page,
  signIn,
  model,
}) => {
  let go = () => {};
  const closed = new Promise<void>((resolve) => (go = resolve));
  model.standin.completeWith(playWriter());
  await page.route("**/api/posts/generate/steps", async (route) => {
    await closed;
    await route.continue();
  });
  await signIn(page);
  await openProject(page);
  await write(page).click();
  await expect(stop(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choosing(page)).toBeHidden();
  go();
  await expect(page.getByText("The post for r/SideProject is written")).toBeVisible();
  await expect(editor(page)).toBeHidden();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(editor(page)).toContainText("Written by the connected model");
});

test("where the model fails, everything stays, and the founder chooses what next @nightly", async ({
  page,
  signIn,
  model,
  complaints,
}) => {
  model.standin.failAlways("refusal");
  await signIn(page);
  await openProject(page);
  await choosing(page)
    .getByRole("radio", { name: /^Lesson/ })
    .check();
  await notes(page).fill("Without the price.");
  await write(page).click();
  const failure = choosing(page).getByRole("alert");
  await expect(failure).toContainText("The language model declined to answer this.");
  await expect(failure).toContainText("Nothing was saved or counted");
  await expect(failure.getByRole("heading")).toBeFocused();
  await expect(notes(page)).toHaveValue("Without the price.");
  await expect(choosing(page).getByRole("radio", { name: /^Lesson/ })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await expectFitAtWidths(page, "the failure");

  // Once more, and again nothing. The alert of the first try may still be there: the browser's log says that the second ended.
  await complaints.expect(DECLINED);
  const before = complaints.count(DECLINED);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => complaints.count(DECLINED)).toBeGreaterThan(before);
  await expect(failure).toContainText("declined");
  await expect(editor(page)).toBeHidden();

  model.standin.failAlways(null);
  await failure.getByRole("button", { name: "Use the built-in writer" }).click();
  await expect(editor(page)).toContainText("Written from your answers");
});

test("a draft that stays bad is shown with its faults marked until they are gone @nightly", async ({
  page,
  signIn,
  model,
}) => {
  const bad = () => BAD_DRAFTS["machine voice"];
  model.standin.completeWith(playWriter({ draft: bad, mend: bad, grounding: swear }));
  await signIn(page);
  await openProject(page);
  await write(page).click();
  const content = editor(page).getByLabel("Content", { exact: true });
  await expect(content).toHaveValue(/In today's fast-paced world/);
  await expect(editor(page)).toContainText(/The draft still has \d+ faults, which are marked\./);
  const faults = editor(page).getByRole("region", { name: "Still wrong with this draft" });
  await expect(faults).toContainText("Sounds machine-written");
  expect(await findViolations(page)).toEqual([]);
  await expectFitAtWidths(page, "a draft with faults");

  const marked = faults.getByRole("button", { name: /^Show in the draft: / });
  const count = await marked.count();
  expect(count).toBeGreaterThan(3);
  // They are kept with the post.
  await page.reload();
  await page
    .getByRole("button", { name: /^Edit:/ })
    .first()
    .click();
  await expect(faults).toContainText("Sounds machine-written");
  await expect(marked).toHaveCount(count);
  await marked.last().click();
  await expect(content).toBeFocused();
  await content.fill("I built Ledgerly.");
  await expect.poll(() => marked.count()).toBeLessThan(count);
  await editor(page).getByLabel("Title", { exact: true }).fill("Three invoices");
  await expect(faults).toBeHidden();
});

test("a community that bans text by AI says so before anything is written @nightly", async ({
  page,
  signIn,
  model,
}) => {
  model.standin.completeWith(playWriter());
  model.standin.requests.length = 0;
  await signIn(page);
  await callApi(page, "PUT", "subreddits/sideproject/own-policy", {
    text: "1. No AI-generated content\n2. Be kind",
    corrections: NO_CORRECTIONS,
  });
  await openProject(page);
  const notice = choosing(page).getByRole("note");
  await expect(notice).toContainText("r/SideProject removes text that was written by AI.");
  await expect(notice).toContainText("Write this post yourself");
  await choosing(page)
    .getByRole("radio", { name: /^Your own assistant/ })
    .check();
  await expect(notice).toContainText("Use your assistant for ideas at most");
  await expect(
    choosing(page).getByRole("button", { name: "I understand, show the brief" }),
  ).toBeVisible();
  await choosing(page)
    .getByRole("radio", { name: /^Built-in writer/ })
    .check();
  await expect(notice).toBeHidden();
  await choosing(page)
    .getByRole("radio", { name: /^Connected model/ })
    .check();
  expect(model.standin.requests).toEqual([]);
  const sent = page.waitForRequest(/\/generate\/steps$/);
  await choosing(page).getByRole("button", { name: "Write it anyway" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ isAiConfirmed: true });
  await expect(editor(page)).toContainText("Written by the connected model");
});
