import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db } from "../database.ts";
import { magicLinks } from "../schema.ts";

export type MagicLinkRow = typeof magicLinks.$inferSelect;

/** A newer request ends the older ones: an address has one link. */
export async function replaceMagicLink(db: Db, link: Omit<MagicLinkRow, "usedAt">): Promise<void> {
  await db
    .insert(magicLinks)
    .values(link)
    .onConflictDoUpdate({ target: magicLinks.email, set: { ...link, usedAt: null } });
}

/** One statement, so that of many uses at once a single one wins; null for all others. */
export async function spendMagicLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<MagicLinkRow | null> {
  const [row] = await db
    .update(magicLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(magicLinks.tokenHash, tokenHash),
        isNull(magicLinks.usedAt),
        gt(magicLinks.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteExpiredMagicLinks(db: Db, now: Date): Promise<void> {
  await db.delete(magicLinks).where(lt(magicLinks.expiresAt, now));
}
