import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "../database.ts";
import { projects, radarEntries, radarKeys, radars } from "../schema.ts";

export type RadarKeyRow = typeof radarKeys.$inferSelect;
export type RadarRow = typeof radars.$inferSelect;
export type RadarEntryRow = typeof radarEntries.$inferSelect;
export type NewRadarEntry = typeof radarEntries.$inferInsert;

export async function findRadarKey(db: Db, userId: UserId): Promise<RadarKeyRow | null> {
  const [row] = await db.select().from(radarKeys).where(eq(radarKeys.userId, userId));
  return row ?? null;
}

/** In the place of the one before. */
export async function saveRadarKey(
  db: Db,
  key: typeof radarKeys.$inferInsert,
): Promise<RadarKeyRow> {
  const { userId: _, ...values } = key;
  const [row] = await db
    .insert(radarKeys)
    .values(key)
    .onConflictDoUpdate({ target: radarKeys.userId, set: { ...values, refusedAt: null } })
    .returning();
  if (!row) throw new Error("The saved key was not returned.");
  return row;
}

export async function deleteRadarKey(db: Db, userId: UserId): Promise<void> {
  await db.delete(radarKeys).where(eq(radarKeys.userId, userId));
}

/** Of the key that was refused, and of no newer one. */
export async function noteKeyRefused(db: Db, key: RadarKeyRow, now: Date): Promise<void> {
  await db
    .update(radarKeys)
    .set({ refusedAt: now })
    .where(and(eq(radarKeys.userId, key.userId), eq(radarKeys.sealedKey, key.sealedKey)));
}

export async function findRadar(
  db: Db,
  userId: UserId,
  projectId: ProjectId,
): Promise<RadarRow | null> {
  const [row] = await db.select().from(radars).where(isOwn(userId, projectId));
  return row ?? null;
}

/** How many other projects of the user are read. */
export async function countOtherRadars(
  db: Db,
  userId: UserId,
  projectId: ProjectId,
): Promise<number> {
  const [row] = await db
    .select({ others: count() })
    .from(radars)
    .where(
      and(
        eq(radars.userId, userId),
        eq(radars.isOn, true),
        sql`${radars.projectId} <> ${projectId}`,
      ),
    );
  return row?.others ?? 0;
}

export async function insertRadar(db: Db, radar: typeof radars.$inferInsert): Promise<void> {
  await db.insert(radars).values(radar).onConflictDoNothing();
}

export async function updateRadarRow(
  db: Db,
  userId: UserId,
  projectId: ProjectId,
  changes: Partial<Omit<RadarRow, "userId" | "projectId">>,
): Promise<RadarRow | null> {
  const [row] = await db.update(radars).set(changes).where(isOwn(userId, projectId)).returning();
  return row ?? null;
}

function isOwn(userId: UserId, projectId: ProjectId) {
  return and(eq(radars.userId, userId), eq(radars.projectId, projectId));
}

type ClaimOptions = { now: Date; nextReadAt: Date; most: number; needsKey: boolean };

/**
 * Takes those whose turn it is, so that no other server reads them, too: the next turn is set at
 * once. Whose key is refused, and what is archived, waits.
 */
export async function claimDueRadars(
  db: Db,
  { now, nextReadAt, most, needsKey }: ClaimOptions,
): Promise<RadarRow[]> {
  const due = db
    .select({ projectId: radars.projectId })
    .from(radars)
    .leftJoin(radarKeys, eq(radarKeys.userId, radars.userId))
    .innerJoin(projects, eq(projects.id, radars.projectId))
    .where(
      and(
        eq(radars.isOn, true),
        lte(radars.nextReadAt, now),
        needsKey ? and(isNotNull(radarKeys.userId), isNull(radarKeys.refusedAt)) : undefined,
        eq(projects.status, "active"),
      ),
    )
    .orderBy(asc(radars.nextReadAt))
    .limit(most)
    .for("update", { of: radars, skipLocked: true });
  return db
    .update(radars)
    .set({ nextReadAt })
    .where(sql`${radars.projectId} in (${due})`)
    .returning();
}

/** What was found before stays as it is; answers the ids of what is new. */
export async function insertRadarEntries(db: Db, entries: NewRadarEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .insert(radarEntries)
    .values(entries)
    .onConflictDoNothing()
    .returning({ id: radarEntries.id });
  return rows.map(({ id }) => id);
}

/** Those that were not dismissed, the newest first. */
export function listRadarEntries(
  db: Db,
  userId: UserId,
  projectId: ProjectId,
  { since, most }: { since: Date; most: number },
): Promise<RadarEntryRow[]> {
  return db
    .select()
    .from(radarEntries)
    .where(
      and(
        eq(radarEntries.userId, userId),
        eq(radarEntries.projectId, projectId),
        isNull(radarEntries.dismissedAt),
        gt(radarEntries.foundAt, since),
      ),
    )
    .orderBy(desc(radarEntries.foundAt), desc(radarEntries.score), radarEntries.id)
    .limit(most);
}

export async function updateRadarEntry(
  db: Db,
  userId: UserId,
  key: { projectId: ProjectId; entryId: string },
  changes: Partial<Pick<RadarEntryRow, "dismissedAt" | "raisedBy">>,
): Promise<void> {
  await db.update(radarEntries).set(changes).where(isOwnEntry(userId, key));
}

/** null where it is somebody else's, or is gone. */
export async function lockRadarEntry(
  tx: Db,
  userId: UserId,
  key: { projectId: ProjectId; entryId: string },
): Promise<RadarEntryRow | null> {
  const [row] = await tx.select().from(radarEntries).where(isOwnEntry(userId, key)).for("update");
  return row ?? null;
}

function isOwnEntry(userId: UserId, key: { projectId: ProjectId; entryId: string }) {
  return and(
    eq(radarEntries.id, key.entryId),
    eq(radarEntries.userId, userId),
    eq(radarEntries.projectId, key.projectId),
  );
}

/** With another key all is read anew, and at once. */
export async function forgetTroubles(db: Db, userId: UserId, now: Date): Promise<void> {
  await db
    .update(radars)
    .set({ trouble: null, nextReadAt: now })
    .where(and(eq(radars.userId, userId), isNotNull(radars.trouble)));
}

export function listRadars(db: Db, userId: UserId): Promise<RadarRow[]> {
  return db.select().from(radars).where(eq(radars.userId, userId));
}

export async function deleteRadarEntriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(radarEntries).where(lt(radarEntries.foundAt, before));
}
