import { type RuleCodes, WEEKDAYS } from "#engine/rules/rule-codes.ts";
import { wordDay } from "#engine/rules/word-day.ts";

/** On which days a post may be made; days are those of UTC, since rules name no zone. */
export type OpenDay = {
  includes: (at: Date) => boolean;
  /** 'on Saturdays only'; null where every day is open, or none is named. */
  word: string | null;
};

const EVERY_DAY: OpenDay = { includes: () => true, word: null };

export function findOpenDay(codes: RuleCodes | null, isPromotional: boolean): OpenDay {
  const value = codes?.["promotion-on-day"] ?? codes?.["showcase-on-day"];
  if (!isPromotional || value === undefined) return EVERY_DAY;
  const word = wordDay(value);
  // A day that is not stated can't be planned for; the rule itself is shown beside the post.
  if (word === undefined) return EVERY_DAY;
  const days: string[] = value === "weekend" ? ["saturday", "sunday"] : [String(value)];
  return {
    includes: (at) => days.includes(WEEKDAYS[(at.getUTCDay() + 6) % 7] ?? ""),
    word: `${word} only`,
  };
}
