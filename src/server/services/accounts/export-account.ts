import type { AccountExport } from "#contract/accounts/account-data.ts";
import {
  readAccountData,
  type ExportedPostRow,
  listExportedPosts,
} from "#server/db/accounts/account-data-repository.ts";
import { findOnboarding } from "#server/db/accounts/onboardings-repository.ts";
import type { SessionScope } from "#server/scope.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentAccountData } from "./present-account-data.ts";
import { presentUser } from "./present-user.ts";
import { type CsvCell, formatCsv } from "#engine/text/format-csv.ts";
import { presentOnboarding } from "#server/services/onboarding/onboarding.ts";
import { requireLiveSession } from "./manage-sessions.ts";

/** One moment's view of everything that is kept of the user. */
export async function exportAccount(
  deps: ServiceDeps,
  scope: SessionScope,
): Promise<AccountExport> {
  const { db } = deps.database;
  await consumeLimit(deps, "exportPerUser", scope.userId);
  const now = deps.clock();
  return db.transaction(
    async (tx) => {
      const user = await requireLiveSession(deps, tx, scope);
      const onboarding = await findOnboarding(tx, scope.userId);
      return {
        exportedAt: now.toISOString(),
        profile: presentUser(user, now),
        onboarding: presentOnboarding(onboarding, user, now),
        ...presentAccountData(await readAccountData(tx, scope.userId)),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The user's posts with what became of them, for spreadsheets; the export has the same as JSON. */
export async function exportPosts(deps: ServiceDeps, scope: SessionScope): Promise<string> {
  const { db } = deps.database;
  await requireLiveSession(deps, db, scope);
  await consumeLimit(deps, "exportPerUser", scope.userId);
  const rows = await listExportedPosts(db, scope.userId);
  return formatCsv(
    Object.keys(COLUMNS),
    rows.map((row) => Object.values(COLUMNS).map((read) => read(row))),
  );
}

const COLUMNS: Record<string, (row: ExportedPostRow) => CsvCell> = {
  id: ({ post }) => post.id,
  project: ({ projectName }) => projectName,
  community: ({ post }) => `r/${post.subredditId}`,
  title: ({ post }) => post.title,
  content: ({ post }) => post.content,
  flair: ({ post }) => post.flair,
  postType: ({ post }) => post.postType,
  status: ({ post }) => post.status,
  scheduledFor: ({ post }) => format(post.scheduledFor),
  postedAt: ({ post }) => format(post.postedAt),
  permalink: ({ post }) => post.permalink,
  outcome: ({ post }) => post.outcome,
  removedReason: ({ post }) => post.removedReason,
  upvotes: ({ post }) => post.upvotes,
  comments: ({ post }) => post.comments,
  predictedRisk: ({ post }) => post.predictedScore,
  writtenBy: ({ post }) => post.by,
  importedAt: ({ post }) => format(post.importedAt),
  createdAt: ({ post }) => format(post.createdAt),
  updatedAt: ({ post }) => format(post.updatedAt),
  deletedAt: ({ post }) => format(post.deletedAt),
};

function format(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
