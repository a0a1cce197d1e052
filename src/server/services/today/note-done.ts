import type { TaskKind } from "#engine/tasks/task.ts";
import { findLocalDay } from "#engine/timing/local-day.ts";
import type { Db } from "#server/db/database.ts";
import { insertTick } from "#server/db/task-ticks-repository.ts";
import { findUserById } from "#server/db/users-repository.ts";
import type { UserId } from "#server/scope.ts";

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
