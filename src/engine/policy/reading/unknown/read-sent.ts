import { hasLetter } from "#engine/text/characters.ts";
import { isAsking, isOthers } from "../concepts/word-lists.ts";
import { ALL_SUBJECTS, type Mark } from "../marks.ts";
import { type DemandMeaning, makeDemand, LONGEST_DETAIL } from "../meaning.ts";
import type { Part } from "../part.ts";
import { findElsewhere } from "../read-places.ts";
import { splitTokens, trimWords } from "../words/tokens.ts";
import { nameThing, refuse } from "./name-thing.ts";

const MOST_OF_A_NAME = 12;
/** 'Try r/flats.' */
const MOST_OF_A_HINT = 8;

/** 'National news goes to r/news', 'Looking for a flatmate? Try r/flats.': what is for another community is not for this one. */
export function readSent(part: Part, before: string | undefined): DemandMeaning[] {
  const place = findElsewhere(part);
  if (place === -1 || part.has("permit", "except", "condition") || isAside(part, place)) return [];
  const isBefore = ({ to }: Mark) => to <= place && place - to <= 1;
  const lead = part
    .leads("sent")
    .filter(isBefore)
    .toSorted((a, b) => a.from - b.from)[0];
  if (!lead) return [];
  const isKnown = part
    .subjects()
    .some(({ id, mark }) => mark.from < place && !ALL_SUBJECTS[id].isCarrier);
  if (isKnown) return [];
  // 'Other places: r/…' lists where else to look.
  const isOfOthers = isOthers(part.tokens[part.from]?.text ?? "");
  if (isOfOthers) return [];
  const name = nameThing(part, part.from, lead.from, MOST_OF_A_NAME);
  if (name !== null) return refuse(part, name);
  const words = part.tokens.slice(part.from, part.to).filter(({ text }) => hasLetter(text));
  const isHint = lead.from <= part.from + 1 && words.length <= MOST_OF_A_HINT;
  return isHint && before?.endsWith("?") === true ? [refuseAsked(before)] : [];
}

/** 'Scans are removed (try r/scans)': what is refused has been said. */
function isAside(part: Part, place: number): boolean {
  const open = part.tokens.findLastIndex(({ text }, at) => at < place && text === "(");
  return open !== -1 && part.hasBetween(["deny"], part.from, open);
}

/** 'Which laptop should I buy? r/laptops' */
function refuseAsked(question: string): DemandMeaning {
  const detail = trimWords(question).slice(0, LONGEST_DETAIL);
  const first = splitTokens(question).find(({ text }) => hasLetter(text));
  const of = isAsking(first?.text ?? "") ? ("special question" as const) : ("other" as const);
  return makeDemand({ of, code: "unwanted", detail }, {});
}
