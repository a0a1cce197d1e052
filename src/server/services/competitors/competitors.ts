import type {
  Competitor,
  CompetitorChanges,
  NewCompetitor,
  CompetitorMention,
} from "#contract/competitor.ts";
import {
  COMPETITOR_UNDESCRIBED,
  MOST_COMPETITORS,
  COMPETITOR_DESCRIPTION,
} from "#engine/competitors/competitor-options.ts";
import {
  deleteFound,
  listMentions,
  type MentionRow,
  type CompetitorRow,
  deleteCompetitor,
  listCompetitorRows,
  updateCompetitorRow,
  insertCompetitor,
  findCompetitor,
} from "#server/db/projects/competitors-repository.ts";
import { lockProject, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { Scope } from "#server/scope.ts";
import { found, requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { wrongField, ServiceError } from "#server/service-error.ts";
import type { Db } from "#server/db/database.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { generateDescription } from "#server/services/assistance/suggest-fields.ts";

export async function updateCompetitor(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey,
  changes: CompetitorChanges,
): Promise<Competitor> {
  const { userId } = scope;
  const before = await enterCompetitor(deps, scope, key);
  const name = changes.name ?? before.name;
  const url = changes.url === undefined ? before.url : changes.url;
  const words = await settleWords(deps, scope, before, { ...changes, url });
  // What was found under another name or address is about somebody else.
  const isOther = name !== before.name || url !== before.url;
  const row = await deps.database.db.transaction(async (tx) => {
    const project = found(await lockProject(tx, userId, key.projectId));
    const all = await listCompetitorRows(tx, userId, project.id);
    refuseDouble(
      all.filter(({ id }) => id !== before.id),
      name,
    );
    const updated = await updateCompetitorRow(tx, userId, before.id, {
      name,
      url,
      ...words,
      ...(isOther && { searchedAt: null }),
      updatedAt: deps.clock(),
    });
    // After the competitor itself, as a search that ends locks them.
    if (isOther) await deleteFound(tx, userId, before.id);
    return updated;
  });
  if (!row) throw competitorNotFound();
  return presentCompetitor(deps, scope, row);
}

type Words = Pick<CompetitorRow, "description" | "describedBy">;

/** The founder's own words stand; a page is read when it is a new one, or when they were taken out. */
async function settleWords(
  deps: ServiceDeps,
  scope: Scope,
  before: CompetitorRow,
  { url, description: typed }: { url: string | null; description?: string | undefined },
): Promise<Words> {
  const isSame = typed === undefined || typed === before.description;
  if (typed && !isSame) return { description: typed, describedBy: "founder" };
  const isRead = before.describedBy === "page" && url !== before.url;
  if (isSame && !(isRead && url !== null)) {
    return { description: before.description, describedBy: before.describedBy };
  }
  if (url === null) {
    throw wrongField("description", COMPETITOR_UNDESCRIBED);
  }
  return { description: await describeFromPage(deps, scope, url), describedBy: "page" };
}

/** Whatever the plan: what one entered can always be taken out again. */
export async function removeCompetitor(
  deps: ServiceDeps,
  scope: Scope,
  key: CompetitorKey,
): Promise<void> {
  const { id } = await requireCompetitor(deps, scope, key);
  await deleteCompetitor(deps.database.db, scope.userId, id);
}

/** Their page is read outside the transaction, and only where the founder did not describe them. */
export async function addCompetitor(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  { name, url = null, description: typed = "" }: NewCompetitor,
): Promise<Competitor> {
  const { db } = deps.database;
  const project = await requireProject(deps, scope, projectId);
  await requireFeature(deps, scope, "competitorAnalysis");
  await requireRoom(db, scope, project, name);
  const description = typed || (await describeFromPage(deps, scope, url ?? ""));
  const now = deps.clock();
  const row = await db.transaction(async (tx) => {
    // Before the project, as whoever deletes the account locks them.
    await lockUser(tx, scope.userId);
    const locked = found(await lockProject(tx, scope.userId, projectId));
    await requireRoom(tx, scope, locked, name);
    return insertCompetitor(tx, {
      userId: scope.userId,
      projectId: locked.id,
      name,
      url,
      description,
      describedBy: typed ? "founder" : "page",
      createdAt: now,
      updatedAt: now,
    });
  });
  return presentCompetitor(deps, scope, row);
}

async function requireRoom(
  db: Db,
  { userId }: Scope,
  project: ProjectRow,
  name: string,
): Promise<void> {
  const rows = await listCompetitorRows(db, userId, project.id);
  refuseDouble(rows, name);
  if (rows.length < MOST_COMPETITORS) return;
  throw new ServiceError(
    "CONFLICT",
    `A project can have at most ${MOST_COMPETITORS} competitors. Remove one first.`,
  );
}

function refuseDouble(others: { name: string }[], name: string): void {
  const isSame = (other: { name: string }) => other.name.toLowerCase() === name.toLowerCase();
  if (!others.some(isSame)) return;
  throw new ServiceError("CONFLICT", `${name} is already one of this project's competitors.`);
}

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
async function describeFromPage(deps: ServiceDeps, scope: Scope, url: string): Promise<string> {
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
