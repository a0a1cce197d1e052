import type { Page } from "@playwright/test";
import { expectNoViolations, findViolations } from "./support/axe.ts";
import { answered, CUT_OFF } from "./support/complaints.ts";
import { expectFitAtWidths, expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";
import { watchWords } from "./support/watch-words.ts";

const DESCRIPTION =
  "Ledgerly writes and sends invoices for freelancers. It reminds clients who pay late, keeps track of expenses and prepares the figures for taxes.";

const name = (page: Page) => page.getByLabel("Project Name");
const description = (page: Page) => page.getByLabel("Project Description");
const url = (page: Page) => page.getByLabel("Project URL");
const press = (page: Page, label: string) => page.getByRole("button", { name: label });
const found = (page: Page) => page.getByRole("list", { name: "Recommended subreddits" });
const picks = (page: Page) => found(page).getByRole("checkbox");
const search = (page: Page) => page.getByRole("combobox", { name: "Add a community by name" });

/** Unless a step before it was passed with a gap, each counts; the last one once a community is chosen. */
async function expectStep(
  page: Page,
  step: number,
  title: string,
  percent = step === 5 ? "(?:80|100)" : String(step * 20),
): Promise<void> {
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  await expect(page.getByText(new RegExp(`^${percent}% complete$`))).toBeVisible();
  await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
}

async function openWizard(page: Page): Promise<void> {
  await page.goto("/projects/new");
  await expectStep(page, 1, "What's your project?");
}

/** Everything up to the last step, the short way. */
async function reachLastStep(page: Page): Promise<void> {
  await openWizard(page);
  await name(page).fill("Ledgerly");
  await description(page).fill(DESCRIPTION);
  await name(page).press("Enter");
  await page.keyboard.press("6");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Freelancers" })).toBeChecked();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expectStep(page, 5, "Choose your target subreddits");
}

async function skipToLastStep(page: Page): Promise<void> {
  for (let step = 1; step < 5; step += 1) await press(page, "Next").click();
}

async function expectCreated(page: Page): Promise<void> {
  const finished = await watchWords(
    page,
    "Project Created Successfully!",
    "Redirecting to your dashboard...",
  );
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Creating Your Project" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await finished();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
}

test("with the mouse, from a name to a project @nightly", async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await openWizard(page);
  await expect(press(page, "Previous")).toBeDisabled();
  await expect(press(page, "Generate")).toBeDisabled();
  await name(page).fill("Ledgerly");
  await description(page).fill(DESCRIPTION);
  await press(page, "Next").click();

  await expectStep(page, 2, "Category");
  await press(page, "Auto-detect").click();
  await expect(page.getByText("Category detected!")).toBeVisible();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await page.getByRole("radio", { name: "Finance" }).check();
  await press(page, "Next").click();

  await expectStep(page, 3, "Target audience");
  await press(page, "Auto-detect").click();
  await expect(page.getByText("Target audience detected!")).toBeVisible();
  await page.getByRole("checkbox", { name: "Freelancers" }).check();
  await press(page, "Next").click();

  await expectStep(page, 4, "Goals");
  await expect(page.getByRole("checkbox", { name: "Find customers" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Get feedback" }).check();
  const summary = page.locator("section", { hasText: "Project Summary" });
  await expect(summary).toContainText("Ledgerly");
  await expect(summary).toContainText("Finance");
  await expect(summary).toContainText("Freelancers");
  // What founders in finance usually want is there already; what is chosen comes after it.
  await expect(summary).toContainText("Find customers, Share knowledge, Get feedback");
  await press(page, "Next").click();

  await expectStep(page, 5, "Choose your target subreddits");
  await expect(page.getByRole("alert")).toHaveText(
    "No subreddits selected - Please select at least one subreddit to continue. Choose from the AI recommendations above.",
  );
  await expect(press(page, "Create Project")).toBeDisabled();
  await press(page, "Create Project").locator("..").hover();
  await expect(page.getByText("Select at least one subreddit to continue")).toBeVisible();
  await press(page, "Generate AI Recommendations").click();
  await expect(page.getByText("Subreddit recommendations generated!")).toBeVisible();
  await expect(picks(page)).toHaveCount(3);
  await expect(found(page).getByText(/^\d+% match$/)).toHaveCount(3);
  await expect(page.getByText("Your plan shows 3 recommendations.")).toBeVisible();

  const first = found(page).getByRole("article").first();
  await first.click({ position: { x: 120, y: 12 } });
  await expect(picks(page).first()).toBeChecked();
  await first.getByRole("button", { name: /^Why r\// }).click();
  await expect(first.getByText("What fits")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Selected Subreddits (1)" })).toBeVisible();
  await search(page).fill("r/webdev");
  await page.getByRole("option", { name: /^r\/webdev / }).click();
  await expect(page.getByRole("heading", { name: "Selected Subreddits (2)" })).toBeVisible();
  await press(page, "Create Project").click();
  await expectCreated(page);

  await page.goto("/projects/new");
  await expect(name(page)).toHaveValue("");
});

test("with the keyboard alone, from a name to a project @nightly", async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await openWizard(page);
  await name(page).focus();
  await page.keyboard.type("Ledgerly 2");
  await page.keyboard.press("Control+ArrowRight");
  // Without a description the first step has a gap.
  await expectStep(page, 2, "Category", "20");
  await page.keyboard.press("Control+ArrowLeft");
  await expectStep(page, 1, "What's your project?");
  await description(page).focus();
  await page.keyboard.type("Invoices for freelancers.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("3 reminders for clients who pay late.");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Control+ArrowRight");
  await expectStep(page, 1, "What's your project?");
  await expect(name(page)).toHaveValue("Ledgerly 2");
  await name(page).focus();
  await page.keyboard.press("Enter");

  await expectStep(page, 2, "Category");
  await page.keyboard.press("Shift+Enter");
  await expect(page.getByText("Category detected!")).toBeVisible();
  await page.keyboard.press("6");
  await expect(page.getByRole("radio", { name: "Finance" })).toBeChecked();
  await page.keyboard.press("Enter");

  await expectStep(page, 3, "Target audience");
  await page.keyboard.press("Shift+Enter");
  await expect(page.getByText("Target audience detected!")).toBeVisible();
  const investors = page.getByRole("checkbox", { name: "Investors" });
  await investors.focus();
  await page.keyboard.press("Space");
  await expect(investors).toBeChecked();
  await page.keyboard.press("Enter");

  await expectStep(page, 4, "Goals");
  await page.keyboard.press("5");
  await page.keyboard.press("1");
  await page.keyboard.press("1");
  // Beside the two that founders in finance usually want.
  await expect(page.getByRole("checkbox", { name: "Get feedback" })).toBeChecked();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await page.keyboard.press("Enter");

  await expectStep(page, 5, "Choose your target subreddits");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Please select at least one subreddit before proceeding."),
  ).toBeVisible();
  await page.keyboard.press("Shift+Enter");
  await expect(picks(page).first()).toBeVisible();
  await page.keyboard.press("2");
  await expect(picks(page).nth(1)).toBeChecked();
  await search(page).focus();
  await page.keyboard.type("webdev");
  await expect(page.getByRole("option", { name: /^r\/webdev / })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Selected Subreddits (2)" })).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
  await picks(page).nth(1).focus();
  await page.keyboard.press("Enter");
  await expectCreated(page);
});

test("a reload keeps the draft and its place, and starting over clears it @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await reachLastStep(page);
  await press(page, "Generate AI Recommendations").click();
  await picks(page).first().check();
  await page.reload();
  await expectStep(page, 5, "Choose your target subreddits");
  await expect(picks(page).first()).toBeChecked();
  await press(page, "Previous").click();
  await expect(page.locator("section", { hasText: "Project Summary" })).toContainText("r/");

  await press(page, "Start over").click();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expectStep(page, 4, "Goals");
  await press(page, "Start over").click();
  await press(page, "Clear it all").click();
  await expectStep(page, 1, "What's your project?");
  await expect(name(page)).toHaveValue("");
  await page.reload();
  await expect(name(page)).toHaveValue("");
});

test("the last step asks for what was left out, and nobody has to go back", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openWizard(page);
  await skipToLastStep(page);
  await expect(page.getByText("20% complete")).toBeVisible();
  const missing = page.getByRole("region", { name: "Still missing" });
  await expect(missing).toContainText(
    "Still missing: name, description, category and target audience",
  );
  await press(page, "Generate AI Recommendations").click();
  await expect(
    missing.getByText("Please complete the previous steps before generating recommendations"),
  ).toBeVisible();
  await expect(name(page)).toBeFocused();
  await page.keyboard.type("Ledgerly");
  await page.keyboard.press("Tab");
  await page.keyboard.type(DESCRIPTION);
  await page.keyboard.press("Tab");
  // What it says answers the other questions.
  await expect(missing).toContainText("Nothing is missing now");
  await expect(missing.getByRole("checkbox", { name: "Freelancers" })).toBeChecked();
  await expect(page.getByText("80% complete")).toBeVisible();
  await name(page).press("Enter");
  await picks(page).first().check();
  await expect(page.getByText("100% complete")).toBeVisible();
  await press(page, "Create Project").click();
  await expectCreated(page);
});

test("an audience is always detected, and one that was cleared is asked for at the end @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openWizard(page);
  await name(page).fill("Bodmin Heat");
  await description(page).fill(
    "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
  );
  await press(page, "Next").click();
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await press(page, "Next").click();
  await expect(page.getByRole("checkbox", { name: "Consumers" })).toBeChecked();
  const detected = page.getByRole("checkbox", { checked: true });
  for (let left = await detected.count(); left > 0; left -= 1) {
    await detected.first().uncheck();
    await expect(detected).toHaveCount(left - 1);
  }
  await press(page, "Next").click();
  await press(page, "Next").click();
  const missing = page.getByRole("region", { name: "Still missing" });
  await expect(missing).toContainText("Still missing: target audience");
  await expectNoViolations(page, "what is missing");
  await expectFitAtWidths(page, "what is missing");
  await missing.getByRole("checkbox", { name: "Hobbyists" }).check();
  await press(page, "Generate AI Recommendations").click();
  await expect(picks(page).first()).toBeVisible();
});

test("a missing name is asked for before anything is sent @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await openWizard(page);
  await skipToLastStep(page);
  await search(page).fill("webdev");
  await page.getByRole("option", { name: /^r\/webdev / }).click();
  await press(page, "Create Project").click();
  await expect(page.getByText("Step 5 of 5")).toBeVisible();
  await expect(name(page)).toHaveAccessibleDescription("Please name your project.");
  await expect(name(page)).toBeFocused();
});

test("Enter in the search adds what its words find, not what an older list had first @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openWizard(page);
  await skipToLastStep(page);
  await search(page).fill("knitting");
  await expect(page.getByRole("option", { name: /^r\/knitting / })).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/subreddits\/search\?.*q=webdev/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await search(page).fill("webdev");
  await search(page).press("Enter");
  await expect(page.getByText("r/knitting", { exact: true })).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole("option", { name: /^r\/webdev / })).toBeVisible();
  await search(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Selected Subreddits (1)" })).toBeVisible();
});

