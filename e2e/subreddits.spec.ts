import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { chooseOption } from "./support/choose-option.ts";
import { answered, CUT_OFF } from "./support/complaints.ts";
import { expectFitAtWidths } from "./support/fit.ts";
import { MOST_SHIFT, readShift, watchShift } from "./support/layout-shift.ts";
import { createProject } from "./support/create-project.ts";
import { isNightly } from "./support/nightly.ts";
import { expect, test } from "./support/test.ts";
import { waitForSave } from "./support/wait-for-save.ts";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const dialog = (page: Page) => page.getByRole("dialog");
const view = (page: Page, name: string) =>
  page.getByRole("link", { name: `View ${name}`, exact: true });
const star = (page: Page, name: string) =>
  page.getByRole("button", { name: `Favorite ${name}`, exact: true });

/** Of the sample by day, of all by night. */
const communityCount = () => (isNightly() ? /\b\d{3},\d{3} communities/ : /\b\d,\d{3} communities/);

const MOST_STOPS = 60;

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MOST_STOPS && !name.test(passed.at(-1) ?? "")) {
    await page.keyboard.press("Tab");
    passed.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
      }),
    );
  }
  expect(passed.at(-1)).toMatch(name);
}

test("from a misspelt search to a favorite, with an address for every step", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Subreddits" }).click();
  await expect(page.getByText(communityCount())).toBeVisible();
  await expect(page.getByText("Places where founders show their work first.")).toBeVisible();
  await expect(view(page, "r/webdev")).toBeVisible();
  await expect(view(page, "r/funny")).toBeHidden();

  await search(page).pressSequentially("entreprenuer");
  await expect(page.getByText("Showing results for entrepreneur as well")).toBeVisible();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue("entreprenuer");
  await expect(view(page, "r/Entrepreneur")).toBeVisible();

  await chooseOption(page.getByRole("combobox", { name: "Risk Level" }), "Moderate");
  await page.getByLabel("Min").fill("1m");
  await expect(page).toHaveURL(/q=entreprenuer&risk=moderate&min=1000000$/);
  await page.reload();
  await expect(page.getByLabel("Min")).toHaveValue("1,000,000");
  await expect(search(page)).toHaveValue("entreprenuer");

  await page.locator("article").first().click();
  await expect(dialog(page).getByRole("heading", { name: "Posting guidelines" })).toBeVisible();
  await expect(page).toHaveURL(/open=entrepreneur$/);
  await expect(dialog(page).getByText("n=1,000 · Aug 2026").first()).toBeVisible();
  const reddit = dialog(page).getByRole("link", { name: "View on Reddit" });
  await expect(reddit).toHaveAttribute("href", "https://www.reddit.com/r/Entrepreneur/");
  await expect(reddit).toHaveAttribute("rel", "noopener noreferrer");
  await expect(reddit).toHaveAttribute("target", "_blank");
  await dialog(page).getByRole("button", { name: "Add to Favorites" }).click();
  await expect(dialog(page).getByRole("button", { name: "Remove from Favorites" })).toBeVisible();

  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/risk=moderate&min=1000000$/);
  await expect(star(page, "r/Entrepreneur")).toHaveAttribute("aria-pressed", "true");

  await page.getByRole("tab", { name: "Favorites" }).click();
  await expect(view(page, "r/Entrepreneur")).toBeVisible();
  await star(page, "r/Entrepreneur").click();
  // It goes after a few seconds, but stays while the pointer is on it.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(page.getByRole("heading", { name: "No favorite subreddits yet" })).toBeVisible();
  const isBack = waitForSave(page, "PUT", /\/favorite$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(view(page, "r/Entrepreneur")).toBeVisible();
  await isBack;
  await page.reload();
  await expect(view(page, "r/Entrepreneur")).toBeVisible();
});

