import { eq } from "drizzle-orm";
import type { ProjectId, UserId } from "#server/scope.ts";
import type { Db } from "./database.ts";
import { trackingKeys } from "./schema.ts";

export type TrackingKeyRow = typeof trackingKeys.$inferSelect;

/** Of a project that was found for the user. */
export async function findTrackingKey(
  db: Db,
  projectId: ProjectId,
): Promise<TrackingKeyRow | null> {
  const [row] = await db.select().from(trackingKeys).where(eq(trackingKeys.projectId, projectId));
  return row ?? null;
}

/** One for each project: a new one takes the place of the old, and nobody has tried it yet. */
export async function saveTrackingKey(
  db: Db,
  { key, createdAt, ...whose }: Pick<TrackingKeyRow, "projectId" | "userId" | "key" | "createdAt">,
): Promise<void> {
  await db
    .insert(trackingKeys)
    .values({ key, createdAt, ...whose })
    .onConflictDoUpdate({
      target: trackingKeys.projectId,
      set: { key, createdAt, testedAt: null },
    });
}

/** Of all the user's projects. */
export async function deleteTrackingKeys(db: Db, userId: UserId): Promise<void> {
  await db.delete(trackingKeys).where(eq(trackingKeys.userId, userId));
}
