import { eq } from "drizzle-orm";
import {
  CHECK_STAGES,
  type Checker,
  type CheckStage,
  type Sighting,
} from "#engine/outcomes/removal-check.ts";
import type { Db } from "../database.ts";
import { postChecks } from "../schema.ts";

export type SeenCheck = {
  stage: CheckStage;
  sighting: Sighting;
  checkedAt: Date;
  by: Checker;
};
export type NewCheck = typeof postChecks.$inferSelect;

/** Of a post that was found for the user, in the order of the stages. */
export async function listChecks(db: Db, postId: string): Promise<SeenCheck[]> {
  const { stage, sighting, checkedAt, by } = postChecks;
  const rows = await db
    .select({ stage, sighting, checkedAt, by })
    .from(postChecks)
    .where(eq(postChecks.postId, postId));
  return sortChecks(rows);
}

/** What was seen at that stage before gives way. */
export async function saveCheck(db: Db, check: NewCheck): Promise<void> {
  const { sighting, checkedAt, by } = check;
  await db
    .insert(postChecks)
    .values(check)
    .onConflictDoUpdate({
      target: [postChecks.postId, postChecks.stage],
      set: { sighting, checkedAt, by },
    });
}

export function sortChecks(checks: SeenCheck[]): SeenCheck[] {
  return checks.toSorted((a, b) => CHECK_STAGES.indexOf(a.stage) - CHECK_STAGES.indexOf(b.stage));
}