test("the keyboard alone searches, opens, reads the chart, stars and comes back @nightly", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await page.goto("/subreddits");
  await search(page).focus();
  await page.keyboard.type("saas");
  await expect(page).toHaveURL(/q=saas$/);
  await expect(view(page, "r/SaaS")).toBeVisible();
  await tabTo(page, /^Favorite r\/SaaS$/);
  await page.keyboard.press("Space");
  await expect(star(page, "r/SaaS")).toHaveAttribute("aria-pressed", "true");
  await tabTo(page, /^View r\/SaaS$/);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: "Activity by hour" })).toBeVisible();
  await tabTo(page, /^12:00 AM: \d+% activity/);
  await page.keyboard.press("End");
  await expect(page.locator(":focus")).toHaveAttribute("aria-label", /^11:00 PM: \d+% activity/);
  await tabTo(page, /r\/SideProject/);
  await page.keyboard.press("Enter");
  await expect(
    dialog(page).getByRole("heading", { name: "r/SideProject", exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/open=sideproject$/);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/subreddits\?q=saas$/);
  await expect(view(page, "r/SaaS")).toBeFocused();
});

test("on a phone the filters unfold and the detail fills the screen @nightly", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/subreddits");
  await expect(page.getByRole("combobox", { name: "Category" })).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("combobox", { name: "Search categories" }).fill("gam");
  await page.getByRole("option", { name: "Gaming" }).click();
  await expect(page).toHaveURL(/category=Gaming/);
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await page
    .getByRole("link", { name: /^View r\// })
    .first()
    .click();
  const box = await dialog(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await dialog(page)
    .getByRole("button", { name: /^Add to Project/ })
    .click();
  await expect(page.getByRole("link", { name: "Create a project" })).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await expect(dialog(page)).toBeHidden();
});

test("what is recommended names its project, best match first, in cards of one glance", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await createProject(page, {
    name: "Oddmonth",
    description:
      "A cozy pixel-art farming game with a playable demo on Steam, made by one person. Plant odd vegetables, fish at night and befriend the neighbours.",
    subreddits: ["indiegaming"],
  });
  await page.goto("/subreddits?tab=recommended");
  const first = page.getByRole("article").first();
  await expect(first).toContainText(/\d+% match for Oddmonth/);
  const matches = await page.getByText(/\d+% match/).allTextContents();
  const percents = matches.map((text) => Number.parseInt(text, 10));
  expect(percents.length).toBeGreaterThan(1);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  // A card is one glance: two of them and more fit on a phone.
  const heights = await page
    .locator("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(340);
  // Of all communities most match little, and each says how little.
  await page.goto("/subreddits");
  await expect(page.getByRole("article").nth(20)).toContainText(/\d+% match for Oddmonth/);
  const unmatched = page.getByRole("article").filter({ hasNotText: /\d+% match/ });
  await expect(unmatched).toHaveCount(0);
  await page.goto("/subreddits?q=knitting");
  await expect(page.getByText(/^\d% match/).first()).toBeVisible();
});

test("the list goes on as it is scrolled, and holds only what is near the screen @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/subreddits");
  await expect(page.locator("article").first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    const reached = await page.getByRole("list", { name: /^Communities, page (\d+)$/ }).last();
    expect(Number((await reached.getAttribute("aria-label"))?.match(/\d+/)?.[0])).toBeGreaterThan(
      6,
    );
  }).toPass({ intervals: [50], timeout: 20_000 });
  expect(await page.locator("article").count()).toBeLessThan(5 * 24);
  await chooseOption(page.getByRole("combobox", { name: "Sort" }), "Name");
  await expect(page.getByRole("combobox", { name: "Sort" })).toBeInViewport();
});

test("bad addresses are read as far as they make sense @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(
    "/subreddits?tab=nope&risk=maybe&min=few&max=-3&category=Nothing&sort=up&open=..",
  );
  await expect(page.getByText(communityCount())).toBeVisible();
  await page.goto("/subreddits?min=500&max=100");
  await expect(page.getByText("The minimum is above the maximum.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect(page).toHaveURL(/\/subreddits$/);
  await page.goto("/subreddits?open=no_such_place_at_all");
  await expect(dialog(page).getByRole("heading", { name: "Not in the catalogue" })).toBeVisible();
});

