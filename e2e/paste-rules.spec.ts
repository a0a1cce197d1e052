import type { Locator, Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { chooseOption } from "./support/choose-option.ts";
import { CUT_OFF } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";
import { waitForSave } from "./support/wait-for-save.ts";

const RULES = `1. Share your projects with the "Launch" flair
2. You need at least 40 karma to post.
3. Bring cake to the first meeting`;

const dialog = (page: Page) => page.getByRole("dialog", { name: /^Paste the rules of/ });
const box = (page: Page) => dialog(page).getByLabel("The rules, as you copied them");
const understood = (page: Page) => page.getByRole("region", { name: "What we understood" });
const verdict = (page: Page) => page.getByRole("region", { name: /^Verdict for/ });
const offer = (page: Page | Locator) =>
  page.getByRole("button", { name: /^(Paste the rules|Change what you pasted)$/ });

test("a visitor pastes rules: the verdict follows at once, and nothing is sent", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/check?r=saas");
  await page.getByLabel("Title").fill("I built a planner for hikers");
  await page.getByLabel("What are you promoting?").fill("trail-notes.example");
  await page
    .getByLabel("Content", { exact: true })
    .fill("Sign up at https://trail-notes.example today.");
  await expect(verdict(page).getByText(/^(\d+ problems?|No problem found) ·/)).toBeVisible();
  await expect(verdict(page).getByRole("heading", { name: /^Ban risk:/ })).toBeVisible();

  await offer(page).click();
  await expect(understood(page).getByText("What we understand appears here.")).toBeVisible();
  await box(page).fill(RULES);
  await expect(
    understood(page).getByText("Posts of your own work with the flair “Launch”"),
  ).toBeVisible();
  await expect(
    understood(page).getByText("You need at least 40 karma to post.").last(),
  ).toBeVisible();
  await expect(understood(page).getByText("Bring cake to the first meeting")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toBeHidden();

  await expect(page.getByText("Allowed with “Launch”").first()).toBeVisible();
  await expect(
    verdict(page)
      .getByText(/rules you pasted, \w+ \d+, \d{4}/)
      .first(),
  ).toBeVisible();
  const cake = verdict(page).getByRole("checkbox", { name: /Bring cake/ });
  await cake.check();
  await page.reload();
  await expect(cake).toBeChecked();
  expect(sent.filter((request) => /cake|Launch%|trail-notes/i.test(request))).toEqual([]);

  await offer(page).click();
  await expect(box(page)).toHaveValue(RULES);
  await dialog(page).getByRole("button", { name: "Remove what I pasted" }).click();
  await expect(verdict(page).getByText(/rules you pasted/)).toHaveCount(0);
});

test("no verdict is shown where what was pasted can't be applied @nightly", async ({
  page,
  complaints,
}) => {
  await page.goto("/check?r=saas");
  await page.getByLabel("Title").fill("I built a planner for hikers");
  await offer(page).click();
  await box(page).fill(RULES);
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(verdict(page).getByRole("checkbox", { name: /Bring cake/ })).toBeVisible();

  await page.route(/assets\/apply-pasted-/, (route) => route.abort());
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "We couldn't apply the rules you pasted" }),
  ).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
  await expect(page.getByLabel("Title")).toHaveValue("I built a planner for hikers");
  await complaints.expect(CUT_OFF);
});

test("what was typed is asked about before it goes, outlives a reload, and a failed save @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.goto("/check?r=saas");
  await offer(page).click();
  await box(page).fill("No self-promotion");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog", { name: "Discard what you typed?" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(box(page)).toHaveValue("No self-promotion");
  await page.reload();
  await offer(page).click();
  await expect(dialog(page).getByText("Your unsaved text is back.")).toBeVisible();
  await page.route("**/own-policy", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("What you typed is still here.");
  await page.unroute("**/own-policy");
  await complaints.expect(CUT_OFF, /^NetworkError/);
  await chooseOption(
    dialog(page).getByRole("combobox", { name: "Posting about your project" }),
    "Only on a set day",
  );
  await chooseOption(dialog(page).getByRole("combobox", { name: "Which day" }), "on Saturdays");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  // One line: what it allows, and right behind it who says so.
  await expect(page.getByRole("main")).toContainText(/Only on Saturdays\s*rules you pasted, /);

  await page.goto("/subreddits?open=saas");
  await expect(page.getByText(/Only on Saturdays/).first()).toBeVisible();
});

test.describe("in the editor", () => {
  test.use({ isPremium: true });

  test("pasted rules count at once, and what was ticked stays with the post @nightly", async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    const id = await createProject(page, {
      name: "Trail Notes",
      description: "Trail Notes keeps notes of hikes and shows them on a map.",
      url: "https://trail-notes.example",
      subreddits: ["saas"],
      answers: RICH_ANSWERS,
    });
    await page.goto(`/projects/${id}`);
    await page.getByRole("button", { name: "Generate Posts" }).click();
    const card = page.getByRole("tabpanel").getByRole("article").first();
    await card.getByRole("button", { name: /^Edit/ }).click();
    const editor = page.getByRole("dialog", { name: "Edit Post" });
    await offer(editor).click();
    await box(page).fill(RULES);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(dialog(page)).toBeHidden();
    const cake = verdict(page).getByRole("checkbox", { name: /Bring cake/ });
    const saved = waitForSave(page, "PATCH", /\/api\/posts\//);
    await cake.check();
    await saved;
    await page.reload();
    await card.getByRole("button", { name: /^Edit/ }).click();
    await expect(cake).toBeChecked();
    await expect(
      verdict(page)
        .getByText(/rules you pasted, /)
        .first(),
    ).toBeVisible();
  });
});

test.describe("the dialog", () => {
  test.use({ bypassCSP: true });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`fits every screen and has no axe violation, ${colorScheme} @nightly`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/check?r=saas");
      await offer(page).click();
      await box(page).fill(RULES);
      await expect(understood(page).getByText("Bring cake to the first meeting")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await expectFitAtWidths(page, "the dialog");
    });
  }
});
