import { listAllTasks } from "#engine/tasks/list-tasks.ts";
import { findLocalDay } from "#engine/clock/local-day.ts";
import type { Db } from "#server/db/database.ts";
import { deleteTick, insertTick } from "#server/db/posts/task-ticks-repository.ts";
import { lockUser, type UserRow, findUserById } from "#server/db/accounts/users-repository.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { readTaskState } from "./read-task-state.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { readMoment } from "#server/services/posts/reading/to-past-post.ts";
import type { TaskKind } from "#engine/tasks/task.ts";

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
    const user = requireUser(await lockUser(tx, scope.userId));
    const wanted = { ...moment, projectId: null, canPlan: features.contentRoadmap };
    const tasks = listAllTasks(await readTaskState(tx, user, wanted));
    if (!tasks.some(({ key }) => key === taskKey)) throw notToday();
    await change(tx, user, findLocalDay(now, user.timezone).name, now);
  });
}

function notToday(): ServiceError {
  return new ServiceError("NOT_FOUND", "This task is no longer on today's list.");
}

/** What has just been done ticks its own task, if the day has it. */
export async function noteDone(
  tx: Db,
  userId: UserId,
  { kind, about }: { kind: TaskKind; about: string },
  now: Date,
): Promise<void> {
  const user = await findUserById(tx, userId);
  if (!user) return;
  const { name: day } = findLocalDay(now, user.timezone);
  await insertTick(tx, { userId, day, taskKey: `${kind}.${about}`, tickedAt: now });
}
