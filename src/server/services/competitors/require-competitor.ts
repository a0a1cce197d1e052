import { type CompetitorRow, findCompetitor } from "#server/db/competitors-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireFeature } from "../billing/require-feature.ts";
import { requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";

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
  if (!competitor) throw new ServiceError("NOT_FOUND", "Competitor not found");
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
