import { createHash } from "node:crypto";
import { countHit, uncountHit } from "#server/db/service-repository.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { type LimitName, LIMITS } from "./limit-table.ts";

/** Counts one attempt of `subject`, and refuses it once the limit is passed. */
export async function consumeLimit(
  deps: Pick<ServiceDeps, "database" | "clock">,
  name: LimitName,
  subject: string,
): Promise<void> {
  const limit = LIMITS[name];
  const now = deps.clock();
  const key = keyOf(name, subject);
  const windowEndsAt = new Date(now.getTime() + limit.windowSeconds * 1000);
  const row = await countHit(deps.database.db, key, now, windowEndsAt);
  if (row.hits <= limit.max) return;
  const retryAfterSeconds = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000);
  throw new ServiceError("RATE_LIMITED", limit.message, { retryAfterSeconds });
}

/** For an attempt that came to nothing through no fault of whoever made it. */
export async function giveBackLimit(
  { database }: Pick<ServiceDeps, "database">,
  name: LimitName,
  subject: string,
): Promise<void> {
  await uncountHit(database.db, keyOf(name, subject));
}

function keyOf(name: LimitName, subject: string): string {
  return createHash("sha256").update(`${name}:${subject}`).digest("base64url");
}
