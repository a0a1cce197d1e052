import { eq } from "drizzle-orm";
import {
  LOOK_STAGES,
  type Observer,
  type LookStage,
  type Sighting,
} from "#engine/outcomes/look.ts";
import type { Db } from "../database.ts";
import { postLooks } from "../schema.ts";

export type SeenLook = {
  stage: LookStage;
  sighting: Sighting;
  checkedAt: Date;
  by: Observer;
};
export type NewLook = typeof postLooks.$inferSelect;

/** Of a post that was found for the user, in the order of the stages. */
export async function listLooks(db: Db, postId: string): Promise<SeenLook[]> {
  const { stage, sighting, checkedAt, by } = postLooks;
  const rows = await db
    .select({ stage, sighting, checkedAt, by })
    .from(postLooks)
    .where(eq(postLooks.postId, postId));
  return sortLooks(rows);
}

/** What was seen at that stage before gives way. */
export async function upsertLook(db: Db, look: NewLook): Promise<void> {
  const { sighting, checkedAt, by } = look;
  await db
    .insert(postLooks)
    .values(look)
    .onConflictDoUpdate({
      target: [postLooks.postId, postLooks.stage],
      set: { sighting, checkedAt, by },
    });
}

export function sortLooks(looks: SeenLook[]): SeenLook[] {
  return looks.toSorted((a, b) => LOOK_STAGES.indexOf(a.stage) - LOOK_STAGES.indexOf(b.stage));
}
