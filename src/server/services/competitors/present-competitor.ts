import type { Competitor, CompetitorMention } from "#contract/competitor.ts";
import {
  listMentions,
  type MentionRow,
} from "#server/db/projects/competitor-mentions-repository.ts";
import { type CompetitorRow, findCompetitor } from "#server/db/projects/competitors-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { COMPETITOR_DESCRIPTION } from "#engine/competitors/competitor-options.ts";
import { generateDescription } from "#server/services/assistance/suggest-fields.ts";

export async function presentCompetitors(
  deps: ServiceDeps,
  { userId }: Scope,
  rows: CompetitorRow[],
): Promise<Competitor[]> {
  const ids = rows.map(({ id }) => id);
  const mentions = await listMentions(deps.database.db, userId, ids);
  const byCompetitor = Object.groupBy(mentions, ({ competitorId }) => competitorId);
  return rows.map((row) => present(row, byCompetitor[row.id] ?? []));
}

export async function presentCompetitor(
  deps: ServiceDeps,
  scope: Scope,
  row: CompetitorRow,
): Promise<Competitor> {
  return present(row, await listMentions(deps.database.db, scope.userId, [row.id]));
}

function present(row: CompetitorRow, mentions: MentionRow[]): Competitor {
  const { id, name, url, description, describedBy, searchedAt, createdAt } = row;
  return {
    id,
    name,
    url,
    description,
    describedBy,
    mentions: mentions.map(presentMention),
    searchedAt: searchedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

function presentMention(row: MentionRow): CompetitorMention {
  const { id, source, kind, permalink, community, title, upvotes, comments } = row;
  return {
    id,
    source,
    kind,
    permalink,
    fullName: `r/${community}`,
    title,
    upvotes,
    comments,
    postedAt: row.postedAt?.toISOString() ?? null,
    seenAt: row.seenAt.toISOString(),
  };
}

export type CompetitorKey = { projectId: string; competitorId: string };

/** Another user's competitor is not found either. */
export async function requireCompetitor(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, competitorId }: CompetitorKey,
): Promise<CompetitorRow> {
  const project = await requireProject(deps, scope, projectId);
  const { db } = deps.database;
  const competitor = await findCompetitor(db, scope.userId, project.id, competitorId);
  if (!competitor) throw competitorNotFound();
  return competitor;
}

/** The same, for what the plan has to include. */
export async function enterCompetitor(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey,
): Promise<CompetitorRow> {
  const competitor = await requireCompetitor(deps, scope, key);
  await requireFeature(deps, scope, "competitorAnalysis");
  return competitor;
}

export function competitorNotFound(): ServiceError {
  return new ServiceError("NOT_FOUND", "Competitor not found");
}

/** What a competitor is, by its own page; where that can't be read, the founder is asked to say it. */
export async function describeFromPage(
  deps: ServiceDeps,
  scope: Scope,
  url: string,
): Promise<string> {
  try {
    const { description } = await generateDescription(deps, scope, url);
    return description.slice(0, COMPETITOR_DESCRIPTION.longest);
  } catch (error) {
    throw askForWords(error);
  }
}

const ASK = "Or describe the competitor in your own words.";

function askForWords(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { code, message, details } = error;
  // An address that may not be read is a fault of this field.
  if (code === "VALIDATION") {
    return new ServiceError(code, message, { issues: [{ field: "url", message }] });
  }
  if (code !== "UPSTREAM") return error;
  const isAsked = /your own words/.test(message);
  const asked = isAsked ? message.replace("the project", "the competitor") : `${message} ${ASK}`;
  return new ServiceError(code, asked, details, { cause: error });
}
