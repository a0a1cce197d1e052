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
    hold: (_demand, { policy }) => ({
      is: "unknown",
      text: `How much karma you have in ${policy.fullName}.`,
    }),
    gravity: 40,
  },
  "min-days": {
    hold: holdAge,
    gravity: 65,
  },
} satisfies Partial<Record<DemandCode, DemandRow>>;

function holdKarma({ value }: Demand, { author, policy }: Held): Judged {
  if (typeof value !== "number")
    return { is: "unknown", text: `How much karma ${policy.fullName} asks for.` };
  if (author.karma === null)
    return {
      is: "unknown",
      text: `Whether you have the ${formatCount(value)} karma that ${policy.fullName} asks for.`,
    };
  if (author.karma >= value) return KEPT;
  return {
    is: "broken",
    text: `Your account has ${formatCount(author.karma)} karma, and ${policy.fullName} asks for ${formatCount(value)}.`,
  };
}

function holdAge({ value }: Demand, { author, policy, at, now }: Held): Judged {
  if (typeof value !== "number")
    return { is: "unknown", text: `How old an account ${policy.fullName} asks for.` };
  if (author.accountAgeDays === null)
    return {
      is: "unknown",
      text: `Whether your account is the ${wordDays(value)} old that ${policy.fullName} asks for.`,
    };
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
