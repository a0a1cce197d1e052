import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ACCOUNT_DIALOGS } from "../e2e/support/dialogs/account-dialogs.ts";
import { POST_DIALOGS } from "../e2e/support/dialogs/post-dialogs.ts";
import { PROJECT_DIALOGS } from "../e2e/support/dialogs/project-dialogs.ts";

const web = fileURLToPath(new URL("../src/web", import.meta.url));

/** Used in many places, where they look and work the same: one of each is opened. */
const ONE_OF_EACH = new Set([
  "components/subreddits/subreddit-options.tsx",
  "components/ui/combobox.tsx",
  "components/ui/popover.tsx",
  "components/ui/select.tsx",
  "components/ui/tooltip.tsx",
]);
/** Their uses are counted instead. */
const SHAPES = new Set([
  "components/ui/dialogs/confirm-dialog.tsx",
  "components/ui/dialogs/detail-dialog.tsx",
  "components/ui/dialogs/dialog.tsx",
  "components/ui/dialogs/unsaved-question.tsx",
  "components/ui/menu.tsx",
]);
const USES = /<(?:Dialog|DetailDialog|ConfirmDialog|UnsavedQuestion|Menu|Popover)(?=[\s>])/g;
const OWN = /<(?:Base|Combobox|Autocomplete)\.Popup\b|<dialog(?=[\s>])|\spopover=/g;

/** What opens over a page, for each file below `src/web` that has such a thing. */
function countDialogs(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of readdirSync(web, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(web.length + 1);
    if (!path.endsWith(".tsx") || /\.test\.tsx$|^features\/styleguide\//.test(path)) continue;
    if (SHAPES.has(path)) continue;
    const source = readFileSync(join(web, path), "utf8");
    const found = [...source.matchAll(USES), ...source.matchAll(OWN)].length;
    if (found > 0) counts[path] = ONE_OF_EACH.has(path) ? 1 : found;
  }
  return counts;
}

test("every dialog, menu and popover of the source is opened for axe by night", () => {
  const opened: Record<string, number> = {};
  for (const { file } of [...ACCOUNT_DIALOGS, ...PROJECT_DIALOGS, ...POST_DIALOGS]) {
    opened[file] = (opened[file] ?? 0) + 1;
  }
  expect(opened).toEqual(countDialogs());
});
