import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from "#engine/clock/time-units.ts";

/** When a post is looked at again after it was made. */
export const LOOK_STAGES = ["15-minutes", "24-hours", "72-hours"] as const;
export type LookStage = (typeof LOOK_STAGES)[number];

/** What somebody sees who opens the post while signed out. */
export const SIGHTINGS = [
  "live",
  "removed-by-moderators",
  "removed-by-reddit",
  "not-listed",
  "deleted-by-author",
  "unclear",
] as const;
export type Sighting = (typeof SIGHTINGS)[number];

/** Who looked: the user, or Foothold by asking Reddit. */
export const OBSERVERS = ["user", "reddit"] as const;
export type Observer = (typeof OBSERVERS)[number];

const AFTER_MS: Record<LookStage, number> = {
  "15-minutes": 15 * MINUTE_MS,
  "24-hours": DAY_MS,
  "72-hours": 72 * HOUR_MS,
};

/** A week after the last look nothing is asked any more. */
const LAST_PATIENCE_MS = WEEK_MS;

/** So long Foothold's own look may take before the user is asked for one. */
const WATCH_PATIENCE_MS = 10 * MINUTE_MS;

/** Where Foothold looks by itself: when Reddit was last asked, whatever it told. */
export type Watch = { askedAt: Date | null };

export type WatchedPost = {
  postedAt: Date;
  done: readonly LookStage[];
  watch?: Watch | null;
};

export function lookDueAt(postedAt: Date, stage: LookStage): Date {
  return new Date(postedAt.getTime() + AFTER_MS[stage]);
}

/** The look that is due now. One that was missed gives way to the next: nothing nags about the past. */
export function findDueLook(post: WatchedPost, now: Date): LookStage | null {
  const due = LOOK_STAGES.findLast((stage) => lookDueAt(post.postedAt, stage) <= now);
  if (!due || isBehind(post, due)) return null;
  const lateMs = now.getTime() - lookDueAt(post.postedAt, due).getTime();
  return lateMs > LAST_PATIENCE_MS || isInGoodHands(post, due, lateMs) ? null : due;
}

/** Foothold has its turn first: the user is asked when that told nothing, or did not come. */
function isInGoodHands({ postedAt, watch }: WatchedPost, stage: LookStage, lateMs: number) {
  return Boolean(watch) && lateMs <= WATCH_PATIENCE_MS && !wasAsked(watch, postedAt, stage);
}

/** Whether Reddit was asked for this look, whatever it told. */
export function wasAsked(
  watch: Watch | null | undefined,
  postedAt: Date,
  stage: LookStage,
): boolean {
  const askedAt = watch?.askedAt ?? null;
  return askedAt !== null && askedAt >= lookDueAt(postedAt, stage);
}

/** When posts were made whose look at this stage is the one that is due. */
export function madeWhenDue(stage: LookStage, now: Date): { after: Date; until: Date } {
  const next = LOOK_STAGES[LOOK_STAGES.indexOf(stage) + 1];
  const endsMs = next ? AFTER_MS[next] : AFTER_MS[stage] + LAST_PATIENCE_MS;
  return {
    after: new Date(now.getTime() - endsMs),
    until: new Date(now.getTime() - AFTER_MS[stage]),
  };
}

/** The next look that is still ahead, for a reminder. */
export function findNextLook(post: WatchedPost, now: Date): { stage: LookStage; at: Date } | null {
  const stage = LOOK_STAGES.find((each) => lookDueAt(post.postedAt, each) > now);
  return stage && !isBehind(post, stage) ? { stage, at: lookDueAt(post.postedAt, stage) } : null;
}

const GONE: ReadonlySet<Sighting> = new Set([
  "removed-by-moderators",
  "removed-by-reddit",
  "deleted-by-author",
]);

export type Look = { stage: LookStage; sighting: Sighting };

/** The looks that need not be asked for: after a removal, which is told once, none is; nor once it is deleted. */
export function listSettled(looks: readonly Look[]): LookStage[] {
  const inOrder = LOOK_STAGES.flatMap((stage) => looks.filter((look) => look.stage === stage));
  const last = findLastClear(inOrder)?.sighting;
  const isGone = last !== undefined && GONE.has(last);
  return isGone ? [...LOOK_STAGES] : inOrder.map(({ stage }) => stage);
}

/** Which look one is taking now: the one that is due, or else the last whose time has come. */
export function chooseStage(postedAt: Date, now: Date): LookStage {
  return LOOK_STAGES.findLast((stage) => lookDueAt(postedAt, stage) <= now) ?? LOOK_STAGES[0];
}

/** Before its time a look would tell nothing; the first may come early. */
export function canLook(postedAt: Date, stage: LookStage, now: Date): boolean {
  return LOOK_STAGES.indexOf(stage) <= LOOK_STAGES.indexOf(chooseStage(postedAt, now));
}

/** Done already, or a later one was. */
function isBehind({ done }: WatchedPost, stage: LookStage): boolean {
  const place = LOOK_STAGES.indexOf(stage);
  return done.some((each) => LOOK_STAGES.indexOf(each) >= place);
}

/**
 * What a sighting means for the post. Out of the list, nobody finds it: that is as good as removed.
 * What its author took down was neither kept nor removed.
 */
export function outcomeOf(sighting: Sighting): "live" | "removed" | "unknown" {
  if (sighting === "live") return "live";
  return sighting === "unclear" || sighting === "deleted-by-author" ? "unknown" : "removed";
}

/** The last look that told something; looks are in the order of their stages. */
export function findLastClear<L extends { sighting: Sighting }>(looks: readonly L[]): L | null {
  return looks.findLast(({ sighting }) => sighting !== "unclear") ?? null;
}
