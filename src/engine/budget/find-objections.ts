import { judgeLikeness } from "#engine/risk/reasons/judge-likeness.ts";
import { judgeSameCommunity } from "#engine/risk/reasons/judge-same-community.ts";
import { readSituation, type RiskInput, type Situation } from "#engine/risk/situation.ts";
import { judgeDomain } from "./judge-domain.ts";
import { type Budget, findWithinBudget } from "./measure-budget.ts";
import { wordBudget } from "./word-budget.ts";

/** Why a post should not go out at its time, and what to do instead. */
export type Objections = {
  /** At least one. */
  reasons: string[];
  /** A later time that nothing of this speaks against; null where none helps. */
  laterAt: Date | null;
  /** Helpful comments that should come first in its community. */
  commentsFirst: number;
};

/** What the account's budget says against a post at `input.at`; null when it says nothing. */
export function findObjections(input: RiskInput, budget: Budget): Objections | null {
  // In a thread that is meant for promotion, promotion is at home.
  if (input.postType === "thread-comment") return null;
  const { now, postId } = input;
  const posts = input.posts.filter(({ id }) => id !== postId);
  const situation = readSituation({ ...input, posts, notBefore: findWithinBudget(budget, now) });
  const share = judgeShareThere(situation, budget);
  const domain = judgeDomain(situation);
  const aboutTime = [
    ...(share ? [share] : []),
    ...judgeSameCommunity(situation).map(({ text }) => text),
    ...(domain ? [domain] : []),
  ];
  const aboutText = judgeLikeness(situation).map(({ text }) => text);
  const reasons = [...aboutTime, ...aboutText];
  if (reasons.length === 0) return null;
  return {
    reasons,
    laterAt: budget.limit.percent > 0 && aboutTime.length > 0 ? findLater(situation) : null,
    commentsFirst: share ? budget.shortfall : 0,
  };
}

/** By its time, the missing comments can be written; before that, it is over the budget. */
function judgeShareThere({ promotion, at, now }: Situation, budget: Budget): string | null {
  if (promotion.degree === "none") return null;
  const isBanned = budget.limit.percent === 0 && promotion.degree === "promotion";
  const isTooSoon = (at ?? now) < findWithinBudget(budget, now);
  return isBanned || isTooSoon ? wordBudget(budget) : null;
}

/** Only a time after the one that was chosen is another time. */
function findLater({ findGoodTime, at, now }: Situation): Date | null {
  const later = findGoodTime();
  return later && later > (at ?? now) ? later : null;
}
