import { findDigestDay } from "#engine/timing/digest-day.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { listDigestMade, listMadePosts } from "#server/db/posts/made-posts-repository.ts";
import { insertNotices, insertOrReopenNotices } from "#server/db/accounts/notices-repository.ts";
import {
  listDigestUsers,
  listDigestZones,
  listDuePosts,
} from "#server/db/posts/planned-posts-repository.ts";
import type { Db } from "#server/db/database.ts";
import type { UserId } from "#server/scope.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { lookDueAt, LOOK_STAGES, findDueLook, type LookStage } from "#engine/outcomes/look.ts";
import { findWatch } from "#server/services/posts/reading/read-post.ts";

type Deps = Pick<ServiceDeps, "database" | "clock">;

/** A little early rather than late. */
const AHEAD_MS = 3 * MINUTE_MS;
/** A run or two may have been missed; what a server slept through for longer is not told any more. */
const BEHIND_MS = 10 * MINUTE_MS;

/**
 * Slots that begin now. A post that is moved has another slot, and is told of again; one that was
 * away when its reminder was to go out, and is back, still has it to come.
 */
export async function decideSlotReminders({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock();
  const due = await listDuePosts(db, {
    after: new Date(now.getTime() - BEHIND_MS),
    until: new Date(now.getTime() + AHEAD_MS),
  });
  const rows = due.map(({ userId, postId, scheduledFor }) => ({
    userId,
    kind: "slot-reminder" as const,
    about: nameSlot(postId, scheduledFor),
    createdAt: now,
  }));
  await insertOrReopenNotices(db, rows);
}

/** One a day, in the morning of each user's own zone. */
export async function decideDigests({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock();
  for (const timezone of await listDigestZones(db)) {
    const day = findDigestDay(now, timezone);
    if (!day) continue;
    const told = [
      ...(await listDigestUsers(db, timezone, day)),
      ...(await listCheckers(db, timezone, { from: day.startsAt, to: day.endsAt })),
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

/** What a reminder is about: this post at this time, and no other. */
function nameSlot(postId: string, scheduledFor: Date): string {
  return `${postId} ${scheduledFor.toISOString()}`;
}

export function readSlot(name: string): { postId: string; scheduledFor: Date } {
  const [postId = "", time = ""] = name.split(" ");
  return { postId, scheduledFor: new Date(time) };
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

/** Looks whose time has just come. What the server slept through for longer is not told any more. */
export async function decideLooks({
  database: { db },
  reddit,
  clock,
}: Pick<ServiceDeps, "database" | "reddit" | "clock">): Promise<void> {
  const now = clock();
  for (const stage of LOOK_STAGES) {
    const waitMs = lookDueAt(new Date(0), stage).getTime();
    const until = new Date(now.getTime() - waitMs);
    const made = await listMadePosts(db, {
      after: new Date(until.getTime() - LOOK_PATIENCE_MS[stage]),
      until,
    });
    const due = made.filter((post) => {
      const watch = findWatch(post, reddit.isConfigured);
      return findDueLook({ ...post, watch }, now) === stage;
    });
    const rows = due.map(({ userId, postId }) => ({
      userId,
      kind: "removal-check" as const,
      about: nameLook(postId, stage),
      createdAt: now,
    }));
    await insertNotices(db, rows);
  }
}

/** How late a reminder still helps. The first look is about the first minutes. */
export const LOOK_PATIENCE_MS: Record<LookStage, number> = {
  "15-minutes": 15 * MINUTE_MS,
  "24-hours": 180 * MINUTE_MS,
  "72-hours": 180 * MINUTE_MS,
};

/** What a reminder is about: this look at this post. */
export function nameLook(postId: string, stage: LookStage): string {
  return `${postId} ${stage}`;
}

export function readLookName(name: string): { postId: string; stage: LookStage | undefined } {
  const [postId = "", text] = name.split(" ");
  return { postId, stage: LOOK_STAGES.find((stage) => stage === text) };
}
