import type { NewRadarKey, RadarKeyState } from "#contract/radar.ts";
import { readFeedAddress } from "#engine/radar/read-feed-address.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import {
  deleteRadarKey,
  findRadarKey,
  forgetTroubles,
  listRadars,
  type RadarKeyRow,
  type RadarRow,
  saveRadarKey,
} from "#server/db/projects/radar-repository.ts";
import type { Scope } from "#server/scope.ts";
import { wrongField } from "#server/service-error.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export async function getRadarKey(deps: ServiceDeps, scope: Scope): Promise<RadarKeyState> {
  return present(deps, scope, await findRadarKey(deps.database.db, scope.userId));
}

/** Of the address only the key and the name are kept. It is not tried out: that would be one more request. */
export async function setRadarKey(
  deps: ServiceDeps,
  scope: Scope,
  { address }: NewRadarKey,
): Promise<RadarKeyState> {
  await consumeLimit(deps, "addressPerUser", scope.userId);
  const user = requireUser(await findUserById(deps.database.db, scope.userId));
  const read = readFeedAddress(address, user.redditUsername);
  if ("fault" in read) throw wrongField("address", read.fault);
  const row = await saveRadarKey(deps.database.db, {
    userId: scope.userId,
    redditUser: read.user,
    sealedKey: deps.feedKeySeals.seal(read.key, scope.userId),
    createdAt: deps.clock(),
  });
  await forgetTroubles(deps.database.db, scope.userId, deps.clock());
  return present(deps, scope, row);
}

export async function removeRadarKey(deps: ServiceDeps, scope: Scope): Promise<void> {
  await deleteRadarKey(deps.database.db, scope.userId);
}

async function present(
  deps: ServiceDeps,
  scope: Scope,
  row: RadarKeyRow | null,
): Promise<RadarKeyState> {
  if (!row) return { key: null };
  const on = (await listRadars(deps.database.db, scope.userId)).filter(({ isOn }) => isOn);
  const isRefused = row.refusedAt !== null;
  return {
    key: {
      redditUser: row.redditUser,
      addedAt: row.createdAt.toISOString(),
      refusedAt: row.refusedAt?.toISOString() ?? null,
      readAt: pick(on, ({ readAt }) => readAt, Math.max),
      trouble:
        on.find(({ trouble }) => trouble !== null)?.trouble ?? (isRefused ? "refused" : null),
      nextReadAt: isRefused ? null : pick(on, ({ nextReadAt }) => nextReadAt, Math.min),
    },
  };
}

/** The first or the last of some moments; null where there is none. */
function pick(
  rows: readonly RadarRow[],
  read: (row: RadarRow) => Date | null,
  choose: (...times: number[]) => number,
): string | null {
  const times = rows.flatMap((row) => read(row)?.getTime() ?? []);
  return times.length === 0 ? null : new Date(choose(...times)).toISOString();
}
