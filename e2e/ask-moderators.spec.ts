import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin" });

const TITLE = "Ropewise plans climbing trips, and I'd like to know what is missing";
const TEXT =
  "I made Ropewise for my own trips: it keeps partners, gear and weather in one list. It took a winter of evenings. What would you want to see first? https://ropewise.example";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit Post" });
const verdict = (page: Page) =>
  dialog(page).getByRole("region", { name: "Verdict for r/Windows11" });
const ask = (page: Page) => dialog(page).getByText("What to write");
const message = (page: Page) => dialog(page).getByText(/^Hello, I/);

async function openDraft(page: Page): Promise<void> {
  const projectId = await createProject(page, {
    answers: RICH_ANSWERS,
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits: ["windows11"],
  });
  const draft = { projectId, subredditId: "windows11", title: TITLE, content: TEXT };
  await callApi(page, "POST", "posts", draft);
  await page.goto(`/projects/${projectId}`);
  await page
    .getByRole("button", { name: /^Edit:/ })
    .first()
    .click();
  await expect(
    verdict(page)
      .getByText(/Ban risk: /)
      .first(),
  ).toBeVisible();
}

test("moderators are asked with the draft, whose it is and the verdict on it", async ({
  page,
  signIn,
  context,
}) => {
  await signIn(page);
  await openDraft(page);
  await ask(page).click();
  await expect(message(page)).toContainText("I read that you want to be asked first");
  await expect(message(page)).toContainText("It says that it is mine.");
  await expect(message(page)).toContainText(TEXT);
  const link = dialog(page).getByRole("link", { name: "Open it on Reddit" });
  await expect(link).toHaveAttribute("href", /^https:\/\/www\.reddit\.com\/message\/compose\?to=/);
  await dialog(page).getByRole("checkbox", { name: "With a link to the verdict" }).check();
  await expect(message(page)).toContainText(/I checked it against your rules: http\S+#draft=1\./);
  await expectNoViolations(page, "the message to moderators");
  await expectFitAtWidths(page, "the message to moderators");

  const address = /http\S+#draft=\S+/.exec((await message(page).textContent()) ?? "")?.[0] ?? "";
  const moderator = await context.newPage();
  await moderator.goto(address);
  await expect(moderator.getByText(TITLE).first()).toBeVisible();
  await expect(moderator.getByRole("region", { name: "Verdict for r/Windows11" })).toBeVisible();
});

const ANSWERS: [string, string, RegExp][] = [
  ["yes counts", "Yes", /the moderators said yes/i],
  ["no counts", "No", /the moderators said no/i],
];

for (const [name, button, words] of ANSWERS) {
  const when = name === "no counts" ? " @nightly" : "";
  test(`the answer ${name} from now on, and the verdict changes${when}`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openDraft(page);
    const before = await verdict(page).textContent();
    await ask(page).click();
    const answers = dialog(page).getByRole("group", { name: "What did they say?" });
    await answers.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByText("Kept what the moderators of r/Windows11 said")).toBeVisible();
    await expect(ask(page)).toBeHidden();
    await expect(
      verdict(page)
        .getByText(/you asked, \w+/)
        .first(),
    ).toBeVisible();
    await expect(dialog(page).getByText(words).first()).toBeVisible();
    expect(await verdict(page).textContent()).not.toBe(before);
  });
}

test("conditions are kept in their words @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await openDraft(page);
  await ask(page).click();
  await dialog(page).getByRole("button", { name: "Yes, with conditions" }).click();
  await dialog(page).getByLabel("Their conditions").fill("only on Fridays, without a link");
  await dialog(page).getByRole("button", { name: "Keep the conditions" }).click();
  await expect(ask(page)).toBeHidden();
  await expect(
    verdict(page)
      .getByText(/only on Fridays, without a link/)
      .first(),
  ).toBeVisible();
});
