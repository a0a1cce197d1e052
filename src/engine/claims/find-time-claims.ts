import type { WordSpan } from "./claim.ts";
import { unitOf } from "./read-numbers.ts";
import type { ReadSources } from "./read-sources.ts";
import { stemOf, type Word } from "./read-words.ts";
import { tells } from "./telling-words.ts";

/** Spans of time and dates that the founder did not speak of; `counted` words belong to a number. */
export function findTimeClaims(
  words: readonly Word[],
  sources: ReadSources,
  counted: ReadonlySet<number>,
): WordSpan[] {
  const asked = findQuestions(words);
  const spans = words.flatMap((_, at) => (counted.has(at) ? [] : findSpan(words, at, sources)));
  return [...spans, ...findDates(words, sources)].filter(
    ({ from }) => !asked.has(words[from]?.sentence ?? -1),
  );
}

/** What is long enough to be told. */
export const LONG_UNITS: ReadonlySet<string> = new Set(
  "hour weekend week month year decade".split(" "),
);

/** Sentences that ask readers something: 'would you trust a curve from last month?' dates nothing. */
function findQuestions(words: readonly Word[]): ReadonlySet<number> {
  const asked = words.filter(({ lower, isAsked }) => isAsked && tells(lower, "isReader"));
  return new Set(asked.map(({ sentence }) => sentence));
}

/** 'a few weeks', 'months of', 'a year ago': the founder must have spoken of weeks, months, years. */
function findSpan(words: readonly Word[], at: number, sources: ReadSources): WordSpan[] {
  const word = words[at];
  const unit = word && unitOf(word.lower);
  if (
    !word ||
    !unit ||
    word.lower.length < 4 ||
    !LONG_UNITS.has(unit) ||
    sources.founderHasStem(stemOf(unit))
  )
    return [];
  const before = words[at - 1]?.lower ?? "";
  const isPlural = word.lower.endsWith("s");
  if (!isPlural && !tells(before, "countsOne")) return [];
  // What is not over yet, or holds for everybody, is no fact about the project.
  if (tells(before, "isNotOver")) return [];
  const from = tells(before, "belongsToSpan") ? at - 1 : at;
  return [{ from, to: at + 1, kind: "date" }];
}

function findDates(words: readonly Word[], sources: ReadSources): WordSpan[] {
  return words.flatMap((word, at): WordSpan[] => {
    const { lower, isCapital } = word;
    const before = words[at - 1];
    if (lower === "yesterday" || lower === "fortnight") {
      return sources.founderHasStem(word.stem) ? [] : [{ from: at, to: at + 1, kind: "date" }];
    }
    if (SEASONS.has(lower) && tells(before?.lower, "dates")) {
      return sources.hasStem(word.stem) ? [] : [{ from: at - 1, to: at + 1, kind: "date" }];
    }
    if (isCapital && CALENDAR.has(lower)) {
      const isDate = !AMBIGUOUS.has(lower) || tells(before?.lower, "datesMonth");
      return !isDate || sources.hasStem(word.stem) ? [] : [{ from: at, to: at + 1, kind: "date" }];
    }
    if (tells(lower, "isLastTime") && before?.lower === "last") {
      return LAST_TIMES.some((time) => sources.founderHasPhrase(`last ${time}`))
        ? []
        : [{ from: at - 1, to: at + 1, kind: "date" }];
    }
    return [];
  });
}

/** Who speaks of last spring may be said to speak of last year. */
const LAST_TIMES =
  "night weekend week month year spring summer autumn fall winter may june july august march april"
    .split(" ")
    .map(stemOf);
const SEASONS: ReadonlySet<string> = new Set(
  "spring summer autumn fall winter christmas".split(" "),
);
const CALENDAR: ReadonlySet<string> = new Set(
  "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays christmas easter halloween".split(
    " ",
  ),
);
const AMBIGUOUS: ReadonlySet<string> = new Set(["may", "march", "august"]);
