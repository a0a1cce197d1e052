import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { WEEKDAYS } from "#engine/rules/rule-value.ts";
import { wordDay } from "#engine/rules/rule-value.ts";
import { joinWords } from "#engine/text/join-words.ts";

/** On which days a post may be made; days are those of UTC, since rules name no zone. */
export type OpenDay = {
  includes: (at: Date) => boolean;
  /** 'on Saturdays only'; null where every day is open, or none is named. */
  word: string | null;
};

/** Either day will do where a community has one for promotion and one for own work. */
const DAY_RULES = ["promotion-on-day", "showcase-on-day"] as const;
const EVERY_DAY: OpenDay = { includes: () => true, word: null };

export function findOpenDay(codes: RuleCodes | null, isPromotional: boolean): OpenDay {
  if (!isPromotional || !codes) return EVERY_DAY;
  const stated = DAY_RULES.flatMap((code) => codes[code] ?? []);
  const words = [...new Set(stated.flatMap((value) => wordDay(value) ?? []))];
  // A day that is not stated can't be planned for; the rule itself is shown beside the post.
  if (words.length === 0) return EVERY_DAY;
  const days = new Set<unknown>(
    stated.flatMap<unknown>((value) => (value === "weekend" ? ["saturday", "sunday"] : value)),
  );
  return {
    includes: (at) => days.has(WEEKDAYS[(at.getUTCDay() + 6) % 7]),
    word: `${joinWords(words, "or")} only`,
  };
}
