import type { ProfileChanges, User } from "#contract/user.ts";
import { deleteKarma } from "#server/db/karma-snapshots-repository.ts";
import { updateUser } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { noteKarma, tellsKarma } from "../karma/note-karma.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { presentUser } from "./present-user.ts";
import { requireLiveSession } from "./require-live-session.ts";
import { toUserColumns } from "./to-user-columns.ts";

export async function updateCurrentUser(
  deps: ServiceDeps,
  scope: Scope,
  changes: ProfileChanges,
): Promise<User> {
  const now = deps.clock();
  return deps.database.db.transaction(async (tx) => {
    const user = await requireLiveSession(deps, tx, scope);
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
