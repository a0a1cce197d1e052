import { callApi } from "../call-api.ts";
import { writeExport } from "../write-export.ts";
import { answer, ask, dialog, type DialogRow, LIST_RULES, press, question } from "./dialog-list.ts";

const PROJECT = "Trail Notes";
const DESCRIPTION = "Trail Notes keeps notes of hikes and shows them on a map.";
const PAST = { id: "1own1", community: "SaaS", daysAgo: 40, title: "My planner", body: "Mine." };

const openMenu = async (page: Parameters<DialogRow["open"]>[0], item?: string) => {
  await page.goto("/dashboard");
  await press(page, `Menu of ${PROJECT}`);
  if (item) await page.getByRole("menuitem", { name: item, exact: true }).click();
};

const openEdit = async (page: Parameters<DialogRow["open"]>[0]) => {
  await openMenu(page, "Edit");
  return dialog(page, `Edit ${PROJECT}`);
};

const upload = (page: Parameters<DialogRow["open"]>[0], words: string) =>
  page.getByLabel("Brief", { exact: true }).setInputFiles({
    name: "brief.md",
    mimeType: "text/markdown",
    buffer: Buffer.from(words),
  });

/** Dashboard, wizard, and the views of a project without its posts. */
export const PROJECT_DIALOGS: DialogRow[] = [
  {
    file: "features/projects/components/card/your-projects.tsx",
    open: async (page) => {
      await openMenu(page);
      return page.getByRole("menu");
    },
  },
  {
    file: "components/ui/tooltip.tsx",
    open: async (page) => {
      await page.goto("/dashboard");
      await page
        .getByRole("link", { name: /^Open .*URL/ })
        .first()
        .hover();
      return page.getByText("Open project URL").last();
    },
    // It lies outside of everything, and its words are in the link's name as well.
    except: ["region"],
  },
  {
    file: "features/projects/components/card/card-dialogs.tsx",
    open: async (page) => {
      await openMenu(page, "Delete");
      return question(page, `Delete ${PROJECT}?`);
    },
  },
  { file: "features/projects/components/edit/edit-project-dialog.tsx", open: openEdit },
  {
    file: "features/projects/components/edit/edit-project-dialog.tsx",
    open: async (page) => {
      const form = await openEdit(page);
      await form.getByLabel("Description").fill("Other words.");
      await page.keyboard.press("Escape");
      return question(page, "Discard your changes?");
    },
  },
  {
    file: "features/new-project/wizard/project-wizard.tsx",
    open: async (page) => {
      await page.goto("/projects/new");
      await page.getByLabel("Project Name").fill("Ledgerly");
      await press(page, "Start over");
      return question(page, "Start over?");
    },
  },
  {
    file: "features/new-project/wizard/steps/project-step.tsx",
    open: async (page) => {
      await page.goto("/projects/new");
      await page.getByLabel("Project Name").fill("Ledgerly");
      await page.getByLabel("Project Description").fill("My own words.");
      await upload(page, `# Ropewise\n\n${DESCRIPTION}\n\nhttps://ropewise.example\n`);
      return page.getByRole("alertdialog");
    },
  },
  {
    file: "features/projects/components/communities/communities.tsx",
    open: (page, { projectId }) =>
      ask(page, {
        path: `/projects/${projectId}/communities`,
        button: "Find communities again",
        title: "Find communities again?",
      }),
  },
  {
    file: "components/subreddits/subreddit-options.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/communities`);
      await page.getByLabel("Add a community by name").fill("webdev");
      return page.getByRole("option").first();
    },
    except: LIST_RULES,
  },
  {
    file: "features/tasks/components/budget/contributions-dialog.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/communities`);
      await press(page, "Show details of r/microsaas");
      await press(page, "See the log of r/microsaas");
      return dialog(page, "What you logged in r/microsaas");
    },
  },
  {
    file: "features/competitors/components/competitor-board.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/competitors`);
      await press(page, "Add competitor");
      return dialog(page, "Add competitor");
    },
  },
  {
    file: "features/competitors/components/competitor-board.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/competitors`);
      await press(page, "Add competitor");
      await dialog(page, "Add competitor").getByLabel("Name").fill("Spritely");
      await page.keyboard.press("Escape");
      return question(page, "Discard what you typed?");
    },
  },
  {
    file: "features/competitors/components/competitor-list.tsx",
    open: async (page, { projectId }) => {
      const description = "Billfox writes invoices for small businesses.";
      const path = `projects/${projectId}/competitors`;
      await callApi(page, "POST", path, { name: "Billfox", description });
      return ask(page, {
        path: `/${path}`,
        button: "Remove Billfox",
        title: "Remove Billfox?",
      });
    },
  },
  {
    file: "features/history/components/history-page.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/history`);
      const buffer = writeExport({ posts: [PAST], comments: [] });
      const file = { name: "export.zip", mimeType: "application/zip", buffer };
      await page.getByLabel("Reddit's export").setInputFiles(file);
      await page.getByRole("checkbox", { name: /My planner/ }).click();
      await page.getByRole("link", { name: "Dashboard", exact: true }).click();
      return question(page, "Leave without importing?");
    },
  },
  {
    file: "features/history/components/history-page.tsx",
    open: async (page, { projectId }) => {
      const importedAt = new Date().toISOString();
      const items = [{ id: projectId, importedAt, posts: 3, comments: 2 }];
      await answer(page, "history-imports", { items });
      return ask(page, {
        path: `/projects/${projectId}/history`,
        button: "Undo",
        title: "Undo this import?",
      });
    },
  },
  {
    file: "features/visits/components/site-setup.tsx",
    open: async (page, { projectId }) => {
      await page.goto(`/projects/${projectId}/facts`);
      await press(page, /^Visits from Reddit/);
      await page.getByRole("checkbox", { name: "Tag links to my site" }).check();
      await press(page, "Set it up");
      await press(page, "Replace key");
      return question(page, "Replace the key?");
    },
  },
  // Last: its project stays.
  {
    file: "features/new-project/wizard/creating/creating-dialog.tsx",
    open: async (page) => {
      await page.goto("/projects/new?subreddit=saas");
      await page.getByLabel("Project Name").fill("Ledgerly");
      await page.getByLabel("Project Description").fill("Ledgerly sends invoices for freelancers.");
      for (const step of [2, 3, 4]) {
        await press(page, "Next");
        await page.getByText(`Step ${step} of 5`).waitFor();
        await page.waitForFunction(() => document.activeElement !== document.body);
        if (step < 4) await page.keyboard.press("1");
      }
      await press(page, "Next");
      await press(page, /^Generate AI Recommendations/);
      await page.getByRole("checkbox").first().check();
      await press(page, "Create Project");
      return page.getByRole("dialog");
    },
  },
];
