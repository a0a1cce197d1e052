import { eq } from "drizzle-orm";
import type { Db } from "./database.ts";
import { serviceSettings } from "./schema.ts";

export async function isSignUpClosed(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ value: serviceSettings.value })
    .from(serviceSettings)
    .where(eq(serviceSettings.name, "sign-up"));
  return row?.value === "closed";
}

export async function saveSignUp(db: Db, value: "open" | "closed", now: Date): Promise<void> {
  await db
    .insert(serviceSettings)
    .values({ name: "sign-up", value, updatedAt: now })
    .onConflictDoUpdate({ target: serviceSettings.name, set: { value, updatedAt: now } });
}
