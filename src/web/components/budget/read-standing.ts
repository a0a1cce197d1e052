import type { Budget } from "#contract/contribution.ts";
import type { Verdict } from "#web/components/ui/verdict-badge.tsx";

export type Standing = {
  verdict: Verdict;
  word: string;
  colour: string;
  /** In percent; 0 while nothing is known. */
  share: number;
};

/** Where an account stands in a community: by shape, word and colour. */
export function readStanding({ total, promotional, shortfall, limit }: Budget): Standing {
  const share = total === 0 ? 0 : Math.round((promotional / total) * 100);
  if (limit.percent === 0) {
    return { verdict: "fail", word: "No promotion", colour: "text-fail", share };
  }
  if (limit.basis === "purpose") {
    return { verdict: "pass", word: "No share kept", colour: "text-pass", share };
  }
  if (total === 0) {
    return { verdict: "not-checked", word: "Nothing known", colour: "text-unchecked", share };
  }
  return shortfall > 0
    ? { verdict: "warn", word: "Over budget", colour: "text-warn", share }
    : { verdict: "pass", word: "Within budget", colour: "text-pass", share };
}
