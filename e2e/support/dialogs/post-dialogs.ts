import type { Page } from "@playwright/test";
import { dialog, type DialogRow, type Ground, LIST_RULES, press, question } from "./dialog-list.ts";

const RULES = "1. Posts about your own work are fine on Fridays.";
const BLANKS = /blank/;

const editor = (page: Page) => dialog(page, "Edit Post");

async function openEditor(page: Page, { projectId, draftId }: Ground): Promise<void> {
  await page.goto(`/projects/${projectId}?post=${draftId}`);
  await editor(page).waitFor();
}

async function openRules(page: Page): Promise<void> {
  await page.goto("/check?r=saas");
  await press(page, "Paste the rules");
}

/** Posts and drafts, /check, and the list of communities. */
export const POST_DIALOGS: DialogRow[] = [
  {
    file: "features/posts/components/dialog/editor-window.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      return editor(page);
    },
  },
  {
    file: "features/posts/components/dialog/edit-post-dialog.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      await editor(page).getByLabel("Title", { exact: true }).fill("Another title");
      await page.keyboard.press("Escape");
      return page.getByRole("alertdialog");
    },
  },
  {
    file: "features/posts/components/dialog/edit-post-dialog.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      await press(page, "Mark as Posted");
      return question(page, BLANKS);
    },
  },
  {
    file: "features/posts/components/dialog/edit-post-dialog.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      await press(page, "Open on Reddit");
      return question(page, BLANKS);
    },
  },
  {
    file: "features/posts/components/dialog/other-versions.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      await press(page, "Other versions");
      return page.getByRole("menu");
    },
  },
  {
    file: "features/posts/components/dialog/other-versions.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      await press(page, "Other versions");
      await page.getByRole("menuitem", { name: /^Adapt to/ }).click();
      return dialog(page, "Adapt to another community");
    },
  },
  {
    file: "features/posts/components/dialog/over-budget-dialog.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      const when = `${new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 14)}37`;
      await editor(page).getByLabel("Scheduled for").fill(when);
      await page.keyboard.press("Control+s");
      return dialog(page, /^Schedule over your budget/);
    },
  },
  {
    file: "components/verdict/reason-popover.tsx",
    open: async (page, ground) => {
      await openEditor(page, ground);
      const words = "It is a revolutionary tool. See https://bit.ly/trails for more.";
      const content = editor(page).getByLabel("Content", { exact: true });
      await content.fill(words);
      await page.locator(".draft-mirror mark[data-cost]").first().waitFor();
      await content.focus();
      await page.keyboard.press("Control+Home");
      for (let at = 0; at < 16; at += 1) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Alt+Enter");
      return dialog(page, "Why these words are underlined");
    },
  },
  {
    file: "features/posts/components/dialog/view-post-dialog.tsx",
    open: async (page, { projectId, madeId }) => {
      await page.goto(`/projects/${projectId}?post=${madeId}`);
      return dialog(page, "View Post");
    },
  },
  {
    file: "features/posts/components/receipt/receipt-dialog.tsx",
    open: async (page, { projectId, madeId }) => {
      await page.goto(`/projects/${projectId}?post=${madeId}`);
      await dialog(page, "View Post").getByRole("button", { name: "Receipt" }).click();
      return dialog(page, "Posted");
    },
  },
  {
    file: "features/posts/components/post-dialogs.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}`);
      await press(page, /^Post Now/);
      return question(page, BLANKS);
    },
  },
  {
    file: "features/posts/components/post-dialogs.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}`);
      await press(page, /^Post Now/);
      await press(page, "Open Reddit anyway");
      return dialog(page, "Did you post it?");
    },
  },
  {
    file: "features/posts/components/write/write-dialog.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}`);
      await press(page, "Write one post");
      return dialog(page, "Write one post");
    },
  },
  {
    file: "features/check/components/save-to-project.tsx",
    open: async (page) => {
      await page.goto("/check?r=saas");
      await page.getByLabel("Title").fill("My planner");
      await press(page, "Save to a project");
      return page.getByRole("menu");
    },
  },
  {
    file: "components/paste/paste-dialog.tsx",
    open: async (page) => {
      await openRules(page);
      await dialog(page, /^Paste the rules of/)
        .getByRole("textbox")
        .first()
        .fill(RULES);
      return dialog(page, /^Paste the rules of/);
    },
  },
  {
    file: "components/paste/paste-dialog.tsx",
    open: async (page) => {
      await page.route("**/own-policy", (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto("/subreddits?open=saas");
      await press(page, "Paste the rules");
      return page.getByRole("dialog").getByText("We couldn't load what you pasted");
    },
  },
  {
    file: "components/paste/paste-dialog.tsx",
    open: async (page) => {
      await openRules(page);
      await dialog(page, /^Paste the rules of/)
        .getByRole("textbox")
        .first()
        .fill(RULES);
      await page.keyboard.press("Escape");
      return question(page, "Discard what you typed?");
    },
  },
  {
    file: "features/subreddits/components/subreddit-browser.tsx",
    open: async (page) => {
      await page.goto("/subreddits?open=webdev");
      await press(page, "Add to Project: r/webdev");
      return dialog(page, "Add to which project?");
    },
  },
  {
    file: "features/subreddits/components/detail/subreddit-dialog.tsx",
    open: async (page) => {
      await page.goto("/subreddits?open=webdev");
      return page.getByRole("dialog");
    },
  },
  {
    file: "features/subreddits/components/compare-dialog.tsx",
    open: async (page) => {
      await page.goto("/subreddits?compare=saas.webdev");
      await press(page, "Compare 2");
      return dialog(page, "Compare communities");
    },
  },
  {
    file: "features/subreddits/components/saved-searches-dialog.tsx",
    open: async (page) => {
      await page.goto("/subreddits");
      await press(page, "Saved searches");
      return dialog(page, "Saved searches");
    },
  },
  {
    file: "components/ui/select.tsx",
    open: async (page) => {
      await page.goto("/subreddits");
      await page.getByRole("combobox", { name: /^Sort/ }).click();
      return page.getByRole("option").first();
    },
    except: LIST_RULES,
  },
  {
    file: "components/ui/popover.tsx",
    open: async (page) => {
      await page.goto("/subreddits?open=saas");
      await press(page, /where this comes from$/);
      return page.getByRole("dialog").last();
    },
  },
];
