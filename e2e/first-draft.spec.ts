import type { Locator, Page } from "@playwright/test";
import type { AnswerId } from "../src/engine/interview/interview.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { MOST_SHIFT, readShift, watchShift } from "./support/layout-shift.ts";
import { useOwnWords } from "./support/own-words.ts";
import { test } from "./support/site-server.ts";
import { expect, readLink } from "./support/test.ts";

test.use({ bypassCSP: true });

const MOST_PRESSES = 8;

/** As the founder of Ledgerly would say it, whatever their community asks. */
const ANSWERS: Partial<Record<AnswerId, string>> = {
  scene:
    "In March a client asked me whether I had forgotten something. I had forgotten three invoices, the oldest from November. Two clients paid the same week.",
  unusual:
    "Ledgerly never asks you to start a timer. It reads the calendar backwards at the end of the month and shows every job that has no invoice yet.",
  teach:
    "Write the invoice on the day the job ends, while the client still remembers what they got. Put the date of the job into the first line, and name one person to pay it.",
  mistake:
    "I wrote my invoices once a quarter. Two small business clients had closed by then, and I never saw the money for six jobs.",
  before:
    "Before that I had a spreadsheet of jobs and a folder of invoices, and nobody compared the two.",
  surprise:
    "Clients pay a small invoice that comes at once sooner than a large one that comes late.",
  numbers:
    "Ledgerly found 41 jobs without an invoice in my own calendar, the oldest of them two years old.",
  price: "Ledgerly costs 4 euros a month.",
};

const field = (page: Page) => page.getByLabel("Your site, or one sentence about it");
const drafts = (page: Page) => page.getByRole("link", { name: /^Draft for this one/ });
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Post" });
const chosen = (page: Page) => page.getByRole("heading", { name: "Selected Subreddits (1)" });

/** Counts what a person presses; typing is none. */
function countPresses(page: Page) {
  let presses = 0;
  return {
    click: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    enter: async () => {
      presses += 1;
      await page.keyboard.press("Enter");
    },
    read: () => presses,
  };
}

async function answerQuestions(page: Page): Promise<void> {
  const questions = page.locator("section", { hasText: "Your first draft is free" }).last();
  await expect(questions.getByRole("textbox").first()).toBeVisible();
  await useOwnWords(questions);
  for (const question of await questions.getByRole("textbox").all()) {
    const name = (await question.getAttribute("name")) as AnswerId;
    if ((await question.inputValue()) === "") await question.fill(ANSWERS[name] ?? "");
  }
}

test("on a phone, one field leads to a checked draft for the community one chose, in eight presses", async ({
  page,
  email,
  site,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { click, enter, read } = countPresses(page);
  await page.goto("/");
  await click(field(page));
  await page.keyboard.type(site.url);
  await enter();
  const choice = drafts(page).first();
  const named = /r\/\w+/.exec((await choice.getAttribute("aria-label")) ?? "")?.[0] ?? "";
  await expectNoOverflow(page, "three communities");
  await click(choice);
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("We'll email you a link to your draft.")).toBeVisible();
  await page.keyboard.type(email);
  await enter();
  await click(page.getByRole("link", { name: /mailbox/i }));
  await click(page.locator("article", { hasText: email }).locator("pre a"));

  await expect(page.getByText(`First draft: ${named}`)).toBeVisible();
  await expect(chosen(page)).toBeVisible();
  const answers = page.getByRole("list", { name: "Your answers" }).getByRole("button");
  await expect(answers.first()).toHaveText("Ledgerly");
  await expect(answers).toHaveCount(5);
  await expectNoOverflow(page, "the last step");
  await enter();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/, { timeout: 30_000 });

  await expect(page.getByText("Written from your answers for")).toContainText(named);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await answerQuestions(page);
  await click(page.getByRole("button", { name: "Write my first draft, free" }));
  await expect(editor(page)).toContainText(named);
  await expect(editor(page).getByText("Ban risk: low").first()).toBeVisible();
  expect(read()).toBeLessThanOrEqual(MOST_PRESSES);

  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/projects\/new/);
});

test("a sentence that names no project is asked for its name and nothing else @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/");
  await field(page).fill(
    "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
  );
  await field(page).press("Enter");
  await drafts(page).first().click();
  // Whoever is signed in has no link to wait for.
  await expect(chosen(page)).toBeVisible();
  const missing = page.getByRole("region", { name: "Still missing" });
  await expect(missing).toContainText("Still missing: name");
  await expect(missing.getByLabel("Project Name")).toBeFocused();
  await expectNoViolations(page, "the last step of a start");
  const goals = page.getByRole("button", { name: /^Change the goals/ });
  await goals.click();
  await expect(page.getByText("Step 4 of 5")).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
});

test("the link takes along what was typed to another browser, and an old one back to sign-in @nightly", async ({
  page,
  email,
  browser,
}) => {
  await page.goto("/");
  await field(page).fill("A budgeting app for students who share a kitchen and its costs.");
  await page.getByRole("button", { name: "Find communities" }).click();
  const choice = drafts(page).first();
  const named = /r\/\w+/.exec((await choice.getAttribute("aria-label")) ?? "")?.[0] ?? "";
  await choice.click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  const link = await readLink(page, email);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.getByText(`First draft: ${named}`)).toBeVisible();
  await expect(chosen(elsewhere)).toBeVisible();
  await elsewhere.close();

  const late = await browser.newPage();
  await late.goto(link);
  await late.getByRole("button", { name: "Sign in" }).click();
  await late.getByRole("link", { name: "Try Again" }).click();
  await expect(late).toHaveURL(/\/signin\?start=[\w-]+$/);
  await late.close();
});

test("what can't be used says what to do next, keeps what was typed, and the next try works @nightly", async ({
  page,
  site,
}) => {
  site.serve("/gone", (_request, response) => {
    response.statusCode = 404;
    response.end();
  });
  await page.goto("/");
  const tries: [text: string, sentence: RegExp][] = [
    [`${site.url}/gone`, /There's no page at this address: check it, or say in one sentence/],
    ["http://192.168.0.1/", /We can't read a public page there/],
    ["🌶️", /who it is for/],
    ["Sauces", /what is it, and who is it for\?/],
    ["word ".repeat(80), /One sentence is enough/],
  ];
  for (const [text, sentence] of tries) {
    await field(page).fill(text);
    await field(page).press("Enter");
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(field(page)).toHaveValue(text);
  }
  await expectNoViolations(page, "a start that can't be used");
  await field(page).fill(site.url);
  await field(page).press("Enter");
  await expect(drafts(page).first()).toBeVisible();
  await expectNoViolations(page, "three communities");
});

test("Enter before the scripts are there is done once they are, and the page is not left @nightly", async ({
  page,
  site,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/assets\/start-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/");
  await field(page).fill(site.url);
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/$/);
  resolve();
  await expect(drafts(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue(site.url);
});

for (const width of [1440, 1024, 390]) {
  // What fits a screen at once moves on a phone first.
  const when = width === 390 ? "" : " @nightly";
  test(`nothing moves while three communities come at ${width} px${when}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShift(page, { countsPresses: false });
    await page.goto("/");
    await field(page).pressSequentially(site.url);
    // Late enough that the press is over when the answer comes.
    await page.route("**/api/start", async (route) => {
      await page.waitForTimeout(1000);
      await route.continue();
    });
    await field(page).press("Enter");
    await expect(drafts(page).first()).toBeVisible();
    expect(await readShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
