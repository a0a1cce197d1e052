import { paths } from "#contract/page-paths.ts";
import { replaceMagicLink } from "#server/db/magic-links-repository.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createOpaqueToken } from "./opaque-token.ts";

export const MAGIC_LINK_LIFETIME_MINUTES = 15;

/** The address to open, and what opens it; one that was issued before is good no longer. */
export async function issueMagicLink(
  deps: Pick<ServiceDeps, "database" | "clock" | "appUrl">,
  email: string,
): Promise<{ link: string; token: string }> {
  const now = deps.clock();
  const { token, tokenHash } = createOpaqueToken();
  await replaceMagicLink(deps.database.db, {
    tokenHash,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + MAGIC_LINK_LIFETIME_MINUTES * 60_000),
  });
  return { link: `${deps.appUrl}${paths.magicLink}?token=${token}`, token };
}
