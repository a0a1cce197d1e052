import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { isPromoting } from "./concerns.ts";
import type { Concern, Demand } from "./demand.ts";

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
