import type { Place } from "../place/place.ts";
import type { PlannedMatter } from "../plan/plan.ts";
import type { Told } from "../told/told.ts";
import {
  isParagraph,
  listTitles,
  LONGEST,
  LONGEST_FIRST,
  SHORTEST,
  type Title,
} from "./list-titles.ts";
import { readTitleSigns, TITLE_SIGNS } from "./title-signs.ts";
import { TITLE_WEIGHTS } from "./title-weights.ts";
import type { WrittenPost } from "./written-post.ts";

/** Whole sentences or whole clauses, the best first, each from another answer; none that another post of the project has. */
export function writeTitles(
  told: Told,
  place: Place,
  planned: PlannedMatter,
  used: ReadonlySet<string>,
): Pick<WrittenPost, "titles" | "spare"> {
  const ordered = listTitles(told, planned)
    .filter(({ text }) => !used.has(text) && text.length >= SHORTEST)
    .map((title) => ({ title, value: valueTitle(told, place, title) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ title }) => title);
  // What went wrong says nothing to those who don't know the thing.
  const leads = ordered.filter((title) => title.form !== "lesson");
  const lead =
    leads.find(({ text }) => text.length <= LONGEST_FIRST && !isParagraph(text)) ??
    leads.find(({ text }) => text.length <= LONGEST_FIRST) ??
    leads.find(({ text }) => text.length <= LONGEST) ??
    ordered.find(({ text }) => text.length <= LONGEST_FIRST) ??
    ordered[0];
  const others = ordered.filter(
    ({ from, text }, at) =>
      from !== lead?.from &&
      text.length <= LONGEST &&
      ordered.findIndex((each) => each.from === from && each.text.length <= LONGEST) === at,
  );
  const offered = [...(lead ? [lead] : []), ...others];
  const spare = ordered.filter((title) => !offered.includes(title));
  return { titles: textsOf(offered), spare: textsOf(spare) };
}

/** How good readers of such places would call it. */
function valueTitle(told: Told, place: Place, title: Title): number {
  const signs = readTitleSigns(told, place, title);
  return TITLE_SIGNS.reduce((sum, sign) => sum + TITLE_WEIGHTS[sign] * signs[sign], 0);
}

function textsOf(titles: readonly Title[]): string[] {
  return titles.map(({ text }) => text);
}
