import type { Today } from "#contract/today.ts";
import { findNext } from "#engine/tasks/find-next.ts";
import { listTasks } from "#engine/tasks/list-tasks.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { currentPlan } from "../billing/current-plan.ts";
import { readMoment } from "../posts/post-moment.ts";
import { found, requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { readTaskState } from "./read-task-state.ts";

/** Open to every plan: tasks follow from what one has. */
export async function getToday(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string | undefined,
): Promise<Today> {
  const { db } = deps.database;
  const project = projectId === undefined ? null : await requireProject(deps, scope, projectId);
  const user = found(await findUserById(db, scope.userId));
  const { features } = await currentPlan(deps, scope);
  const state = await readTaskState(db, user, {
    ...readMoment(deps),
    projectId: project?.id ?? null,
    canPlan: features.contentRoadmap,
  });
  const next = findNext(state);
  return {
    day: state.day.name,
    endsAt: state.day.endsAt.toISOString(),
    tasks: listTasks(state),
    next: next && { ...next, at: next.at.toISOString() },
  };
}
