import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { chooseOption } from "./support/choose-option.ts";
import { clickWords } from "./support/click-words.ts";
import { createProject } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, bypassCSP: true, permissions: ["clipboard-read", "clipboard-write"] });

const ANSWERS = {
  what: "an app that plans climbing trips",
  scene:
    "Three of us drove to the crag, and each had brought the same rope and nobody the draws. We climbed nothing that day.",
  unusual: "Ropewise asks everyone once what they own, and then says who has to bring what.",
  askReaders: "Who packs the rope in your group?",
};

const REPLY = `Sure! Here's a post for r/SideProject:

**Title:** We brought three ropes and no draws
**Title:** Who packs the rope in your group?

Three of us drove to the crag, and each had brought the same rope and nobody the draws. We climbed nothing that day.

So I made Ropewise, an app that plans climbing trips. It asks everyone once what they own, and then says who has to bring what. It is used in 30 countries and was featured in Wired.

Who packs the rope in your group?

Let me know if you'd like it shorter!`;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Write one post" });
const reply = (page: Page) => dialog(page).getByLabel("Your assistant's reply");
const claims = (page: Page) => dialog(page).getByRole("region", { name: "Not in your answers" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openAssistant(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Write one post" }).click();
  await dialog(page).getByText("Your own assistant", { exact: true }).click();
}

async function openProject(page: Page, subreddits: string[], answers: object): Promise<void> {
  const id = await createProject(page, {
    name: "Ropewise",
    description: "Ropewise plans climbing trips: partners, gear, weather and the way there.",
    url: "https://ropewise.example",
    subreddits,
  });
  await callApi(page, "PATCH", `projects/${id}/interview`, { answers });
  await page.goto(`/projects/${id}`);
}

test("a founder carries the brief out and the reply back, sees what nobody said, and keeps the draft", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["sideproject"], ANSWERS);
  await openAssistant(page);

  await dialog(page).getByRole("button", { name: "Copy the brief" }).click();
  await expect(dialog(page).getByText("Copied for your assistant.")).toBeVisible();
  const brief = await clipboard(page);
  for (const answer of Object.values(ANSWERS)) expect(brief).toContain(answer);
  expect(brief).toContain("r/SideProject");

  await reply(page).fill(REPLY);
  await page.reload();
  await openAssistant(page);
  await expect(reply(page)).toHaveValue(REPLY);
  await expect(dialog(page).getByText("Your pasted text is back.")).toBeVisible();

  await dialog(page).getByRole("button", { name: "Read the reply" }).click();
  await expect(dialog(page).getByLabel("Title", { exact: true })).toHaveValue(
    "We brought three ropes and no draws",
  );
  await expect(claims(page).getByText("30 countries")).toBeVisible();
  await expect(claims(page).getByText(/Wired/)).toBeVisible();
  await expect(
    dialog(page).getByRole("region", { name: "Verdict for r/SideProject" }),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expectFitAtWidths(page, "the assistant");
  // Wide enough for the editor to show the draft and what speaks against it at once.
  await page.setViewportSize({ width: 1440, height: 900 });

  await dialog(page).getByRole("button", { name: "Copy the corrections" }).click();
  await expect(dialog(page).getByText("Copied for your assistant.")).toBeVisible();
  expect(await clipboard(page)).toContain(`I didn't say "30 countries"`);

  const content = dialog(page).getByLabel("Content", { exact: true });
  const text = await content.inputValue();
  await content.fill(text.replace(/ It is used in 30 countries.*Wired\./, ""));
  await expect(claims(page)).toBeHidden();
  await chooseOption(
    dialog(page).getByRole("combobox", { name: "Titles from your assistant" }),
    "Who packs the rope in your group?",
  );
  await dialog(page).getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText("The draft is on your roadmap")).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  // It opens in the editor, which underlines what is added later.
  const editor = page.getByRole("dialog", { name: "Edit Post" });
  await expect(editor).toContainText("Written by your assistant");
  await expect(editor.getByLabel("Title", { exact: true })).toHaveValue(
    "Who packs the rope in your group?",
  );
  const written = editor.getByLabel("Content", { exact: true });
  const words = await written.inputValue();
  await written.fill("My friend Marcus climbs in Berlin.");
  await expect(editor.getByRole("region", { name: "Not in your answers" })).toContainText("Marcus");
  // The underlined words themselves say why, by click and by key, with what mends it.
  const why = page.getByRole("dialog", { name: "Why these words are underlined" });
  await clickWords(editor.locator('mark[data-doubted="true"]').first());
  await expect(why).toContainText("that isn't in your answers");
  await page.keyboard.press("Escape");
  await expect(why).toBeHidden();
  await written.press("Alt+Enter");
  await expect(why).toContainText("that isn't in your answers");
  await why.getByRole("button", { name: "Take the sentence out" }).first().press("Enter");
  await expect(written).toHaveValue("");
  await written.fill(words);
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();

  // What was kept once is not offered again.
  await openAssistant(page);
  await expect(reply(page)).toHaveValue("");
});

test("a reply without a post says what is missing, and a reply with two offers both @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["sideproject"], ANSWERS);
  await openAssistant(page);
  await dialog(page).getByRole("button", { name: "Read the reply" }).click();
  await expect(dialog(page).getByText("The reply is empty. Paste all of it.")).toBeVisible();

  await reply(page).fill("Title: One\n\nThe first post.\n\nTitle: Two\n\nThe second post.");
  await dialog(page).getByRole("button", { name: "Read the reply" }).click();
  await expect(dialog(page).getByLabel("Content", { exact: true })).toHaveValue("The first post.");
  await dialog(page).getByRole("button", { name: "Use post 2" }).click();
  await expect(dialog(page).getByLabel("Content", { exact: true })).toHaveValue("The second post.");
});

test("a closed community has no brief, and nor has a project that nothing is known of @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openProject(page, ["personalfinance"], ANSWERS);
  await page.getByRole("button", { name: "Write one post" }).click();
  await expect(
    dialog(page).getByRole("heading", { name: "Take part in r/personalfinance by comments" }),
  ).toBeVisible();
  await expect(dialog(page).getByText("Your own assistant")).toBeHidden();
  await openProject(page, ["sideproject"], { what: "an app" });
  await openAssistant(page);
  await expect(dialog(page).getByText(/missing for a good post here/)).toBeVisible();
});
