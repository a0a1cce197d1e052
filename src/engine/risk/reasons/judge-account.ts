import { formatCount } from "#engine/text/format-count.ts";
import type { RiskReason } from "../ban-risk.ts";
import { normBasis, ruleBasis, type Situation } from "../situation.ts";

const DAY_MS = 86_400_000;
const YOUNG_DAYS = 14;
const LITTLE_KARMA = 50;

/** The account against the gates that are known, and against what most communities expect. */
export function judgeAccount(situation: Situation): RiskReason[] {
  const gates = [...judgeKarma(situation), ...judgeAge(situation)];
  return gates.length > 0 ? gates : judgeNewcomer(situation);
}

function judgeKarma(situation: Situation): RiskReason[] {
  const { author, codes, rulebook } = situation;
  const gate = codes["min-karma"];
  const basis = ruleBasis(situation, "min-karma");
  if (!basis || typeof gate !== "number" || author.karma === null) return [];
  if (author.karma >= gate) return [];
  const text = `Your account has ${formatCount(author.karma)} karma, and ${rulebook.fullName} asks for ${formatCount(gate)}.`;
  return [{ id: "min-karma", points: 65, text, basis, places: [], fix: null }];
}

function judgeAge(situation: Situation): RiskReason[] {
  const { codes, rulebook, now } = situation;
  const gate = codes["min-account-age-days"];
  const basis = ruleBasis(situation, "min-account-age-days");
  const days = ageWhenPosted(situation);
  if (!basis || typeof gate !== "number" || days === null || days >= gate) return [];
  const missingDays = gate - (situation.author.accountAgeDays ?? 0);
  const text = `Your account will be ${wordDays(days)} old by then, and ${rulebook.fullName} asks for ${wordDays(gate)}.`;
  return [
    {
      id: "min-account-age-days",
      points: 65,
      text,
      basis,
      places: [],
      fix: {
        kind: "reschedule",
        label: `Wait until your account is ${wordDays(gate)} old`,
        at: new Date(now.getTime() + missingDays * DAY_MS),
      },
    },
  ];
}

function judgeNewcomer(situation: Situation): RiskReason[] {
  const { karma } = situation.author;
  const days = ageWhenPosted(situation);
  const hasLittleKarma = karma !== null && karma < LITTLE_KARMA;
  const isYoung = days !== null && days < YOUNG_DAYS;
  if (!hasLittleKarma && !isYoung) return [];
  const what = hasLittleKarma
    ? `has ${formatCount(karma)} karma`
    : `is only ${wordDays(days ?? 0)} old`;
  return [
    {
      id: "new-account",
      points: 12,
      text: `Your account ${what}: comment helpfully for a while before you promote anything.`,
      basis: normBasis(
        "Many communities silently remove posts of new accounts, with no rule that says so.",
      ),
      places: [],
      fix: null,
    },
  ];
}

function ageWhenPosted({ author, at, now }: Situation): number | null {
  if (author.accountAgeDays === null) return null;
  const waitDays = at ? Math.max(0, Math.floor((at.getTime() - now.getTime()) / DAY_MS)) : 0;
  return author.accountAgeDays + waitDays;
}

function wordDays(days: number): string {
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}
