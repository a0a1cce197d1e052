import { pickProject } from "./support/add-to-project.ts";
import { expectFit, findViolations } from "./support/axe.ts";
import { createProject } from "./support/create-project.ts";
import { isNightly, THEMES } from "./support/nightly.ts";
import {
  PAGES_WITHOUT_JOURNEYS,
  projectStates,
  SIGNED_IN_PAGES,
  SUBREDDIT_STATES,
  VIEWS_OF_NO_PROJECT,
} from "./support/pages.ts";
import { waitForQuiet } from "./support/quiet.ts";
import { expect, test } from "./support/test.ts";

const open = [
  "/",
  "/signin",
  "/auth/magic-link",
  "/check",
  "/help",
  "/check?r=saas",
  "/no/such/page",
];
/** Made of the same parts as others. */
const openAtNight = ["/terms", "/privacy", "/whats-new", "/check?r=no_such_place_at_all"];

for (const { colorScheme, when } of THEMES) {
  test.describe(`${colorScheme}${when}`, () => {
    test.use({ colorScheme, bypassCSP: true });

    for (const path of [...open, ...openAtNight]) {
      const night = openAtNight.includes(path) ? " @nightly" : "";
      test(`${path} fits every screen and has no axe violation${night}`, async ({ page }) => {
        await expectFit(page, path);
      });
    }

    test("signed-in pages fit every screen and have no axe violation", async ({ page, signIn }) => {
      test.slow();
      await signIn(page);
      const pages = isNightly()
        ? [...SIGNED_IN_PAGES, ...VIEWS_OF_NO_PROJECT]
        : PAGES_WITHOUT_JOURNEYS;
      for (const path of pages) await expectFit(page, path);
    });

    test("the subreddit browser fits every screen and has no axe violation in any state @nightly", async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn(page);
      for (const path of SUBREDDIT_STATES) await expectFit(page, path);
    });

    test("projects, their dialogs and their menus fit and have no axe violation @nightly", async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn(page);
      const id = await createProject(page, {
        name: "Averylongnamewithoutanyspaces".repeat(3),
        description: "A planner for climbing trips. ".repeat(9),
        url: "https://ropewise.example",
        subreddits: ["saas", "sideproject"],
      });
      await createProject(page, { name: "Trail Notes", subreddits: ["saas"] });
      for (const path of projectStates(id)) await expectFit(page, path);

      await page.goto("/dashboard");
      await waitForQuiet(page);
      const menu = page.getByRole("button", { name: "Menu of Trail Notes" });
      for (const item of ["Edit", "Delete"]) {
        // An open menu's backdrop has a hole over its button, and axe takes the rest of the page
        // for reachable where the hole lies at one of the points it looks at, near the corners.
        await menu.evaluate((button) => button.scrollIntoView({ block: "center" }));
        await menu.click();
        await expect(page.getByRole("menuitem", { name: item })).toBeVisible();
        expect(await findViolations(page), "the menu").toEqual([]);
        await page.getByRole("menuitem", { name: item }).click();
        await expect(
          page.getByRole("button", { name: /^(Save changes|Delete project)$/ }),
        ).toBeVisible();
        await expect(page.getByRole("menu")).toHaveCount(0);
        expect(await findViolations(page), item).toEqual([]);
        await page.getByRole("button", { name: "Cancel" }).click();
        await expect(menu).toBeFocused();
      }
      await page.goto("/subreddits?open=webdev");
      await page.getByRole("button", { name: "Add to Project: r/webdev" }).click();
      await pickProject(page, "Trail Notes", "Added");
      expect(await findViolations(page), "Add to Project").toEqual([]);
    });
  });
}
