import type { Budget } from "./measure-budget.ts";
import { formatCount } from "#engine/text/format.ts";

/** '2 of your 14 contributions in r/SaaS were promotional (14%). It allows at most 10%. 6 more helpful comments first.' */
export function wordBudget(budget: Budget): string {
  const { shortfall } = budget;
  const missing = shortfall > 0 ? ` ${wordComments(shortfall)} first.` : "";
  return `${wordStanding(budget)}${missing}`;
}

/** The same without what is missing, for where that is said already. */
export function wordStanding(budget: Budget): string {
  return `${wordShare(budget)}. ${wordLimit(budget)}.`;
}

function wordShare({ fullName, total, promotional }: Budget): string {
  if (total === 0) return `You have logged nothing in ${fullName}`;
  if (total === 1) {
    const kind = promotional === 0 ? "not promotional" : "promotional (100%)";
    return `Your 1 contribution in ${fullName} was ${kind}`;
  }
  const all = `your ${formatCount(total)} contributions in ${fullName}`;
  if (promotional === 0) return `None of ${all} was promotional`;
  const share = Math.round((promotional / total) * 100);
  return `${formatCount(promotional)} of ${all} ${promotional === 1 ? "was" : "were"} promotional (${share}%)`;
}

function wordLimit({ limit: { percent, basis } }: Budget): string {
  if (basis === "purpose") return "It's for showing your own work, so any share is fine";
  if (percent === 0) return "Its rules allow no promotion";
  if (basis === "rule") return `It allows at most ${percent}%`;
  if (basis === "gap") return "It limits how often you promote, not how much";
  return "It publishes no limit, so we use Reddit's 9:1 habit";
}

function wordComments(count: number): string {
  return count === 1 ? "1 more helpful comment" : `${formatCount(count)} more helpful comments`;
}
