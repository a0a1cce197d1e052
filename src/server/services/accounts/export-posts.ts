import { type CsvCell, formatCsv } from "#engine/text/format-csv.ts";
import { type ExportedPostRow, listExportedPosts } from "#server/db/account-data-repository.ts";
import type { Scope } from "#server/scope.ts";
import { consumeLimit } from "../limits/consume-limit.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { requireLiveSession } from "./require-live-session.ts";

/** The user's posts with what became of them, for spreadsheets; the export has the same as JSON. */
export async function exportPosts(deps: ServiceDeps, scope: Scope): Promise<string> {
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
  createdAt: ({ post }) => format(post.createdAt),
  updatedAt: ({ post }) => format(post.updatedAt),
  deletedAt: ({ post }) => format(post.deletedAt),
};

function format(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
