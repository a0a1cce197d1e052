import type { Demand, DemandCode } from "#engine/policy/demand.ts";
import { WEEKDAYS } from "#engine/rules/rule-row.ts";
import { beginLarge } from "#engine/text/characters.ts";
import {
  type DemandRow,
  type Held,
  type Judged,
  KEPT,
  type Signed,
  wordValue,
} from "../demand-row.ts";

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

function holdDay({ value, days }: Signed, { at, policy }: Held): Judged {
  const rule = `${policy.fullName} takes this only on this day: ${String(value ?? "not known to us")}`;
  if (!days) return { is: "unknown", text: `${rule}.` };
  if (at === null) {
    return { is: "unknown", text: `No day is set, and ${rule} (we count days in UTC).` };
  }
  const weekday = (at.getUTCDay() + 6) % 7;
  if (days.includes(weekday)) return KEPT;
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
