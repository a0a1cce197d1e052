import { findDigestDay } from "#engine/timing/digest-day.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { listDigestMade } from "#server/db/posts/made-posts-repository.ts";
import { listDigestFinders } from "#server/db/projects/radar-finds-repository.ts";
import { insertNotices } from "#server/db/accounts/notices-repository.ts";
import { listDigestUsers, listDigestZones } from "#server/db/posts/planned-posts-repository.ts";
import type { Db } from "#server/db/database.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { lookDueAt } from "#engine/outcomes/look.ts";

type Deps = Pick<ServiceDeps, "database" | "clock">;

/** One a day, in the morning of each user's own zone. */
export async function decideDigests({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock();
  for (const timezone of await listDigestZones(db)) {
    const day = findDigestDay(now, timezone);
    if (!day) continue;
    const told = [
      ...(await listDigestUsers(db, timezone, day)),
      ...(await listCheckers(db, timezone, { from: day.startsAt, to: day.endsAt })),
      ...(await listDigestFinders(db, timezone, { since: findSince(day.startsAt), day: day.name })),
    ];
    const rows = Array.from(new Set(told), (userId) => ({
      userId,
      kind: "daily-digest" as const,
      about: day.name,
      createdAt: now,
    }));
    await insertNotices(db, rows);
  }
}

/** Since when what the radar found is told in the digest of a day: since the one before. */
export function findSince(startsAt: Date): Date {
  return new Date(startsAt.getTime() - DAY_MS);
}

/** Users with a look to take in that time. */
async function listCheckers(
  db: Db,
  timezone: string,
  range: { from: Date; to: Date },
): Promise<UserId[]> {
  const users: UserId[] = [];
  for (const stage of DIGEST_STAGES) {
    const made = await listDigestMade(db, timezone, madeFor(stage, range));
    users.push(...made.filter(({ done }) => !done.includes(stage)).map(({ userId }) => userId));
  }
  return users;
}

/** The first look is over before a message in the morning could ask for it. */
export const DIGEST_STAGES = ["24-hours", "72-hours"] as const;

/** When a post was made whose look falls due in that time. */
export function madeFor(
  stage: (typeof DIGEST_STAGES)[number],
  { from, to }: { from: Date; to: Date },
): { from: Date; to: Date } {
  const waitMs = lookDueAt(new Date(0), stage).getTime();
  return { from: new Date(from.getTime() - waitMs), to: new Date(to.getTime() - waitMs) };
}