test("hours are called busiest, and say what they rest on @nightly", async ({ page, signIn }) => {
  await signIn(page);
  await page.goto("/subreddits?q=saas");
  const card = page.locator("article", { has: view(page, "r/SaaS") });
  await expect(card.getByText(/^Busiest hours \d{1,2}:\d\d [AP]M/)).toBeVisible();
  await expect(card.getByText("Best hours")).toBeHidden();
  await expect(card.getByText(/^n=[\d,]+ · [A-Z][a-z]{2} 20\d\d$/)).toBeVisible();
  await view(page, "r/SaaS").click();
  await expect(
    dialog(page)
      .getByText(/^Any hour is fine\.?$/)
      .first(),
  ).toBeVisible();
});

test("fifty posts of a front page are not called busy or best @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/subreddits?q=funny");
  const card = page.locator("article", { has: view(page, "r/funny") });
  await expect(card.getByText("Too few posts to tell")).toBeVisible();
  await expect(card.getByText(/(Best|Busiest) hours/)).toBeHidden();
  await view(page, "r/funny").click();
  await expect(
    dialog(page).getByText("Too few posts to tell which hours are busy").first(),
  ).toBeVisible();
});

test.describe("in a time zone with half hours", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test("hours follow the user's clock @nightly", async ({ page, signIn }) => {
    await signIn(page);
    await page.goto("/subreddits?open=saas");
    await expect(dialog(page).getByText("Kolkata time", { exact: true }).first()).toBeVisible();
    await expect(
      dialog(page).getByRole("button", { name: /^12:30 AM: \d+% activity/ }),
    ).toBeVisible();
  });
});

test("failures say so and can be tried again @nightly", async ({ page, signIn, complaints }) => {
  const fail = { status: 503, json: { code: "UNAVAILABLE", message: "x" } };
  await signIn(page);
  await page.route("**/api/subreddits?*", (route) => route.fulfill(fail));
  await page.goto("/subreddits");
  await expect(page.getByText("We couldn't load the communities")).toBeVisible();
  await page.unroute("**/api/subreddits?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("article").first()).toBeVisible();

  await page.route("**/favorite", (route) => route.fulfill(fail));
  const first = page.getByRole("button", { name: /^Favorite r\// }).first();
  await first.click();
  await expect(page.getByText("temporarily unavailable")).toBeVisible();
  await expect(first).toHaveAttribute("aria-pressed", "false");

  await page.goto("/subreddits?open=saas");
  await dialog(page).getByRole("button", { name: "Update from Reddit" }).click();
  await expect(dialog(page).getByText("This server isn't connected to Reddit")).toBeVisible();
  await complaints.expect(answered(503), /^ApiError: x/);
});

test("a detail that can't be loaded says so, and the list stays @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await page.route(/assets\/subreddit-dialog-/, (route) => route.abort());
  await signIn(page);
  await page.goto("/subreddits");
  await page.locator("article").first().click();
  await expect(page.getByText("We couldn't open the community")).toBeVisible();
  await expect(page.locator("article").first()).toBeVisible();
  expect(new URL(page.url()).searchParams.has("open")).toBe(false);
  await complaints.expect(CUT_OFF);
});

test("a community that an address opens moves nothing while it loads @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShift(page);
  await page.goto("/subreddits?open=saas");
  await expect(dialog(page).getByRole("heading", { name: "Posting guidelines" })).toBeVisible();
  expect(await readShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
});

test("up to four communities are put side by side, and the address keeps them @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto("/subreddits?q=saas");
  const toggle = page.getByRole("button", { name: "Compare r/SaaS", exact: true });
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/compare=saas$/);
  const bar = page.getByRole("region", { name: "Communities to compare" });
  await expect(bar).toContainText("Choose one more");

  await page.goto("/subreddits?compare=saas.webdev.sideproject.startups");
  await expect(bar.getByRole("listitem")).toHaveCount(4);
  await page
    .getByRole("button", { name: /^Compare r\// })
    .and(page.locator('[aria-pressed="false"]'))
    .first()
    .click();
  await expect(page.getByText("You can compare 4 communities at a time")).toBeVisible();
  await bar.getByRole("button", { name: "Remove r/startups from the comparison" }).click();
  await expect(page).toHaveURL(/compare=saas\.webdev\.sideproject$/);
  await bar.getByRole("button", { name: "Compare 3" }).click();
  const comparison = page.getByRole("dialog", { name: "Compare communities" });
  await expect(comparison.getByRole("columnheader")).toHaveText([
    "Fact",
    "r/SaaS",
    "r/webdev",
    "r/SideProject",
  ]);
  await expect(comparison.getByRole("row", { name: /^What it allows/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("button", { name: "Compare 3" })).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, bypassCSP: true });

    test("a comparison fits every screen and has no axe violation @nightly", async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      await page.goto("/subreddits?compare=saas.webdev.sideproject.startups");
      await page.getByRole("button", { name: "Compare 4" }).click();
      await expect(page.getByRole("table")).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await expectFitAtWidths(page, "a comparison");
    });
  });
}

