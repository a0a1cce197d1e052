import { isForOwnWork } from "#catalogue/is-for-own-work.ts";
import { type Budget, measureBudget } from "#engine/budget/measure-budget.ts";
import type { SubredditFacts } from "#engine/subreddits/subreddit-facts.ts";
import type { Db } from "#server/db/database.ts";
import { findStored } from "#server/db/subreddits-repository.ts";
import { type History, listContributed } from "./read-history.ts";

/** One for each community, in the order of the ids. */
export async function readBudgets(
  db: Db,
  subredditIds: string[],
  history: History,
  now: Date,
): Promise<Budget[]> {
  const stored = await findStored(db, subredditIds);
  return subredditIds.map((id) => budgetOf(id, stored.get(id)?.facts ?? null, history, now));
}

/** Facts are null for a community that left the catalogue. */
export function budgetOf(
  subredditId: string,
  facts: Pick<SubredditFacts, "name" | "rules"> | null,
  history: History,
  now: Date,
): Budget {
  const community = {
    subredditId,
    fullName: `r/${facts?.name ?? subredditId}`,
    rules: facts?.rules ?? null,
    isForOwnWork: isForOwnWork(subredditId),
  };
  return measureBudget(community, listContributed(history), now);
}
