import type { NewProject, Project } from "#contract/project.ts";
import { MAX_PROJECTS } from "#engine/projects/project-fields.ts";
import { type PlanLimits, wordExcess } from "#engine/billing/plans.ts";
import {
  countProjects,
  findProject,
  insertProject,
  insertProjectSubreddits,
} from "#server/db/projects/projects-repository.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { ProjectId, Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentProject } from "./present-project.ts";

/** Sent twice with the same id, it creates one project and answers it twice. */
export async function createProject(
  deps: ServiceDeps,
  scope: Scope,
  { id: wantedId, selectedSubreddits, targetPlatform: _reddit, ...fields }: NewProject,
): Promise<Project> {
  const sources = new Map(selectedSubreddits.map((chosen) => [chosen.id, chosen.source]));
  const ids = [...sources.keys()];
  const plan = await currentPlan(deps, scope);
  const now = deps.clock();
  const project = await deps.database.db.transaction(async (tx) => {
    await lockUser(tx, scope.userId);
    const created = wantedId && (await findProject(tx, scope.userId, wantedId));
    if (created) return created;
    if ((await countProjects(tx, scope.userId)) >= MAX_PROJECTS) {
      throw new ServiceError(
        "CONFLICT",
        `You have ${MAX_PROJECTS} projects, which is the maximum. Please delete one first.`,
      );
    }
    const known = new Set((await findSizes(tx, ids)).map(({ id }) => id));
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const names = unknown.map((id) => `r/${id}`).join(", ");
      throw new ServiceError("VALIDATION", `Some subreddits are invalid: ${names}`);
    }
    refuseExcess(plan.limits, selectedSubreddits);
    const row = await insertProject(tx, {
      ...fields,
      ...(wantedId && { id: wantedId as ProjectId }),
      description: fields.description ?? "",
      userId: scope.userId,
      createdAt: now,
      updatedAt: now,
    });
    if (!row) throw new ServiceError("CONFLICT", "This id is taken. Please send another one.");
    await insertProjectSubreddits(
      tx,
      ids.map((subredditId) => ({
        projectId: row.id,
        subredditId,
        source: sources.get(subredditId) ?? "added",
        createdAt: now,
      })),
    );
    return row;
  });
  return presentProject(deps, scope, project);
}

/** All or nothing: which of the chosen ones should go is not ours to say. */
function refuseExcess(limits: PlanLimits, chosen: NewProject["selectedSubreddits"]): void {
  const excess = wordExcess(limits, chosen);
  if (excess) {
    throw new ServiceError("PLAN_LIMIT", excess, { limit: limits.recommendationsPerProject });
  }
}
