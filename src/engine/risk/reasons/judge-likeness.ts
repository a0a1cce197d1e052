import { compareWordRuns, readWordRuns, type WordRuns } from "#engine/text/word-similarity.ts";
import { type RiskReason, normBasis, ruleBasis } from "#engine/risk/ban-risk.ts";
import { readPastPost } from "#engine/drafts/read-past-post.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { NEARLY_SAME, SIMILAR, SIMILAR_GAP_HOURS } from "#engine/slots/spacing-limits.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import type { PastPost } from "#engine/drafts/draft.ts";

/** The same text in several places is what Reddit calls spam. */
export function judgeLikeness(situation: Situation): RiskReason[] {
  const { draft } = situation;
  const runs = readWordRuns(`${draft.title}\n${draft.content}`);
  const alike = situation.posts
    .map((post) => ({ post, alike: measureLikeness(runs, readPastPost(post)) }))
    .filter((each) => each.alike > SIMILAR)
    .toSorted((a, b) => b.alike - a.alike);
  return [...judgeClosest(situation, alike), ...judgeTiming(situation, alike)];
}

/** Texts of very different lengths cannot be alike, and need no comparing. */
function measureLikeness(a: WordRuns, b: WordRuns): number {
  const mostAlike = (2 * Math.min(a.length, b.length)) / (a.length + b.length);
  return mostAlike > SIMILAR ? compareWordRuns(a, b) : 0;
}

type Alike = { post: PastPost; alike: number };

function judgeClosest(situation: Situation, all: Alike[]): RiskReason[] {
  const [closest] = all;
  if (!closest) return [];
  const others = all.filter(({ alike }) => alike > NEARLY_SAME).length - 1;
  const { policy } = situation;
  const isSamePlace = closest.post.subredditId === policy.subredditId;
  const isNearlySame = closest.alike > NEARLY_SAME;
  const rule = isSamePlace
    ? (ruleBasis(situation, "no-reposts") ?? ruleBasis(situation, "no-spam"))
    : (ruleBasis(situation, "crossposts-limited") ?? ruleBasis(situation, "no-spam"));
  return [
    {
      id: "similar-text",
      points: weigh(isNearlySame, isSamePlace || rule !== null) + weighOthers(others),
      text: `${Math.round(closest.alike * 100)}% of this is also in ${wordPost(closest.post, isSamePlace)}${wordOthers(others)}. ${isNearlySame ? "Rewrite it." : "Change the opening."}`,
      basis: rule ?? normBasis("Posting the same text in several places counts as spam."),
      places: [],
      fix: null,
    },
  ];
}

function weigh(isNearlySame: boolean, isMinded: boolean): number {
  if (isNearlySame) return isMinded ? 40 : 30;
  return isMinded ? 20 : 12;
}

/** Each further copy makes it plainer what it is; from six of them on nothing else is needed. */
function weighOthers(others: number): number {
  return Math.min(30, 6 * Math.max(0, others));
}

function wordPost(post: PastPost, isSamePlace: boolean): string {
  const noun = post.isPosted ? "post" : "draft";
  return isSamePlace ? `another ${noun} of yours here` : `your ${namePlace(post)} ${noun}`;
}

function namePlace({ fullName, subredditId }: PastPost): string {
  return fullName ?? `r/${subredditId}`;
}

function wordOthers(others: number): string {
  if (others < 1) return "";
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
