import type { Place } from "../place/place.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import type { Told } from "../told/told.ts";
import { listTitles, LONGEST, SHORTEST } from "./list-titles.ts";
import { isParagraph, saysThing, type Title, type TitleForm } from "./title.ts";
import { readTitleSigns } from "./title-signs.ts";
import { TITLE_WEIGHTS } from "./title-weights.ts";

/** Nobody likes to read the same sentence above a post and as its first one, but two readers liked it more than a dull title. */
const OF_TWICE = 0.5;

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
    .map((title) => ({
      title,
      value: valueTitle(told, place, title) - (content.startsWith(title.text) ? OF_TWICE : 0),
    }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ title }) => title)
    // One sentence may be a rule, and any line as well.
    .filter(({ text }, at, all) => all.findIndex((each) => each.text === text) === at);
  // What went wrong says nothing to those who don't know the thing.
  const leads = ordered.filter(({ form }) => form !== "lesson" && mayLead(form, place));
  const lead =
    leads.find((title) => isOfLength(title) && !isParagraph(title.text)) ??
    leads.find(isOfLength) ??
    ordered.find(isOfLength) ??
    ordered[0];
  const offered = lead ? [lead] : [];
  // Each is from another answer, and only one says what it is.
  for (const title of ordered) {
    const isOther = offered.every(
      ({ form, from }) => from !== title.from && !(saysThing(form) && saysThing(title.form)),
    );
    if (isOther && title.text.length <= LONGEST) offered.push(title);
  }
  const ranked = [...new Set([...offered.slice(0, 1), ...leads, ...ordered])];
  return { titles: textsOf(offered), ranked: textsOf(ranked) };
}

/** Above a picture or a page everybody asks what it is. */
function mayLead(form: TitleForm, place: Place): boolean {
  return (place.form !== "caption" && place.form !== "link") || saysThing(form);
}

function isOfLength({ text }: Title): boolean {
  return text.length <= LONGEST;
}

/** How good readers of such places would call it. */
function valueTitle(told: Told, place: Place, title: Title): number {
  let sum = 0;
  for (const [sign, value] of readTitleSigns(told, place, title))
    sum += value * (TITLE_WEIGHTS[sign] ?? 0);
  return sum;
}

function textsOf(titles: readonly Title[]): string[] {
  return titles.map(({ text }) => text);
}
