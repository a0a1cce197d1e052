import type { Page } from "@playwright/test";
import { findViolations } from "./support/axe.ts";
import { callApi } from "./support/call-api.ts";
import { answered } from "./support/complaints.ts";
import { createProject, RICH_ANSWERS } from "./support/create-project.ts";
import { ACCOUNT_DIALOGS } from "./support/dialogs/account-dialogs.ts";
import type { DialogRow, Ground } from "./support/dialogs/dialog-list.ts";
import { POST_DIALOGS } from "./support/dialogs/post-dialogs.ts";
import { PROJECT_DIALOGS } from "./support/dialogs/project-dialogs.ts";
import { makePost } from "./support/make-post.ts";
import { THEMES } from "./support/nightly.ts";
import { waitForQuiet } from "./support/quiet.ts";
import { expect, test } from "./support/test.ts";

test.use({ isPremium: true, bypassCSP: true, actionTimeout: 20_000 });

async function planDraft(page: Page, projectId: string, inDays: number): Promise<string> {
  const given = { projectId, subredditId: "microsaas" };
  const id = await callApi(page, "POST", "posts/generate", given);
  await callApi(page, "PATCH", `posts/${id}`, {
    title: `Planning trips with Trail Notes, day ${inDays}`,
    content: "I made Trail Notes over {{how long}}. What is missing for you?",
    editSection: null,
    scheduledFor: new Date(Date.now() + inDays * 24 * 3_600_000).toISOString(),
    isOverBudgetConfirmed: true,
  });
  return id;
}

/** A project with communities that were found and one that was added, a draft with a blank, and a post. */
async function prepareGround(page: Page): Promise<Ground> {
  const projectId = await createProject(page, {
    name: "Trail Notes",
    description: "Trail Notes keeps notes of hikes and shows them on a map.",
    url: "https://trail-notes.example",
    subreddits: ["microsaas", "saas", "sideproject"],
    answers: RICH_ANSWERS,
  });
  await callApi(page, "POST", `projects/${projectId}/recommendations`, {});
  const madeId = await makePost(page, { projectId, title: "My planner", content: "Here it is." });
  const draftId = await planDraft(page, projectId, 1);
  // Beside which the first is over the budget of its community.
  await planDraft(page, projectId, 3);
  return { projectId, draftId, madeId };
}

async function look(page: Page, row: DialogRow, ground: Ground): Promise<void> {
  await expect(await row.open(page, ground), row.file).toBeVisible();
  await waitForQuiet(page);
  for (const { colorScheme } of THEMES) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, row.except), `${row.file}, ${colorScheme}`).toEqual([]);
  }
}

for (const [name, rows] of [
  ["account", ACCOUNT_DIALOGS],
  ["projects", PROJECT_DIALOGS],
  ["posts", POST_DIALOGS],
] as const) {
  test(`every dialog, menu and popover of ${name} has no axe violation, light and dark @nightly`, async ({
    page,
    context,
    signIn,
    complaints,
  }) => {
    test.setTimeout(600_000);
    await context.route("https://www.reddit.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Submit</title>" }),
    );
    await signIn(page);
    const ground = await prepareGround(page);
    const faults: string[] = [];
    for (const row of rows) {
      const tab = await context.newPage();
      await tab.goto("/api/health");
      await look(tab, row, ground).catch((error) => faults.push(`${row.file}: ${error}`));
      await tab.close();
    }
    expect(faults, "all of them, so that one hides no other").toEqual([]);
    // The one whose call fails.
    if (rows === POST_DIALOGS) await complaints.expect(answered(503));
  });
}
