import type { Demand, DemandCode } from "#engine/policy/demand.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { beginLarge } from "#engine/text/characters.ts";
import { type DemandRow, type Held, type Judged, KEPT, wordValue } from "../demand-row.ts";

/** When, where and how often something may be posted. */
export const PLACE_ROWS = {
  day: {
    hold: holdDay,
    gravity: 50,
    isChoice: true,
  },
  "thread-only": {
    hold: (demand, held) => holdThread(demand, held),
    gravity: 52,
    isChoice: true,
  },
  "question-in-thread": {
    hold: (demand, held) => holdThread(demand, held),
    gravity: 40,
    isChoice: true,
  },
  "gap-days": {
    hold: holdOverTime,
    gravity: 40,
  },
  percent: {
    hold: holdOverTime,
    gravity: 20,
  },
} satisfies Partial<Record<DemandCode, DemandRow>>;

function holdThread(demand: Demand, { policy, postType }: Held): Judged {
  if (postType === "thread-comment") return KEPT;
  const name = wordValue(demand);
  return {
    is: "broken",
    text: `${policy.fullName} wants this in ${name ? `its thread “${name}”` : "its own thread"}, not as a post.`,
  };
}

/** 'Tuesday or Friday', 'Friday to Sunday', 'weekend'; null for days of a month. */
export function readDays(value: Demand["value"]): ReadonlySet<number> | null {
  const text = String(value ?? "").toLowerCase();
  if (text === "weekend") return new Set([5, 6]);
  const named = WEEKDAYS.flatMap((day, at) => (text.includes(day) ? [at] : []));
  const [first, last] = named;
  if (first === undefined || text.includes("month")) return null;
  if (!text.includes(" to ") || last === undefined) return new Set(named);
  return new Set(Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, i) => (first + i) % 7));
}

function holdDay({ value }: Demand, { at, policy }: Held): Judged {
  const days = readDays(value);
  const rule = `${policy.fullName} takes this only on this day: ${String(value ?? "not known to us")}`;
  if (days === null) return { is: "unknown", text: `${rule}.` };
  if (at === null) {
    return { is: "unknown", text: `No day is set, and ${rule} (we count days in UTC).` };
  }
  const weekday = (at.getUTCDay() + 6) % 7;
  if (days.has(weekday)) return KEPT;
  const name = WEEKDAYS[weekday] ?? "";
  return {
    is: "broken",
    text: `You planned it for a ${beginLarge(name)} (UTC), and ${rule}.`,
    fix: { kind: "move" },
  };
}

/** What was posted before is judged with the account's history; here only that we can't see all of it. */
function holdOverTime(_demand: Demand, { policy }: Held): Judged {
  return { is: "unknown", text: `What else you posted in ${policy.fullName} outside Foothold.` };
}