test("Enter in the search adds the first although no pointer highlights it, and loses no words @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openWizard(page);
  await skipToLastStep(page);
  await search(page).fill("webdev");
  await page.getByRole("option").last().hover();
  await page.mouse.move(2, 2);
  await expect(page.locator("[role=option][data-highlighted]")).toHaveCount(0);
  await search(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Selected Subreddits (1)" })).toBeVisible();
  await expect(search(page)).toHaveValue("");

  await search(page).fill("nobodyhasthisname");
  await expect(page.getByText("We don't know r/nobodyhasthisname.")).toBeVisible();
  await search(page).press("Enter");
  await expect(search(page)).toHaveValue("nobodyhasthisname");
  await expect(page.getByRole("link", { name: "Paste its rules" })).toBeVisible();
});

test("an answer that comes late replaces nothing that was typed meanwhile @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openWizard(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route("**/api/projects/ai/generate-description", async (route) => {
      resolve();
      await new Promise<void>((release) => (answer = release));
      await route.fulfill({
        json: { description: "Generated words.", by: "engine", notice: null },
      });
    });
  });
  await url(page).fill("ledgerly.example");
  await url(page).press("Shift+Enter");
  await asked;
  await description(page).fill("My own words.");
  answer();
  await expect(page.getByText("We kept your version.")).toBeVisible();
  await expect(description(page)).toHaveValue("My own words.");
  await press(page, "Use it").click();
  await expect(description(page)).toHaveValue("Generated words.");
});

