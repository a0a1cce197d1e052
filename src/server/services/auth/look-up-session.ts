import type { Db } from "#server/db/database.ts";
import { findSignedInUser, type UserRow } from "#server/db/accounts/users-repository.ts";
import type { SessionId, SessionScope, Scope } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

/** The user of a session; null where it is not theirs, has ended or has expired. */
export type SessionLookup = (scope: SessionScope, now: Date) => Promise<UserRow | null>;

/** Asks the database at every call: other servers may have ended the session a moment ago. */
export function askForSessions(db: Db): SessionLookup {
  return async (scope, now) => (await findSignedInUser(db, scope, now))?.user ?? null;
}

const MOST_SESSIONS = 10_000;

/**
 * Remembers sessions until anything about any user or session is written, which this process alone can
 * do: an ended session is forgotten before the statement that ends it is even sent.
 */
export function rememberSessions(db: Db, countAccountWrites: () => number): SessionLookup {
  const known = new Map<SessionId, { user: UserRow; expiresAt: Date }>();
  let knownSince = countAccountWrites();
  return async (scope, now) => {
    const writes = countAccountWrites();
    if (knownSince !== writes) {
      known.clear();
      knownSince = writes;
    }
    const remembered = known.get(scope.sessionId);
    if (remembered?.user.id === scope.userId && remembered.expiresAt > now) return remembered.user;
    const found = await findSignedInUser(db, scope, now);
    // Of what was written since the question was put, the answer may know nothing.
    if (found && writes === countAccountWrites()) {
      if (known.size >= MOST_SESSIONS) known.clear();
      known.set(scope.sessionId, { ...found, user: Object.freeze(found.user) });
    }
    return found?.user ?? null;
  };
}

/** Who is let in, with their row: the look at the session brings it. */
export type SessionAdmission = { scope: SessionScope; user: UserRow };

/** The same where a personal token is let in as well. */
export type Admission = { scope: Scope; user: UserRow };

/** The signature says whose token it is, the session whether it is still good: one that was ended lets nobody in. */
export async function admitSession(
  {
    accessTokens,
    lookUpSession,
    clock,
  }: Pick<ServiceDeps, "accessTokens" | "clock"> & { lookUpSession: SessionLookup },
  accessToken: string,
): Promise<SessionAdmission | null> {
  const scope = accessTokens.recall(accessToken) ?? (await accessTokens.verify(accessToken));
  if (!scope) return null;
  const user = await lookUpSession(scope, clock());
  return user && { scope, user };
}
