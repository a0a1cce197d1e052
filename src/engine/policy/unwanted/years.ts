import { rememberByText } from "#engine/text/remember.ts";
import { NOTES_AS_OF } from "../notes/notes-as-of.ts";

const SPAN = /\b(?:over|at least|older than|last|less than|under) ([2-9]\d|1\d\d) years\b/;
const THIS_YEAR = Number(NOTES_AS_OF.slice(0, 4));

/**
 * A pattern of texts that name a year of the span of which notes speak ('object over 100 years old', 'the last 20
 * years') and none before it; null where they speak of none.
 */
export function findNewerThan(noted: string): string | null {
  const years = SPAN.exec(noted)?.[1];
  return years === undefined ? null : findWithin(years);
}

/** Notes have 180 different spans. */
const MOST_SPANS = 300;
const findWithin = rememberByText(MOST_SPANS, (years) => {
  const isNewer = (year: number) => year > THIS_YEAR - Number(years);
  return String.raw`^(?![^]*(?:${wordYears((year) => !isNewer(year))}|\b1[0-6]\d\d\b|\b1?\dth century|\b(?:victorian|medieval|ancient)\b))[^]*${wordYears(isNewer)}`;
});

/** '192[7-9]' and '193\d': each decade by the last figures of its years. */
function wordYears(isMeant: (year: number) => boolean): string {
  const decades = Array.from({ length: Math.floor(THIS_YEAR / 10) - 169 }, (_, at) => 170 + at);
  const words = decades.flatMap((decade) => {
    const figures = Array.from({ length: 10 }, (_, at) => at).filter((at) =>
      isMeant(decade * 10 + at),
    );
    if (figures.length === 0) return [];
    return [figures.length === 10 ? `${decade}\\d(?:['’]?s)?` : `${decade}[${figures.join("")}]`];
  });
  return String.raw`\b(?:${words.join("|")})\b`;
}
