import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import type { RuleCode, RuleCodes } from "#engine/rules/rule-table.ts";
import { isPromoting } from "./concerns.ts";
import type { Concern, Demand, DemandCode } from "./demand.ts";

/** The rule codes that a demand comes to; the one place where one becomes the other. */
export function codesOf({
  of,
  code,
  value = null,
}: Pick<Demand, "of" | "code"> & Partial<Demand>): RuleCodes {
  const number = typeof value === "number" ? value : true;
  switch (code) {
    case "thread-only":
      return isPromoting(of) ? { "promotion-in-thread-only": true } : {};
    case "day":
      return codesOfDay(of, value);
    case "percent":
      return isPromoting(of) ? { "promotion-limited": number } : {};
    case "gap-days":
    case "disclose":
      return isPromoting(of) ? { "promotion-limited": true } : {};
    case "ask-mods":
      return { "ask-moderators-first": true };
    case "flair":
      return of === "all" ? { "flair-required": true } : {};
    case "title-format":
    case "title-tag":
      return { "title-format": true };
    case "text-only":
      return of === "all" ? { "text-posts-only": true } : {};
    case "language":
      return value === "en" ? { "english-only": true } : {};
    case "min-karma":
      return { "min-karma": number };
    case "min-days":
      return { "min-account-age-days": number };
    default:
      return {};
  }
}

function codesOfDay(of: Concern, value: Demand["value"]): RuleCodes {
  const named = typeof value === "string" ? value.toLowerCase() : "";
  const day = named === "weekend" ? named : WEEKDAYS.find((weekday) => weekday === named);
  if (!day || !isPromoting(of)) return {};
  return of === "promotion" ? { "promotion-on-day": day } : { "showcase-on-day": day };
}

/** Whether a demand says where or when posts belong that a rule bars, so that they do. */
export function arranges({ of, code }: Pick<Demand, "of" | "code">, rule: RuleCode): boolean {
  return of === BARRED[rule] && ARRANGING.has(code);
}

const BARRED: Partial<Record<RuleCode, Concern>> = {
  "no-surveys": "survey",
  "no-fundraising": "fundraising",
  "no-giveaways": "AMA, event or giveaway",
  "no-hiring": "hiring",
  "no-feedback-requests": "feedback request",
};

const ARRANGING: ReadonlySet<DemandCode> = new Set<DemandCode>([
  "day",
  "thread-only",
  "flair",
  "contains",
  "title-tag",
]);
