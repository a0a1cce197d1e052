import { findSignedInUser, type UserRow } from "#server/db/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Who is let in, with their row: the one query that this costs has read it already. */
export type Admission = { scope: Scope; user: UserRow };

/** The signature says whose token it is, the session whether it is still good: one that was ended lets nobody in. */
export async function admitSession(
  { accessTokens, database, clock }: Pick<ServiceDeps, "accessTokens" | "database" | "clock">,
  accessToken: string,
): Promise<Admission | null> {
  const scope = accessTokens.recall(accessToken) ?? (await accessTokens.verify(accessToken));
  if (!scope) return null;
  const user = await findSignedInUser(database.db, scope, clock());
  return user && { scope, user };
}
