import { replaceMagicLink } from "#server/db/magic-links-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createOpaqueToken } from "./opaque-token.ts";

export const MAGIC_LINK_LIFETIME_MINUTES = 15;

/** The address to open; one that was issued before is good no longer. */
export async function issueMagicLink(
  deps: Pick<ServiceDeps, "database" | "clock" | "appUrl">,
  email: string,
): Promise<string> {
  const now = deps.clock();
  const { token, tokenHash } = createOpaqueToken();
  await replaceMagicLink(deps.database.db, {
    tokenHash,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MAGIC_LINK_LIFETIME_MINUTES * 60_000),
  });
  return `${deps.appUrl}/auth/magic-link?token=${token}`;
}
