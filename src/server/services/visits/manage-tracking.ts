import { randomBytes } from "node:crypto";
import type { Tracking } from "#contract/visit.ts";
import type { Db } from "#server/db/database.ts";
import { lockProject, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import {
  sumUpVisits,
  findTrackingKey,
  saveTrackingKey,
} from "#server/db/posts/results-and-visits-repository.ts";
import type { Scope, SessionScope } from "#server/scope.ts";
import { found, requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireLiveSession } from "#server/services/accounts/manage-sessions.ts";

export async function getTracking(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<Tracking> {
  const project = await requireProject(deps, scope, projectId);
  return presentTracking(deps, deps.database.db, project);
}

/** What was counted under the old key stays. */
export function replaceTrackingKey(
  deps: ServiceDeps,
  scope: SessionScope,
  projectId: string,
): Promise<Tracking> {
  return deps.database.db.transaction(async (tx) => {
    // Before the project, as whoever deletes the account locks them.
    await lockUser(tx, scope.userId);
    await requireLiveSession(deps, tx, scope);
    const project = found(await lockProject(tx, scope.userId, projectId));
    await saveTrackingKey(tx, {
      projectId: project.id,
      userId: scope.userId,
      key: randomBytes(8).toString("hex"),
      createdAt: deps.clock(),
    });
    return presentTracking(deps, tx, project);
  });
}

async function presentTracking(
  { appUrl }: Pick<ServiceDeps, "appUrl">,
  db: Db,
  { id }: ProjectRow,
): Promise<Tracking> {
  const key = await findTrackingKey(db, id);
  const { total, lastHour } = await sumUpVisits(db, id);
  return {
    origin: appUrl,
    key: key?.key ?? null,
    keyCreatedAt: key?.createdAt.toISOString() ?? null,
    firstHitAt: key?.firstHitAt?.toISOString() ?? null,
    testedAt: key?.testedAt?.toISOString() ?? null,
    visits: total,
    lastVisitAt: lastHour?.toISOString() ?? null,
  };
}
