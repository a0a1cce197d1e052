import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { CUT_OFF } from "./support/complaints.ts";
import { createProject } from "./support/create-project.ts";
import { expectFitAtWidths, expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";
import { WOOD } from "./support/wood-draft.ts";

const subreddit = (page: Page) => page.getByRole("combobox", { name: "Subreddit" });
const title = (page: Page) => page.getByLabel("Title");
const content = (page: Page) => page.getByLabel("Content", { exact: true });
const verdict = (page: Page) => page.getByRole("region", { name: /^Verdict for/ });

test("a visitor checks a draft without signing in, and the draft goes nowhere", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/");
  await page.getByRole("link", { name: "Check a draft" }).first().click();
  await expect(page).toHaveURL(/\/check$/);
  await expect(page.getByRole("heading", { name: "Choose a community" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Started" })).toBeVisible();

  await subreddit(page).fill("r/sideproj");
  await page.getByRole("option", { name: /^r\/SideProject\b/ }).click();
  await expect(page).toHaveURL(/\/check\?r=sideproject$/);
  await expect(subreddit(page)).toHaveValue("r/SideProject");
  await expect(page.getByRole("heading", { name: "Nothing to check yet" })).toBeVisible();

  await title(page).fill("A walnut planner");
  await content(page).fill("Zanzibar: sign up at https://bit.ly/walnut");
  await expect(verdict(page).getByText(/Ban risk: (medium|high) ·/)).toBeVisible();
  await expect(verdict(page).getByText("estimate").first()).toBeVisible();
  expect(sent.filter((request) => /walnut|zanzibar/i.test(request))).toEqual([]);

  await page.reload();
  await expect(title(page)).toHaveValue("A walnut planner");
  await expect(content(page)).toHaveValue("Zanzibar: sign up at https://bit.ly/walnut");
  await expect(verdict(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose a community" })).toBeVisible();
});

test("a draft is read as a question, and its author says what it is instead", async ({ page }) => {
  await page.goto("/check?r=sideproject");
  await title(page).fill("SUMIFS ignores rows although the dates MATCH");
  await content(page).fill(
    "Column A holds dates, column B amounts. The page has 300 rows. What am I doing wrong?",
  );
  const read = verdict(page).getByLabel("We read this as:");
  await expect(read).toHaveValue("question");
  await read.selectOption("a guide or lesson");
  const said = verdict(page).getByLabel("You call this:");
  await expect(said).toHaveValue("guide");
  await page.reload();
  await expect(said).toHaveValue("guide");
  await said.selectOption("let Foothold read it");
  await expect(read).toHaveValue("question");
});

test("an off-topic draft names other communities once its author asks, and moves there @nightly", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/dovetail/i.test(request.postData() ?? "")) sent.push(new URL(request.url()).pathname);
  });
  await page.goto("/check?r=rust");
  await title(page).fill(WOOD.title);
  await content(page).fill(WOOD.content);
  const ask = verdict(page).getByRole("button", { name: "Which community does this read like?" });
  await expect(verdict(page).getByText("Sent to this server once, never stored.")).toBeVisible();
  expect(sent).toEqual([]);

  await page.route("**/api/check/reads-like", (route) => route.fulfill({ status: 429 }), {
    times: 1,
  });
  await ask.press("Enter");
  await verdict(page).getByRole("button", { name: "Try again" }).press("Enter");
  const other = verdict(page).getByRole("link", { name: "r/BeginnerWoodWorking" });
  await expect(verdict(page).getByText(/^This reads like r\//)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, "the communities that a draft reads like");
  expect(await findViolations(page)).toEqual([]);

  await other.press("Enter");
  await expect(page).toHaveURL(/\/check\?r=beginnerwoodworking$/);
  await expect(content(page)).toHaveValue(WOOD.content);
  await expect(
    page.getByRole("region", { name: "Verdict for r/BeginnerWoodWorking" }),
  ).toBeVisible();
  await expect(ask).toBeHidden();
  expect(new Set(sent)).toEqual(new Set(["/api/check/reads-like"]));
});

test("by keyboard alone: choose, write, be told, and choose another @nightly", async ({ page }) => {
  await page.goto("/check");
  await subreddit(page).focus();
  await page.keyboard.type("saas");
  await expect(page.getByRole("option", { name: /^r\/SaaS\b/ }).first()).toBeVisible();
  // Held back while what was typed last is searched for.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/r=saas$/, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Try an example" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(title(page)).toBeFocused();
  await page.keyboard.type("What I learned from eleven gyms");
  await expect(verdict(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("webdev");
  await expect(page.getByRole("option", { name: /^r\/webdev\b/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(subreddit(page)).toHaveValue("r/SaaS");
  await expect(page).toHaveURL(/r=saas$/);
});

test("an example shows what the panel does, and is cleared with a way back @nightly", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/check");
  await page.getByRole("button", { name: "Try an example" }).click();
  await expect(page).toHaveURL(/r=saas$/);
  await expect(verdict(page)).toBeInViewport();
  const before = await content(page).inputValue();
  expect(before).not.toBe("");
  const undo = page.getByRole("button", { name: "Undo" });
  const written = await title(page).inputValue();
  await verdict(page)
    .getByRole("button", { name: /the title/ })
    .first()
    .click();
  await expect(title(page)).not.toHaveValue(written);
  await undo.click();
  await expect(title(page)).toHaveValue(written);
  await expect(undo).toBeHidden();
  await page.getByRole("button", { name: "Clear the draft" }).click();
  await expect(content(page)).toHaveValue("");
  await expect(title(page)).toBeFocused();
  await undo.click();
  await expect(content(page)).toHaveValue(before);
});

test("karma and age feed the gates, and stay in the browser @nightly", async ({ page }) => {
  await page.goto("/check?r=saas");
  await title(page).fill("What I learned from eleven gyms");
  await page.getByLabel("Your karma").fill("lots");
  await expect(page.getByText("Please enter a whole number, 0 or more")).toBeVisible();
  await page.getByLabel("Your karma").fill("1,200");
  await expect(page.getByText("Please enter a whole number, 0 or more")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Your karma")).toHaveValue("1,200");
});

test("an unknown community, a busy server and no network are told apart, and the draft stays @nightly", async ({
  page,
  complaints,
}) => {
  await page.goto("/check?r=no_such_place_at_all");
  await expect(
    page.getByRole("heading", { name: "We don't know r/no_such_place_at_all" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Paste its rules" })).toBeVisible();
  await page.goto("/check?r=%3Cscript%3Ealert(1)%3C/script%3E");
  await expect(page.getByRole("heading", { name: /^We don't know r\/<script>/ })).toBeVisible();
  await expect(page.getByText("A name has 2 to 21 letters")).toBeVisible();

  await content(page).fill("My own words");
  await page.route("**/api/check/subreddits/webdev", (route) =>
    route.fulfill({ status: 429, json: { code: "RATE_LIMITED", message: "x" } }),
  );
  await page.goto("/check?r=webdev");
  await expect(page.getByText("The rule checker is busy.")).toBeVisible();
  await expect(content(page)).toHaveValue("My own words");
  await page.unroute("**/api/check/subreddits/webdev");
  await page.route("**/api/check/subreddits/webdev", (route) => route.abort());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No internet connection.")).toBeVisible();
  await complaints.expect(CUT_OFF);
  await page.unroute("**/api/check/subreddits/webdev");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(verdict(page)).toBeVisible();
});

test("whoever is signed in keeps the app's header @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/check?r=saas");
  await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing to check yet" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("a verdict and the list of communities fit and have no axe violation @nightly", async ({
      page,
    }) => {
      await page.goto("/check");
      await page.getByRole("button", { name: "Try an example" }).click();
      await expect(verdict(page)).toBeVisible();
      await expectFitAtWidths(page, "the verdict");
      expect(await findViolations(page), "the verdict").toEqual([]);
      await subreddit(page).fill("webd");
      await expect(page.getByRole("option").first()).toBeVisible();
      // While the list is open, the page behind it is hidden from screen readers as a whole.
      const found = await findViolations(page);
      expect(
        found.filter((fault) => !/^(aria-hidden-focus|page-has-heading-one)/.test(fault)),
      ).toEqual([]);
    });
  });
}

test.describe("signed in", () => {
  test.use({ isPremium: true });

  test("a draft is saved to a project, and opens there @nightly", async ({ page, signIn }) => {
    await signIn(page);
    await createProject(page, { name: "Walnut Planner", subreddits: ["saas"] });
    await page.goto("/check?r=saas");
    await content(page).fill("I planned a year of walnuts.");
    const save = page.getByRole("button", { name: "Save to a project" });
    await save.click();
    await page.getByRole("menuitem", { name: "Walnut Planner" }).click();
    await expect(page.getByText("A post needs a title.")).toBeVisible();
    await title(page).fill("A year of walnuts");
    await save.click();
    await page.getByRole("menuitem", { name: "Walnut Planner" }).click();
    await expect(page.getByText("Saved to Walnut Planner")).toBeVisible();
    await expect(title(page)).toHaveValue("A year of walnuts");
    await page.getByRole("button", { name: "Open" }).click();
    const editor = page.getByRole("dialog", { name: "Edit Post" });
    await expect(editor.getByLabel("Title", { exact: true })).toHaveValue("A year of walnuts");
    await expect(editor).toContainText("Written by you");
  });
});

test("without a plan, saving a draft says what it takes @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await createProject(page, { name: "Walnut Planner", subreddits: ["saas"] });
  await page.goto("/check?r=saas");
  await title(page).fill("A year of walnuts");
  await page.getByRole("button", { name: "Save to a project" }).click();
  await page.getByRole("menuitem", { name: "Walnut Planner" }).click();
  await expect(
    page.getByText("Content Roadmap is only available for premium users."),
  ).toBeVisible();
  await expect(title(page)).toHaveValue("A year of walnuts");
});

test("a verdict is shown to somebody else by a link that no server sees the draft of @nightly", async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/check?r=saas");
  await title(page).fill("A walnut planner");
  await content(page).fill("Zanzibar: sign up at https://bit.ly/walnut");
  const heading = verdict(page).getByRole("heading", { name: /^Ban risk/ });
  await expect(heading).not.toHaveText(/low/);
  const risk = await heading.textContent();
  await page.getByRole("button", { name: "Copy a link to this verdict" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/check\?r=saas#draft=1\.[\w-]+$/);

  const other = await browser.newPage();
  const sent: string[] = [];
  other.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await other.goto(address);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("A draft shared with you");
  const draft = other.getByRole("article", { name: "The draft" });
  await expect(draft).toContainText("A walnut planner");
  await expect(draft).toContainText("Zanzibar: sign up at https://bit.ly/walnut");
  await expect(verdict(other).getByRole("heading", { name: /^Ban risk/ })).toHaveText(risk ?? "");
  await expect(other.getByRole("textbox")).toHaveCount(0);
  await expect(verdict(other).getByRole("button", { name: /Remove|Replace|Move/ })).toHaveCount(0);
  expect(sent.filter((request) => /walnut|zanzibar|draft=/i.test(request))).toEqual([]);
  await expectFitAtWidths(other, "a shared verdict");

  await other.getByRole("link", { name: "Check your own" }).click();
  await expect(other).toHaveURL(/\/check$/);
  await expect(title(other)).toHaveValue("");
  await other.close();
});

test("the check stays when saving to a project can't be loaded @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await page.route(/assets\/save-to-project-/, (route) => route.abort());
  await signIn(page);
  await page.goto("/check?r=saas");
  await title(page).fill("A walnut planner");
  await expect(page.getByText("You can't save to a project right now")).toBeVisible();
  await expect(title(page)).toHaveValue("A walnut planner");
  await expect(verdict(page)).toBeVisible();
  await complaints.expect(CUT_OFF);
});

test("a verdict is the same without what makes fixes, and a notice says why none is offered @nightly", async ({
  page,
  complaints,
}) => {
  await page.goto("/check?r=saas");
  await title(page).fill("A walnut planner");
  await content(page).fill("It is on https://bit.ly/walnut");
  const score = verdict(page).getByText(/^\d+\/100$/);
  await expect(
    verdict(page).getByRole("button", { name: "Add a sentence that says you made it" }),
  ).toBeVisible();
  const whole = await score.first().textContent();

  await page.route(/assets\/fix-part-/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Fixes can't be offered")).toBeVisible();
  await expect(
    verdict(page).getByRole("button", { name: "Add a sentence that says you made it" }),
  ).toHaveCount(0);
  await expect(score.first()).toHaveText(whole ?? "");
  await complaints.expect(CUT_OFF);
});

for (const [name, hash, sentence] of [
  ["broken", "#draft=1.AAAA", "The link is incomplete"],
  ["huge", `#draft=1.${"A".repeat(40_000)}`, "more text than a post can"],
  ["of a later version", "#draft=9.AAAA", "newer version"],
] as const) {
  test(`a link that is ${name} says so and leaves one's own draft alone @nightly`, async ({
    page,
  }) => {
    await page.goto("/check");
    await title(page).fill("My own words");
    await page.goto(`/check?r=saas${hash}`);
    await page.reload();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole("link", { name: "Check your own" }).click();
    await expect(title(page)).toHaveValue("My own words");
  });
}

test("a visitor's draft is kept over the sign-in and waits on the dashboard", async ({
  page,
  signIn,
}) => {
  await page.goto("/check?r=saas");
  await title(page).fill("A year of walnuts");
  await page.getByRole("button", { name: "Save to a project" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText("Sign in to save your draft")).toBeVisible();

  // A sign-in link opens another tab, which has nothing of this one's.
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page);
  await page.goto("/dashboard");
  const waiting = page.getByRole("region", { name: "Your waiting draft" });
  await expect(waiting).toContainText("A year of walnuts");
  await waiting.getByRole("link", { name: "Save it to a project" }).click();
  await expect(page).toHaveURL(/\/check\?r=saas$/);
  await expect(title(page)).toHaveValue("A year of walnuts");
  await expect(page.getByRole("button", { name: "Save to a project" })).toBeVisible();
  await page.goto("/dashboard");
  await waiting.getByRole("button", { name: "Discard" }).click();
  await expect(waiting).toBeHidden();
});

test("a draft is checked against the pasted rules of a community that we don't know @nightly", async ({
  page,
}) => {
  await page.goto("/check?r=OurTownMakers");
  await page.getByRole("button", { name: "Paste its rules" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByLabel("The rules, as you copied them")
    .fill("1. No self-promotion\nDo not promote your own products, apps or websites here.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await content(page).fill("I made Pathpad, see https://pathpad.example");
  await expect(page.getByText("Closed to promotion").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Closed to promotion").first()).toBeVisible();
});
