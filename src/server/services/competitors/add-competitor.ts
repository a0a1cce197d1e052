import type { Competitor, NewCompetitor } from "#contract/competitor.ts";
import { MOST_COMPETITORS } from "#engine/competitors/competitor-options.ts";
import {
  insertCompetitor,
  listCompetitorRows,
} from "#server/db/projects/competitors-repository.ts";
import type { Db } from "#server/db/database.ts";
import { lockProject, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { found, requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentCompetitor, describeFromPage } from "./present-competitor.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";

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

export function refuseDouble(others: { name: string }[], name: string): void {
  const isSame = (other: { name: string }) => other.name.toLowerCase() === name.toLowerCase();
  if (!others.some(isSame)) return;
  throw new ServiceError("CONFLICT", `${name} is among this project's competitors already.`);
}
