import { judgeLikeness } from "#engine/risk/reasons/judge-likeness.ts";
import { judgeGap } from "#engine/risk/reasons/judge-limits.ts";
import type { RiskInput } from "#engine/checks/risk-input.ts";
import { readSituation, type Situation } from "#engine/checks/situation.ts";
import { type Budget, findWithinBudget, judgeDomain } from "#engine/budget/measure-budget.ts";
import { wordBudget } from "#engine/budget/word-budget.ts";

/** Why a post should not go out at its time, and what to do instead. */
export type Objections = {
  /** At least one. */
  reasons: string[];
  /** A later time that nothing of this speaks against; null where none helps. */
  laterAt: Date | null;
  /** Helpful comments that should come first in its community. */
  commentsFirst: number;
};

type Planned = RiskInput & {
  at: Date;
  /** It has a time already: what another time does not change was its author's choice. */
  isMoved: boolean;
};

/** What the account's budget says against a post at its time; null when it says nothing. */
export function findObjections({ isMoved, ...input }: Planned, budget: Budget): Objections | null {
  // In a thread that is meant for promotion, promotion is at home.
  if (input.postType === "thread-comment") return null;
  const posts = input.posts.filter(({ id }) => id !== input.postId);
  const notBefore = findWithinBudget(budget, input.now);
  const situation = readSituation({ ...input, posts, notBefore });
  const promotes = situation.promotion.degree !== "none";
  const commentsFirst = promotes && input.at < notBefore ? budget.shortfall : 0;
  const domain = judgeDomain(situation);
  const aboutTime = [
    ...(commentsFirst > 0 ? [wordBudget(budget)] : []),
    ...judgeGap(situation).map(({ text }) => text),
    ...(domain ? [domain] : []),
  ];
  const aboutWords = isMoved ? [] : listWordReasons(situation, budget);
  const reasons = [...aboutTime, ...aboutWords];
  if (reasons.length === 0) return null;
  const laterAt = aboutWords.length > 0 ? null : findLater(situation, input.at);
  return { reasons, laterAt, commentsFirst };
}

/** A ban on promotion and words that were used before are the same at any time. */
function listWordReasons(situation: Situation, budget: Budget): string[] {
  const isBanned = budget.limit.percent === 0 && situation.promotion.degree === "promotion";
  return [
    ...(isBanned ? [wordBudget(budget)] : []),
    ...judgeLikeness(situation).map(({ text }) => text),
  ];
}

/** Only a time after the one that was chosen is another time. */
function findLater({ findGoodTime }: Situation, at: Date): Date | null {
  const later = findGoodTime();
  return later && later > at ? later : null;
}
