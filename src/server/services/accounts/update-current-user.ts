import type { ProfileChanges, User } from "#contract/accounts/user.ts";
import { deleteKarma } from "#server/db/accounts/karma-snapshots-repository.ts";
import { lockUser, updateUser } from "#server/db/accounts/users-repository.ts";
import type { SessionScope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentUser, toUserColumns } from "./present-user.ts";
import { noteKarma, tellsKarma } from "#server/services/karma/karma.ts";
import { requireLiveSession, requireUser } from "./manage-sessions.ts";

export async function updateCurrentUser(
  deps: ServiceDeps,
  scope: SessionScope,
  { browserTimezone, ...told }: ProfileChanges,
): Promise<User> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    await requireLiveSession(deps, tx, scope);
    // Read once it is locked: what another tab chooses at this moment is not overwritten.
    const user = requireUser(await lockUser(tx, scope.userId));
    const isTaken = browserTimezone !== undefined && user.timezoneToldAt === null;
    const changes: Omit<ProfileChanges, "browserTimezone"> = {
      ...(isTaken && { timezone: browserTimezone }),
      ...told,
    };
    if (Object.keys(changes).length === 0) return presentUser(user, now);
    const [before, named] = [user.redditUsername, changes.redditUsername];
    // Reddit does not tell capitals apart.
    const isRenamed = named !== undefined && named?.toLowerCase() !== before?.toLowerCase();
    // Then what is known is somebody else's karma and age.
    const isOther = isRenamed && named !== null && before !== null;
    if (isOther) await deleteKarma(tx, user.id);
    const updated = await updateUser(tx, user.id, {
      ...(isOther && { redditKarma: 0, redditKarmaToldAt: null, redditAccountSince: null }),
      ...toUserColumns(changes, now),
      ...(isRenamed && { redditAskedAt: null }),
    });
    if (updated && tellsKarma(changes)) await noteKarma(tx, updated, "typed", now);
    return presentUser(updated ?? user, now);
  });
}
