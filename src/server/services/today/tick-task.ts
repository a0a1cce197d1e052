import { listAllTasks } from "#engine/tasks/list-tasks.ts";
import { findLocalDay } from "#engine/timing/local-day.ts";
import type { Db } from "#server/db/database.ts";
import { deleteTick, insertTick } from "#server/db/task-ticks-repository.ts";
import { lockUser, type UserRow } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan } from "../billing/current-plan.ts";
import { readMoment } from "../posts/post-moment.ts";
import { found } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { readTaskState } from "./read-task-state.ts";

/** For this day of the user's calendar; tomorrow it is asked for again if it is still to do. */
export function tickTask(deps: ServiceDeps, scope: Scope, taskKey: string): Promise<void> {
  return changeTick(deps, scope, taskKey, (tx, { id: userId }, day, now) =>
    insertTick(tx, { userId, day, taskKey, tickedAt: now }),
  );
}

export function untickTask(deps: ServiceDeps, scope: Scope, taskKey: string): Promise<void> {
  return changeTick(deps, scope, taskKey, (tx, { id }, day) =>
    deleteTick(tx, id, { day, taskKey }),
  );
}

async function changeTick(
  deps: ServiceDeps,
  scope: Scope,
  taskKey: string,
  change: (tx: Db, user: UserRow, day: string, now: Date) => Promise<void>,
): Promise<void> {
  const { features } = await currentPlan(deps, scope);
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const { now } = moment;
    const user = found(await lockUser(tx, scope.userId));
    const wanted = { ...moment, projectId: null, canPlan: features.contentRoadmap };
    const tasks = listAllTasks(await readTaskState(tx, user, wanted));
    if (!tasks.some(({ key }) => key === taskKey)) throw notToday();
    await change(tx, user, findLocalDay(now, user.timezone).name, now);
  });
}

function notToday(): ServiceError {
  return new ServiceError("NOT_FOUND", "This task is not on today's list any more.");
}
