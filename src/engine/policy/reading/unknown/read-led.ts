import { hasLetter } from "#engine/text/characters.ts";
import { endsName, isGeneric, isJoiner, isLinking } from "../concepts/word-lists.ts";
import { ALL_SUBJECTS, type Mark } from "../marks.ts";
import type { DemandMeaning } from "../meaning.ts";
import type { Part } from "../part.ts";
import { WEAK } from "../stand/goes-on.ts";
import { findLacking } from "../words/find-lacking.ts";
import { nameItems } from "./name-items.ts";
import { refuse } from "./name-thing.ts";

const MOST_OF_A_LIST = 16;
/** 'Please no …', 'Also no …' */
const MOST_BEFORE = 1;
const MOST_OF_A_LABEL = 4;

/** 'No leaks, no rumours', 'keine Fotos von Patienten', 'we don't do homework': refused by what stands before it. */
export function readLedBan(part: Part, isHeading: boolean): DemandMeaning[] {
  const lead = findLead(part);
  if (!lead || findLacking(part.text) !== null) return [];
  const to = findEnd(part, lead.to);
  const name = deniesWithin(part, lead.to, to)
    ? null
    : nameItems(part, { from: lead.to, to }, MOST_OF_A_LIST, isHeading);
  return name === null ? [] : refuse(part, name, lead.to);
}

/** 'Keine Antwort heißt nicht ja': no name of a thing. */
function deniesWithin(part: Part, from: number, to: number): boolean {
  return part
    .moods("deny")
    .some(
      (deny) =>
        deny.from > from &&
        deny.from < to &&
        isRightBehind(part, deny.from) &&
        !isJoiner(part.tokens[deny.from - 1]?.text ?? "") &&
        WEAK.test(part.tokens[deny.from]?.text ?? ""),
    );
}

/** Whether nothing but a space is between a word and the one before it. */
function isRightBehind(part: Part, at: number): boolean {
  const [before, token] = [part.tokens[at - 1], part.tokens[at]];
  const between = part.text.slice(before?.end ?? 0, token?.start).trim();
  return between === "" && hasLetter(before?.text ?? "");
}

/** The longest of those that begin the sentence, or a denial right before a picture. */
function findLead(part: Part): Mark | undefined {
  // 'Enlace sin contexto' lacks something, and refuses nothing.
  const isLacking = ({ from }: Mark) =>
    isGeneric(part.tokens[from - 1]?.text ?? "") ||
    part.subjects().some(({ mark }) => mark.from < from && mark.to >= from);
  const leads = part.leads("refused").filter((lead) => isFirst(part, lead) && !isLacking(lead));
  const image = part.subjects().find(({ id }) => ALL_SUBJECTS[id].of === "image");
  const denied = part
    .moods("deny")
    .filter((deny) => isFirst(part, deny) && deny.to === image?.mark.from);
  return [...leads, ...denied].toSorted((a, b) => b.to - a.to)[0];
}

/** 'Please no …', 'R4: no …', '[Rule 2] No …' */
function isFirst(part: Part, { from }: Mark): boolean {
  const isLabelled = /^[\]:.)]$/.test(part.tokens[from - 1]?.text ?? "");
  return from - part.from <= (isLabelled ? MOST_OF_A_LABEL : MOST_BEFORE);
}

/** What comes behind a bracket, a colon or a full stop only explains. */
function findEnd(part: Part, from: number): number {
  const end = part.tokens.findIndex(
    ({ text }, at) => at > from && at < part.to && (ENDS.has(text) || endsName(text)),
  );
  // '…, not even your own'
  const even = part
    .moods("even")
    .find((mark) => mark.from > from && part.tokens[mark.from - 1]?.text === ",");
  let to = Math.min(end === -1 ? part.to : end, even?.from ?? part.to);
  // 'No videos are allowed'
  while (endsName(part.tokens[end]?.text ?? "") && isLinking(part.tokens[to - 1]?.text ?? ""))
    to -= 1;
  return to;
}

const ENDS: ReadonlySet<string> = new Set(["(", ":", ";", ".", "!", "?"]);
