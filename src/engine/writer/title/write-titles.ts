import type { Place } from "../place/place.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import type { Told } from "../told/told.ts";
import { listTitles, LONGEST, SHORTEST } from "./list-titles.ts";
import { isParagraph, saysThing, type Title } from "./title.ts";
import { readTitleSigns } from "./title-signs.ts";
import { TITLE_WEIGHTS } from "./title-weights.ts";

/** Whole sentences or whole clauses, the best first, each from another answer; none that another post of the project has. */
export function writeTitles(
  told: Told,
  place: Place,
  planned: PlannedMatter,
  used: ReadonlySet<string>,
  content = "",
): { titles: string[]; ranked: string[] } {
  const ordered = listTitles(told, planned)
    .filter(({ text }) => !used.has(text) && text.length >= SHORTEST)
    .map((title) => ({ title, value: valueTitle(told, place, title, content) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ title }) => title);
  const lead =
    ordered.find((title) => isOfLength(title) && !isParagraph(title.text)) ??
    ordered.find(isOfLength) ??
    ordered[0];
  const offered = lead ? [lead] : [];
  // Each is from another answer, and only one says what it is.
  for (const title of ordered) {
    const isOther = offered.every(
      ({ form, from }) => from !== title.from && !(saysThing(form) && saysThing(title.form)),
    );
    if (isOther && isOfLength(title)) offered.push(title);
  }
  const ranked = [...new Set([...offered.slice(0, 1), ...ordered])];
  return { titles: textsOf(offered), ranked: textsOf(ranked) };
}

function isOfLength({ text }: Title): boolean {
  return text.length <= LONGEST;
}

/** How good readers of such places would call it above this post. */
function valueTitle(told: Told, place: Place, title: Title, content: string): number {
  let sum = 0;
  for (const [sign, value] of readTitleSigns(told, place, title, content))
    sum += value * (TITLE_WEIGHTS[sign] ?? 0);
  return sum;
}

function textsOf(titles: readonly Title[]): string[] {
  return titles.map(({ text }) => text);
}
