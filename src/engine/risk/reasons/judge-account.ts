import { ageWhenPosted } from "#engine/checks/account-age.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { normBasis, type RiskReason } from "../ban-risk.ts";

/** The account against what most communities expect, where no gate of this one has spoken. */
export function judgeAccount(situation: Situation, found: ReadonlySet<string>): RiskReason[] {
  if (found.has("min-karma") || found.has("min-account-age-days")) return [];
  const { author, at, now, promotion } = situation;
  const days = ageWhenPosted(author, at, now);
  if (author.karma === null && days === null) {
    return promotion.degree === "none" ? [] : [makeReason("author-unknown", 3, UNKNOWN)];
  }
  const byKarma = author.karma === null ? null : gradeKarma(author.karma);
  const byAge = days === null ? null : gradeAge(days);
  const worst = [byKarma, byAge]
    .filter((grade) => grade !== null)
    .toSorted((a, b) => b.points - a.points)[0];
  return worst ? [makeReason("new-account", worst.points, worst.text)] : [];
}

const UNKNOWN = "We do not know your karma or the age of your account: tell us once and every check will use it."; // prettier-ignore
const ADVICE = "comment helpfully for a while before you promote anything";

type Grade = { points: number; text: string } | null;

function gradeKarma(karma: number): Grade {
  const has = `Your account has ${formatCount(karma)} karma`;
  if (karma < 0) return { points: 45, text: `${has}: most filters hold such accounts back. ${ADVICE.charAt(0).toUpperCase()}${ADVICE.slice(1)}.` }; // prettier-ignore
  if (karma < 10) return { points: 11, text: `${has}: ${ADVICE}.` };
  return karma < 50 ? { points: 7, text: `${has}: ${ADVICE}.` } : null;
}

function gradeAge(days: number): Grade {
  const is = `Your account is only ${days === 1 ? "1 day" : `${formatCount(days)} days`} old`;
  if (days < 3) return { points: 15, text: `${is}: ${ADVICE}.` };
  return days < 14 ? { points: 9, text: `${is}: ${ADVICE}.` } : null;
}

function makeReason(id: string, points: number, text: string): RiskReason {
  const basis = normBasis(
    "Many communities silently remove posts of new accounts, with no rule that says so.",
  );
  return { id, points, text, basis, places: [], fix: null };
}
