import { formatCount } from "#engine/text/format-count.ts";
import type { Budget } from "./measure-budget.ts";

/** 'r/SaaS: 2 of your 14 contributions were promotional (14 %); it wants at most 10 %. 6 more helpful comments first.' */
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
    ? `${share}. Showing your own work is what ${fullName} is for; no share is kept.`
    : `${share}; ${wordLimit(budget)}.`;
}

function wordShare({ total, promotional }: Budget): string {
  if (total === 0) return "we know of nothing that you wrote there";
  const all = `your ${formatCount(total)} ${total === 1 ? "contribution" : "contributions"}`;
  if (promotional === 0)
    return total === 1 ? `${all} was not promotional` : `none of ${all} was promotional`;
  const which = total === 1 ? all : `${formatCount(promotional)} of ${all}`;
  const share = Math.round((promotional / total) * 100);
  return `${which} ${promotional === 1 ? "was" : "were"} promotional (${share} %)`;
}

function wordLimit({ limit: { percent, basis } }: Budget): string {
  if (percent === 0) return "its rules allow none";
  if (basis === "rule") return `it wants at most ${percent} %`;
  return `no share is known, so the usual ${percent} % (9:1) counts`;
}

function wordComments(count: number): string {
  return count === 1 ? "1 more helpful comment" : `${formatCount(count)} more helpful comments`;
}
