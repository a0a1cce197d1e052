import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import { type RiskReason, normBasis, ruleBasis } from "#engine/risk/ban-risk.ts";
import { readPastPost } from "#engine/drafts/read-past-post.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { NEARLY_SAME, SIMILAR, SIMILAR_GAP_HOURS } from "#engine/slots/spacing-limits.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import type { PastPost } from "#engine/drafts/draft.ts";

/**
 * The same text in several places is what Reddit calls spam. Two posts of one founder have what it is, for whom and how
 * to get it in common, and that is none: the plan goes by the same bound. Who reads a weekly thread may hear the same again.
 */
export function judgeLikeness(situation: Situation): RiskReason[] {
  const { draft } = situation;
  if (situation.postType === "thread-comment") return [];
  const runs = readWordRuns(`${draft.title}\n${draft.content}`);
  const alike = situation.posts
    .filter(({ postType }) => postType !== "thread-comment")
    .map((post) => ({ post, alike: measureLikeness(runs, readPastPost(post)) }))
    .filter((each) => each.alike > SIMILAR)
    .toSorted((a, b) => b.alike - a.alike);
  const copies = alike.filter((each) => each.alike > NEARLY_SAME);
  return [...judgeCopies(situation, copies), ...judgeTiming(situation, alike)];
}

/** Texts of very different lengths cannot be alike, and need no comparing. */
function measureLikeness(a: WordRuns, b: WordRuns): number {
  const mostAlike = (2 * Math.min(a.length, b.length)) / (a.length + b.length);
  return mostAlike > SIMILAR ? compareWordRuns(a, b) : 0;
}

type Alike = { post: PastPost; alike: number };

function judgeCopies(situation: Situation, copies: Alike[]): RiskReason[] {
  const [closest, ...others] = copies;
  if (!closest) return [];
  const { policy } = situation;
  const isSamePlace = closest.post.subredditId === policy.subredditId;
  const rule = isSamePlace
    ? (ruleBasis(situation, "no-reposts") ?? ruleBasis(situation, "no-spam"))
    : (ruleBasis(situation, "crossposts-limited") ?? ruleBasis(situation, "no-spam"));
  return [
    {
      id: "similar-text",
      points: (isSamePlace || rule ? 40 : 30) + weighOthers(others.length),
      text: `${Math.round(closest.alike * 100)}% of this is also in ${wordPost(closest.post, isSamePlace)}${wordOthers(others.length)}. Rewrite it.`,
      basis: rule ?? normBasis("Posting the same text in several places counts as spam."),
      places: [],
      fix: null,
    },
  ];
}

/** Each further copy makes it plainer what it is; from six of them on nothing else is needed. */
function weighOthers(others: number): number {
  return Math.min(30, 6 * others);
}

function wordPost(post: PastPost, isSamePlace: boolean): string {
  const noun = post.isPosted ? "post" : "draft";
  return isSamePlace ? `another ${noun} of yours here` : `your ${namePlace(post)} ${noun}`;
}

function namePlace({ fullName, subredditId }: PastPost): string {
  return fullName ?? `r/${subredditId}`;
}

function wordOthers(others: number): string {
  if (others === 0) return "";
  return others === 1 ? ", and in one more" : `, and in ${others} more`;
}

function judgeTiming(situation: Situation, alike: Alike[]): RiskReason[] {
  const { at, policy } = situation;
  if (!at) return [];
  const close = alike.find(
    ({ post }) =>
      post.subredditId !== policy.subredditId &&
      post.at !== null &&
      Math.abs(post.at.getTime() - at.getTime()) < SIMILAR_GAP_HOURS * HOUR_MS,
  );
  if (!close) return [];
  return [
    {
      id: "similar-soon",
      points: 20,
      text: `You have a similar post for ${namePlace(close.post)} within ${SIMILAR_GAP_HOURS} hours of this one.`,
      basis: normBasis("Reddit's filters notice the same text in two places."),
      places: [],
      fix: situation.moveToGoodTime(),
    },
  ];
}
