import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Demand, DemandCode } from "#engine/policy/demand.ts";
import { formatCount } from "#engine/text/format.ts";
import { type DemandRow, type Held, type Judged, KEPT } from "../demand-row.ts";

/** What the account has to have. */
export const ACCOUNT_ROWS = {
  "min-karma": {
    hold: holdKarma,
    gravity: 65,
  },
  "min-local-karma": {
    hold: () => NOT_SEEN,
    gravity: 40,
  },
  "min-days": {
    hold: holdAge,
    gravity: 65,
  },
} satisfies Partial<Record<DemandCode, DemandRow>>;

/** Neither every limit nor every account is known. */
const NOT_SEEN: Judged = { is: "unknown", text: "Whether your account has enough for that." };

function holdKarma({ value }: Demand, { author, policy }: Held): Judged {
  if (typeof value !== "number" || author.karma === null) return NOT_SEEN;
  if (author.karma >= value) return KEPT;
  return {
    is: "broken",
    text: `Your account has ${formatCount(author.karma)} karma, and ${policy.fullName} asks for ${formatCount(value)}.`,
  };
}

function holdAge({ value }: Demand, { author, policy, at, now }: Held): Judged {
  if (typeof value !== "number" || author.accountAgeDays === null) return NOT_SEEN;
  const wait = at ? Math.max(0, Math.floor((at.getTime() - now.getTime()) / DAY_MS)) : 0;
  const days = author.accountAgeDays + wait;
  if (days >= value) return KEPT;
  return {
    is: "broken",
    text: `Your account will be ${wordDays(days)} old by then, and ${policy.fullName} asks for ${wordDays(value)}.`,
    fix: { kind: "move" },
  };
}

export function wordDays(days: number): string {
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}
