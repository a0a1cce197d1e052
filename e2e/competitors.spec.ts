import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { createProject } from "./support/create-project.ts";
import { expectNoOverflow } from "./support/fit.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, timezoneId: "Europe/Berlin", bypassCSP: true });

const openProject = async (page: Page) => {
  const id = await createProject(page, {
    name: "Ledgerly",
    description: "Ledgerly sends invoices and keeps the books for freelancers.",
    subreddits: ["saas"],
  });
  await page.goto(`/projects/${id}/competitors`);
  const heading = page.getByRole("heading", { name: "Competitors" });
  await expect(heading).toBeVisible();
  return page.locator("section", { has: heading });
};

const openForm = async (page: Page, board: Locator) => {
  await board.getByRole("button", { name: "Add competitor" }).click();
  return page.getByRole("dialog", { name: "Add competitor" });
};

test("a competitor is added, compared, and a community of theirs comes over in one click", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const board = await openProject(page);
  const dialog = await openForm(page, board);
  await dialog.getByLabel("Name").fill("Spritely");
  await dialog.getByLabel("Web address").fill("http://192.168.0.1/");
  await dialog.getByLabel("Web address").press("Enter");
  await expect(dialog.getByText("This address is on a private network.")).toBeVisible();
  await expect(dialog.getByLabel("Web address")).toBeFocused();
  await expect(dialog.getByLabel("Name")).toHaveValue("Spritely");
  await dialog.getByLabel("Web address").fill("");
  await dialog
    .getByLabel("Description")
    .fill("An editor for indie game developers: sprites, levels and physics for 2D games.");
  await dialog.getByRole("button", { name: "Add competitor" }).click();
  await expect(dialog).toBeHidden();

  await expect(board.getByRole("heading", { name: "Spritely" })).toBeVisible();
  const add = board.getByRole("button", { name: "Add r/gamedev to the project" });
  await expect(add).toBeVisible();
  // What is allowed there is said once, in words.
  await expect(board.getByText(/^(?:Safe|Moderate|Risky|Not known)$/)).toHaveCount(0);
  await expectNoViolations(page, "competitors");
  await add.click();
  await expect(page.getByText("r/gamedev added to this project")).toBeVisible();
  await expect(add).toBeHidden();
  await board.getByRole("tab", { name: /^Both/ }).click();
  await expect(board.getByRole("link", { name: "r/gamedev", exact: true })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 700 });
  await expectNoOverflow(page, "competitors at 360 px");
});

test("a post about a competitor is pasted, each bad address has its sentence, and both go again @nightly", async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const board = await openProject(page);
  const dialog = await openForm(page, board);
  await dialog.getByLabel("Name").fill("Billfox");
  await dialog.getByLabel("Description").fill("Billfox writes invoices for small businesses.");
  await dialog.getByRole("button", { name: "Add competitor" }).click();
  await expect(dialog).toBeHidden();

  await board.getByRole("button", { name: "Paste a post about Billfox" }).click();
  const form = board.getByRole("form", { name: "A post about Billfox" });
  const address = form.getByLabel("Address of the post");
  await expect(address).toBeFocused();
  await address.fill("https://redd.it/1abcde");
  await address.press("Enter");
  await expect(form.getByText("doesn't name the community")).toBeVisible();
  await address.fill("https://www.reddit.com/r/SaaS/comments/1abcde/i_built_billfox/?share_id=x");
  await form.getByLabel("Upvotes").fill("41");
  await form.getByLabel("Upvotes").press("Enter");
  const posts = board.getByRole("list", { name: "Posts about Billfox" });
  await expect(posts.getByRole("link", { name: "I built billfox" })).toHaveAttribute(
    "href",
    "https://www.reddit.com/r/SaaS/comments/1abcde/i_built_billfox/",
  );
  await expect(posts).toContainText("41 upvotes");
  await expect(form).toBeHidden();
  // The longest name that there is fits a phone in one line, beside whose posts are there.
  const longest = "https://www.reddit.com/r/EntrepreneurRideAlong/comments/1abcdf/billfox_again/";
  await board.getByRole("button", { name: "Paste a post about Billfox" }).click();
  await address.fill(longest);
  await address.press("Enter");
  const name = board.getByRole("rowheader", { name: "r/EntrepreneurRideAlong" });
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(name).toHaveCSS("text-wrap-mode", "nowrap");
  await expectNoOverflow(page, "where competitors post, at 360 px");
  await posts.getByRole("button", { name: "Remove Billfox again" }).click();

  await posts.getByRole("button", { name: "Remove I built billfox" }).click();
  await expect(posts).toBeHidden();
  await board.getByRole("button", { name: "Remove Billfox" }).click();
  const question = page.getByRole("alertdialog", { name: "Remove Billfox?" });
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(question).toBeHidden();
  await expect(board.getByText("Name a product people might use")).toBeVisible();
});
