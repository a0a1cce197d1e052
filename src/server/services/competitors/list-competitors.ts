import type { Competitors } from "#contract/competitor.ts";
import { listCompetitorRows } from "#server/db/projects/competitors-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { compareWithCompetitors } from "./compare-with-competitors.ts";
import { presentCompetitors } from "./present-competitor.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";

export async function listCompetitors(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<Competitors> {
  const project = await requireProject(deps, scope, projectId);
  await requireFeature(deps, scope, "competitorAnalysis");
  const rows = await listCompetitorRows(deps.database.db, scope.userId, project.id);
  return {
    items: await presentCompetitors(deps, scope, rows),
    comparison: rows.length > 0 ? await compareWithCompetitors(deps, scope, project, rows) : null,
    canSearchReddit: deps.reddit.isConfigured,
  };
}
