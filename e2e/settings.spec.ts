import { readFileSync } from "node:fs";
import { expectNoViolations } from "./support/axe.ts";
import { createProject } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, readLink, test } from "./support/test.ts";
import { watchWords } from "./support/watch-words.ts";

test.use({ bypassCSP: true });

test("profile, connections and export, by keyboard and on a phone", async ({ page, signIn }) => {
  await signIn(page);
  await createProject(page, { name: "Ropewise", subreddits: ["saas"] });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Account Settings" })).toBeVisible();

  await page.getByLabel("Reddit user name").fill("x");
  await page.getByLabel("Reddit user name").press("Enter");
  await expect(page.getByText("A Reddit user name has 3 to 20 letters")).toBeVisible();
  await expect(page.getByLabel("Reddit user name")).toBeFocused();

  // A jump within the page asks nothing, a way out of it does.
  await page.getByRole("link", { name: "Connections" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "What is connected" })).toBeInViewport();
  await expect(page.locator("[aria-current=location]")).toHaveText("Connections");
  await expect(page.getByText("Test payments: no money moves.")).toBeVisible();
  await expect(page.getByText("SMTP_URL")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();

  await page.getByLabel("Reddit user name").fill("u/ada_l");
  await page.getByLabel("Karma").fill("1,200");
  await page.getByLabel("Account age in days").fill("0");
  await page.getByLabel("Account age in days").press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Reddit user name")).toHaveValue("ada_l");
  await expect(page.getByLabel("Karma")).toHaveValue("1200");
  await expect(page.getByLabel("Account age in days")).toHaveValue("0");
  await expect(page.getByText(/We keep counting\.$/)).toBeVisible();
  await expectNoOverflow(page, "the settings");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^foothold-export-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), "utf8")) as Record<string, unknown>;
  expect(data).toMatchObject({
    profile: { redditUsername: "ada_l", redditKarma: 1200 },
    projects: [{ name: "Ropewise", communities: [{ subredditId: "saas" }] }],
  });

  const table = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my posts as CSV" }).click();
  expect((await table).suggestedFilename()).toBe("foothold-posts.csv");
  expect(readFileSync(await (await table).path(), "utf8")).toContain("id,project,community,title");
});

test("an account is deleted by its address, after a fresh sign-in, in every tab", async ({
  page,
  context,
  email,
  signIn,
}) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto("/settings");
  await page.goto("/settings");
  const dialog = page.getByRole("dialog");
  const address = page.getByLabel("Type your e-mail address to confirm");
  const open = () => page.getByRole("button", { name: "Delete account" }).click();

  await open();
  await address.fill("someone-else@example.com");
  await address.press("Enter");
  await expect(page.getByText("This is not the e-mail address of this account.")).toBeVisible();
  await expect(address).toBeFocused();
  await expectNoViolations(page, "a wrong address");

  // The server's word that the sign-in is too old; ten minutes are tested there.
  await page.route("**/api/auth/me", (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({
          status: 403,
          json: {
            code: "FORBIDDEN",
            message: "Please sign in again first.",
            details: { reason: "sign-in-too-old", maxAgeMinutes: 10 },
          },
        })
      : route.fallback(),
  );
  await address.fill(email.toUpperCase());
  await address.press("Enter");
  await expect(dialog.getByText("Nothing was deleted.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Send a fresh sign-in link" })).toBeFocused();
  await expectNoViolations(page, "a fresh sign-in");
  await page.unroute("**/api/auth/me");
  await dialog.getByRole("button", { name: "Send a fresh sign-in link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  const welcomed = await watchWords(page, "Successfully signed in!");
  await page.goto(await readLink(page, email));
  await welcomed();
  await expect(page).toHaveURL(/\/dashboard$/);
  await other.goto("/settings");
  await expect(other.getByRole("heading", { name: "Account Settings" })).toBeVisible();
  await page.goto("/settings");
  await open();
  await address.fill(email.toUpperCase());
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Your account was deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem("refreshToken"))).toBeNull();
});
