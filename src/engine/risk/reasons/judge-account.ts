import { formatCount } from "#engine/text/format-count.ts";
import { ageWhenPosted } from "../account-age.ts";
import type { RiskReason } from "../ban-risk.ts";
import { moveToGoodTime } from "../find-good-time.ts";
import { normBasis, ruleBasis, type Situation } from "../situation.ts";

const YOUNG_DAYS = 14;
const LITTLE_KARMA = 50;

/** The account against the gates that are known, and against what most communities expect. */
export function judgeAccount(situation: Situation): RiskReason[] {
  const gates = [...judgeKarma(situation), ...judgeAge(situation)];
  return gates.length > 0 ? gates : judgeNewcomer(situation);
}

function judgeKarma(situation: Situation): RiskReason[] {
  const { author, codes, policy } = situation;
  const gate = codes["min-karma"];
  const basis = ruleBasis(situation, "min-karma");
  if (!basis || typeof gate !== "number" || author.karma === null) return [];
  if (author.karma >= gate) return [];
  const text = `Your account has ${formatCount(author.karma)} karma, and ${policy.fullName} asks for ${formatCount(gate)}.`;
  return [{ id: "min-karma", points: 65, text, basis, places: [], fix: null }];
}

function judgeAge(situation: Situation): RiskReason[] {
  const { author, codes, policy, at, now } = situation;
  const gate = codes["min-account-age-days"];
  const basis = ruleBasis(situation, "min-account-age-days");
  const days = ageWhenPosted(author, at, now);
  if (!basis || typeof gate !== "number" || days === null || days >= gate) return [];
  const text = `Your account will be ${wordDays(days)} old by then, and ${policy.fullName} asks for ${wordDays(gate)}.`;
  return [
    {
      id: "min-account-age-days",
      points: 65,
      text,
      basis,
      places: [],
      fix: moveToGoodTime(situation, `Wait until your account is ${wordDays(gate)} old`),
    },
  ];
}

function judgeNewcomer(situation: Situation): RiskReason[] {
  const { author, at, now } = situation;
  const { karma } = author;
  const days = ageWhenPosted(author, at, now);
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

function wordDays(days: number): string {
  return days === 1 ? "1 day" : `${formatCount(days)} days`;
}
