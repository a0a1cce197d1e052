import type { FactDate } from "#engine/text/format.ts";

type MemberCount = { asOf: FactDate; members: number };
type Growth = { percentPerYear: number; from: MemberCount; to: MemberCount };

const MIN_SPAN_MONTHS = 3;
/** Growth from a handful is a huge percentage that says nothing. */
const MIN_MEMBERS_BEFORE = 100;

/** Yearly growth between the oldest telling count and the newest; null where they are too close. */
export function measureGrowth(history: MemberCount[]): Growth | null {
  const from = history.find(({ members }) => members >= MIN_MEMBERS_BEFORE);
  const to = history.at(-1);
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
