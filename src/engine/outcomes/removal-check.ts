/** When a post is looked at again after it was made. */
export const CHECK_STAGES = ["15-minutes", "24-hours", "72-hours"] as const;
export type CheckStage = (typeof CHECK_STAGES)[number];

/** What somebody sees who opens the post while signed out. */
export const SIGHTINGS = [
  "live",
  "removed-by-moderators",
  "removed-by-reddit",
  "not-listed",
  "unclear",
] as const;
export type Sighting = (typeof SIGHTINGS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const AFTER_MS: Record<CheckStage, number> = {
  "15-minutes": 15 * MINUTE_MS,
  "24-hours": 24 * HOUR_MS,
  "72-hours": 72 * HOUR_MS,
};

/** A week after the last look nothing is asked any more. */
const LAST_PATIENCE_MS = 7 * 24 * HOUR_MS;

export type CheckedPost = { postedAt: Date; done: readonly CheckStage[] };

export function checkDueAt(postedAt: Date, stage: CheckStage): Date {
  return new Date(postedAt.getTime() + AFTER_MS[stage]);
}

/** The look that is due now. One that was missed gives way to the next: nothing nags about the past. */
export function findDueCheck(post: CheckedPost, now: Date): CheckStage | null {
  const due = CHECK_STAGES.findLast((stage) => checkDueAt(post.postedAt, stage) <= now);
  if (!due || isBehind(post, due)) return null;
  const isTooLate = now.getTime() > checkDueAt(post.postedAt, due).getTime() + LAST_PATIENCE_MS;
  return isTooLate ? null : due;
}

/** The next look that is still ahead, for a reminder. */
export function findNextCheck(
  post: CheckedPost,
  now: Date,
): { stage: CheckStage; at: Date } | null {
  const stage = CHECK_STAGES.find((each) => checkDueAt(post.postedAt, each) > now);
  return stage && !isBehind(post, stage) ? { stage, at: checkDueAt(post.postedAt, stage) } : null;
}

export type Look = { stage: CheckStage; sighting: Sighting };

/** The looks that need not be asked for: after a removal, which is told once, none is. */
export function listSettled(looks: readonly Look[]): CheckStage[] {
  const inOrder = CHECK_STAGES.flatMap((stage) => looks.filter((look) => look.stage === stage));
  const last = findLastClear(inOrder)?.sighting;
  const isGone = last === "removed-by-moderators" || last === "removed-by-reddit";
  return isGone ? [...CHECK_STAGES] : inOrder.map(({ stage }) => stage);
}

/** Which look one is taking now: the one that is due, or else the last whose time has come. */
export function chooseStage(postedAt: Date, now: Date): CheckStage {
  return CHECK_STAGES.findLast((stage) => checkDueAt(postedAt, stage) <= now) ?? CHECK_STAGES[0];
}

/** Before its time a look would tell nothing; the first may come early. */
export function canCheck(postedAt: Date, stage: CheckStage, now: Date): boolean {
  return CHECK_STAGES.indexOf(stage) <= CHECK_STAGES.indexOf(chooseStage(postedAt, now));
}

/** Done already, or a later one was. */
function isBehind({ done }: CheckedPost, stage: CheckStage): boolean {
  const place = CHECK_STAGES.indexOf(stage);
  return done.some((each) => CHECK_STAGES.indexOf(each) >= place);
}

/** What a sighting means for the post. Out of the list, nobody finds it: that is as good as removed. */
export function outcomeOf(sighting: Sighting): "live" | "removed" | "unknown" {
  if (sighting === "live") return "live";
  return sighting === "unclear" ? "unknown" : "removed";
}

/** The last look that told something; looks are in the order of their stages. */
export function findLastClear<L extends { sighting: Sighting }>(looks: readonly L[]): L | null {
  return looks.findLast(({ sighting }) => sighting !== "unclear") ?? null;
}