test("an address that can't be one is faulted where it was typed @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await openWizard(page);
  await url(page).fill("http://me:secret@ledgerly.example");
  await url(page).press("Shift+Enter");
  await expect(url(page)).toHaveAccessibleDescription(/doesn't look like a web address/);
  await url(page).fill("https://ledgerly.example");
  await expect(url(page)).not.toHaveAccessibleDescription(/doesn't look like a web address/);
  await complaints.expect(/^ApiError: That doesn't look like a web address/);
});

test("more recommended subreddits than the plan includes are named before and after the attempt @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  // As after a plan that included more.
  await page.route("**/ai/generate-subreddit-recommendations", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { recommendations: object[] };
    const others = ["gaming", "music", "movies", "books", "aww"].map((id) =>
      Object.assign({}, answer.recommendations[0], { id, name: id, fullName: `r/${id}` }),
    );
    const recommendations = [...answer.recommendations, ...others];
    await route.fulfill({ json: { ...answer, recommendations, planLimit: null } });
  });
  await reachLastStep(page);
  await page.keyboard.press("Shift+Enter");
  await expect(picks(page)).toHaveCount(8);
  const excess = page.getByRole("alert").filter({ hasText: "Your plan includes" });
  for (const digit of "123") await page.keyboard.press(digit);
  await expect(page.getByRole("heading", { name: "Selected Subreddits (3)" })).toBeVisible();
  await expect(excess).toBeHidden();
  for (const digit of "45678") await page.keyboard.press(digit);
  await expect(excess).toContainText(
    "Your plan includes 3 recommended communities per project, and you chose 8. Please remove 5 of them.",
  );
  await press(page, "Create Project").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Please remove 5" })).toBeVisible();
  await complaints.expect(/^ApiError: Your plan includes 3/);
  await expect(page.getByRole("heading", { name: "Selected Subreddits (8)" })).toBeVisible();
  for (const digit of "45678") await page.keyboard.press(digit);
  await expect(excess).toBeHidden();
});

