import type { FactDate } from "#engine/rules/rule-codes.ts";

type MemberCount = { asOf: FactDate; members: number };
export type Growth = { percentPerYear: number; from: MemberCount; to: MemberCount };

const MIN_SPAN_MONTHS = 3;

/** Yearly growth between the oldest and the newest count; null where they are too close. */
export function measureGrowth(history: MemberCount[]): Growth | null {
  // Growth from nobody is no percentage.
  const counts = history.filter(({ members }) => members > 0);
  const from = counts[0];
  const to = counts.at(-1);
  if (!from || !to) return null;
  const spanMonths = monthOf(to.asOf) - monthOf(from.asOf);
  if (!(spanMonths >= MIN_SPAN_MONTHS)) return null;
  const perYear = (to.members / from.members) ** (12 / spanMonths) - 1;
  return { percentPerYear: roundToTenth(perYear * 100), from, to };
}

/** A count of a month is taken as one of its middle. */
function monthOf(date: FactDate): number {
  const [year, month, day] = date.split("-");
  return Number(year) * 12 + Number(month) + (day ? (Number(day) - 1) / 30.4 : 0.5);
}

function roundToTenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}
