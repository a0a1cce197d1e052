import type { NewRadarKey, RadarKeyState } from "#contract/radar.ts";
import { readFeedAddress } from "#engine/radar/read-feed-address.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import {
  deleteRadarKey,
  findRadarKey,
  type RadarKeyRow,
  saveRadarKey,
} from "#server/db/projects/radar-repository.ts";
import type { Scope } from "#server/scope.ts";
import { wrongField } from "#server/service-error.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export async function getRadarKey(deps: ServiceDeps, scope: Scope): Promise<RadarKeyState> {
  return present(await findRadarKey(deps.database.db, scope.userId));
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
  return present(row);
}

export async function removeRadarKey(deps: ServiceDeps, scope: Scope): Promise<void> {
  await deleteRadarKey(deps.database.db, scope.userId);
}

function present(row: RadarKeyRow | null): RadarKeyState {
  return {
    key: row && {
      redditUser: row.redditUser,
      addedAt: row.createdAt.toISOString(),
      refusedAt: row.refusedAt?.toISOString() ?? null,
    },
  };
}
