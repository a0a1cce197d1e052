import { eq } from "drizzle-orm";
import type { UserId } from "#server/scope.ts";
import { type Db, onlyRow } from "../database.ts";
import { onboardings } from "../schema.ts";

export type OnboardingRow = typeof onboardings.$inferSelect;
export type OnboardingAnswers = Partial<Omit<OnboardingRow, "userId" | "createdAt" | "updatedAt">>;

export async function findOnboarding(db: Db, userId: UserId): Promise<OnboardingRow | null> {
  const [row] = await db.select().from(onboardings).where(eq(onboardings.userId, userId));
  return row ?? null;
}

/** What is not among the answers stays as it was. */
export async function saveOnboarding(
  db: Db,
  userId: UserId,
  answers: OnboardingAnswers,
  now: Date,
): Promise<OnboardingRow> {
  return onlyRow(
    await db
      .insert(onboardings)
      .values({ userId, ...answers, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: onboardings.userId, set: { ...answers, updatedAt: now } })
      .returning(),
  );
}