test("failures say what happened and lose nothing @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  test.slow();
  const fail = { status: 500, json: { code: "INTERNAL", message: "Something went wrong." } };
  await signIn(page);
  await page.route("**/api/projects/ai/*", (route) => route.fulfill(fail));
  await openWizard(page);
  await name(page).fill("Ledgerly");
  await description(page).fill(DESCRIPTION);
  await url(page).fill("ledgerly.example");
  await press(page, "Generate").click();
  await expect(
    page.getByText("Unable to generate description. Please try again later.").first(),
  ).toBeVisible();
  await expect(description(page)).toHaveValue(DESCRIPTION);
  await expect(url(page)).toHaveValue("https://ledgerly.example");
  await name(page).press("Enter");
  await press(page, "Auto-detect").click();
  await expect(
    page.getByText("Unable to detect category. Please try again later.").first(),
  ).toBeVisible();
  await page.keyboard.press("1");
  await press(page, "Next").click();
  await press(page, "Auto-detect").click();
  await expect(
    page.getByText("Unable to detect target audience. Please try again later.").first(),
  ).toBeVisible();
  await page.keyboard.press("1");
  await press(page, "Next").click();
  await press(page, "Next").click();
  await press(page, "Generate AI Recommendations").click();
  await expect(
    page.getByText("Unable to generate subreddit recommendations. Please try again later.").first(),
  ).toBeVisible();
  await page.unroute("**/api/projects/ai/*");
  await press(page, "Try again").click();
  await picks(page).first().check();

  await page.route("**/api/subreddits/validate", (route) =>
    route.fulfill({ ...fail, status: 404 }),
  );
  await press(page, "Create Project").click();
  await expect(page.getByText(/^Some subreddits are invalid: r\/\w+$/)).toBeVisible();
  await page.unroute("**/api/subreddits/validate");

  await page.route("**/api/subreddits/validate", (route) => route.abort());
  await press(page, "Create Project").click();
  await expect(page.getByText("Unable to validate project. Please try again later.")).toBeVisible();
  await page.unroute("**/api/subreddits/validate");

  await page.route("**/api/projects", (route) => route.fulfill(fail));
  await press(page, "Create Project").click();
  await expect(page.getByText("Unable to create project. Please try again later.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(picks(page).first()).toBeChecked();
  await expect(press(page, "Create Project")).toBeEnabled();
  await page.reload();
  await expect(picks(page).first()).toBeChecked();
  await complaints.expect(
    answered(500),
    CUT_OFF,
    /^ApiError: Something went wrong/,
    /^NetworkError/,
  );
});

test("a brief fills in the first step, and asks before it replaces words @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openWizard(page);
  const brief = `# Ledgerly\n\n${DESCRIPTION}\n\nhttps://ledgerly.example\n`;
  const upload = (mimeType: string, text: string) =>
    page
      .getByLabel("Brief", { exact: true })
      .setInputFiles({ name: "brief.md", mimeType, buffer: Buffer.from(text) });
  await upload("text/markdown", brief);
  await expect(description(page)).toHaveValue(/invoices for freelancers/);
  await description(page).fill("My own words.");
  await upload("text/markdown", brief);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("The brief has its own.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(description(page)).toHaveValue("My own words.");
  await upload("text/markdown", brief);
  await question.getByRole("button", { name: "Replace" }).click();
  await expect(description(page)).toHaveValue(/invoices for freelancers/);

  await upload("application/zip", "PK\u0003\u0004\u0000\u0000 not a brief");
  await expect(
    page.getByRole("region", { name: "Upload a brief" }).getByRole("alert"),
  ).toBeVisible();
  await expect(description(page)).toHaveValue(/invoices for freelancers/);
});

test("a brief is read although one has gone to the next step @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openWizard(page);
  let answer = () => {};
  await page.route("**/api/projects/upload", async (route) => {
    await new Promise<void>((release) => (answer = release));
    await route.fulfill({ json: { name: "Ledgerly", description: DESCRIPTION, url: null } });
  });
  await page
    .getByLabel("Brief", { exact: true })
    .setInputFiles({ name: "brief.md", mimeType: "text/markdown", buffer: Buffer.from("# L") });
  await expect(press(page, "Reading...")).toBeVisible();
  await press(page, "Next").click();
  answer();
  await expect(page.getByText("Brief read")).toBeVisible();
  await press(page, "Previous").click();
  await expect(name(page)).toHaveValue("Ledgerly");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("every step, the search and the creating dialog have no axe violation @nightly", async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn(page);
      await openWizard(page);
      await name(page).fill("Ledgerly");
      await description(page).fill(DESCRIPTION);
      for (const step of [1, 2, 3, 4]) {
        await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
        if (step === 2 || step === 3) await page.keyboard.press("1");
        expect(await findViolations(page), `step ${step}`).toEqual([]);
        await press(page, "Next").click();
      }
      await press(page, "Generate AI Recommendations").click();
      await expect(picks(page).first()).toBeVisible();
      expect(await findViolations(page), "step 5").toEqual([]);
      await search(page).fill("webdev");
      await expect(page.getByRole("option", { name: /^r\/webdev / })).toBeVisible();
      // While the list is open the library hides the rest of the page from screen readers.
      const hidden = ["aria-hidden-focus", "page-has-heading-one"];
      expect(await findViolations(page, hidden), "the search").toEqual([]);
      await page.keyboard.press("Escape");
      await picks(page).first().check();
      await press(page, "Create Project").click();
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await findViolations(page), "the creating dialog").toEqual([]);
    });
  });
}

test("on a phone every step fits, and long texts keep their end @nightly", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await openWizard(page);
  await name(page).fill("Ledgerly");
  await description(page).fill("word ".repeat(1100));
  await expect(page.getByText("5,499 of 5,000 characters")).toBeVisible();
  await expect(description(page)).toHaveAccessibleDescription(/at most 5,000 characters/);
  await description(page).fill(DESCRIPTION);
  for (const step of [1, 2, 3, 4, 5]) {
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    await expectNoOverflow(page, `step ${step}`);
    if (step < 5) await press(page, "Next").click();
  }
  await search(page).fill("webdev");
  await page.getByRole("option", { name: /^r\/webdev / }).click();
  await expect(page.getByRole("heading", { name: "Selected Subreddits (1)" })).toBeVisible();
});
