import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Demand, DemandCode } from "#engine/policy/demand.ts";
import { formatCount } from "#engine/text/format.ts";
import { type DemandRow, type Held, type Judged, KEPT } from "../demand-row.ts";

/** What the account has to have. */
export const ACCOUNT_ROWS = {
  "min-karma": {
    word: ({ value }) => [
      "need",
      value === null
        ? "an account with some karma"
        : `an account with ${formatCount(Number(value))} karma`,
    ],
    hold: holdKarma,
    gravity: 65,
  },
  "min-local-karma": {
    word: ({ value }) => [
      "need",
      value === null
        ? "karma earned in this community"
        : `${formatCount(Number(value))} karma earned in this community`,
    ],
    hold: (_demand, { policy }) => ({
      is: "unknown",
      text: `How much karma you have in ${policy.fullName}.`,
    }),
    gravity: 40,
  },
  "min-days": {
    word: ({ value }) => [
      "need",
      value === null
        ? "an account that is not new"
        : `an account that is ${wordDays(Number(value))} old`,
    ],
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

function wordDays(days: number): string {
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}
