import type { Locator, Page } from "@playwright/test";

/** What the user who opens them has. */
export type Ground = {
  projectId: string;
  /** A draft with a blank, for tomorrow. */
  draftId: string;
  /** A post that was made. */
  madeId: string;
};

/** One dialog, menu or popover in the source, and the way to it. */
export type DialogRow = {
  /** Where its element is, below `src/web`. */
  file: string;
  /** On a page of its own; answers what is to be seen. */
  open: (page: Page, ground: Ground) => Promise<Locator>;
  /** Rules of axe that our library breaks while such a list is open: it hides the rest of the page from screen readers. */
  except?: string[];
};

export const LIST_RULES = ["aria-hidden-focus", "page-has-heading-one"];

export const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog", { name, exact: true });
export const question = (page: Page, name: string | RegExp) =>
  page.getByRole("alertdialog", { name, exact: true });
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** A question that a button asks. */
export async function ask(
  page: Page,
  { path, button, title }: { path: string; button: string | RegExp; title: string | RegExp },
): Promise<Locator> {
  await page.goto(path);
  await press(page, button);
  return question(page, title);
}

/** As the server would answer, for what others do. */
export const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