const saved = (page: Page) => page.getByRole("dialog", { name: "Saved searches" });

test("a search is saved, opened, renamed, deleted and brought back @nightly", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page);
  await page.goto("/subreddits");
  await page.getByRole("button", { name: "Saved searches" }).click();
  await expect(saved(page).getByText("No saved searches yet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/subreddits?q=saas&risk=moderate&max=900000&sort=growth");
  await page.getByRole("button", { name: "Save this search" }).click();
  const name = saved(page).getByLabel("Save this search as");
  await expect(name).toHaveValue("saas, Moderate risk, up to 900k members");
  await name.fill(" ");
  await name.press("Enter");
  await expect(saved(page).getByText("Please name the search.")).toBeVisible();
  await name.fill("Makers");
  await name.press("Enter");
  await expect(saved(page).getByText(/^Saved as Makers\./)).toBeVisible();
  const entry = saved(page).getByRole("link", { name: /^Makers/ });
  await expect(entry).toContainText(
    "“saas” · Moderate risk · up to 900k members · top growth first",
  );
  expect(await findViolations(page)).toEqual([]);
  await expectFitAtWidths(page, "saved searches");

  await page.goto("/subreddits?tab=all");
  await page.getByRole("button", { name: "Saved searches" }).click();
  await entry.click();
  await expect(saved(page)).toBeHidden();
  await expect(page).toHaveURL(/\?q=saas&risk=moderate&max=900000&sort=growth$/);
  await expect(search(page)).toHaveValue("saas");
  await expect(page.getByLabel("Max")).toHaveValue("900,000");

  // By keyboard: Escape ends the renaming and leaves the dialog open.
  await page.getByRole("button", { name: "Save this search" }).click();
  await saved(page).getByRole("button", { name: "Rename Makers" }).press("Enter");
  await expect(saved(page).getByLabel("New name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(saved(page).getByRole("button", { name: "Rename Makers" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("SaaS makers");
  await page.keyboard.press("Enter");
  await expect(saved(page).getByRole("button", { name: "Rename SaaS makers" })).toBeFocused();

  await saved(page).getByRole("button", { name: "Delete SaaS makers" }).press("Enter");
  const undo = saved(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(saved(page).getByRole("link", { name: /^SaaS makers/ })).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(saved(page).getByRole("link", { name: /^SaaS makers/ })).toBeVisible();
  await expect(undo).toBeHidden();

  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Go to anything" })).toBeFocused();
  await page.keyboard.type("saas mak");
  await expect(page.getByRole("option", { name: "SaaS makers" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/subreddits\?q=saas&risk=moderate&max=900000&sort=growth$/);
});

test("saved searches that fail to load or to save say so and lose nothing @nightly", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn(page);
  await page.route("**/api/saved-searches", (route) => route.abort());
  await page.goto("/subreddits?q=saas");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(saved(page).getByText("We couldn't load your saved searches")).toBeVisible();
  const name = saved(page).getByLabel("Save this search as");
  await name.fill("Mine");
  await name.press("Enter");
  await expect(
    saved(page)
      .getByText(/^No internet connection\./)
      .first(),
  ).toBeVisible();
  await expect(name).toHaveValue("Mine");
  await page.unroute("**/api/saved-searches");
  await saved(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(saved(page).getByText(/^Saved as Mine\./)).toBeVisible();
  await expect(saved(page).getByRole("link", { name: /^Mine/ })).toBeVisible();
  await complaints.expect(CUT_OFF);
});
