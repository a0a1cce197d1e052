import type { Budget } from "./measure-budget.ts";
import { formatCount } from "#engine/text/format.ts";

/** 'r/SaaS: 2 of your 14 contributions were promotional (14%). It allows at most 10%. 6 more helpful comments first.' */
export function wordBudget(budget: Budget): string {
  const { shortfall } = budget;
  const missing = shortfall > 0 ? ` ${wordComments(shortfall)} first.` : "";
  return `${wordStanding(budget)}${missing}`;
}

/** The same without what is missing, for where that is said already. */
export function wordStanding(budget: Budget): string {
  const { fullName, limit } = budget;
  const share = `${fullName}: ${wordShare(budget)}`;
  return limit.basis === "purpose"
    ? `${share}. ${fullName} is for showing your own work, so there's no limit.`
    : `${share}. ${wordLimit(budget)}.`;
}

function wordShare({ total, promotional }: Budget): string {
  if (total === 0) return "you have logged nothing there";
  const all = `your ${formatCount(total)} ${total === 1 ? "contribution" : "contributions"}`;
  if (promotional === 0)
    return total === 1 ? `${all} was not promotional` : `none of ${all} was promotional`;
  const which = total === 1 ? all : `${formatCount(promotional)} of ${all}`;
  const share = Math.round((promotional / total) * 100);
  return `${which} ${promotional === 1 ? "was" : "were"} promotional (${share}%)`;
}

function wordLimit({ limit: { percent, basis } }: Budget): string {
  if (percent === 0) return "Its rules allow none";
  if (basis === "rule") return `It allows at most ${percent}%`;
  if (basis === "gap") return "It limits how often, not how much";
  return "No limit published. We use Reddit's 9:1 habit";
}

function wordComments(count: number): string {
  return count === 1 ? "1 more helpful comment" : `${formatCount(count)} more helpful comments`;
}
