import type { Draft } from "#engine/drafts/draft.ts";
import { hasWordCharacter, listLetterRuns } from "#engine/text/characters.ts";
import { findPlaces } from "#engine/text/text-place.ts";
import { EVERYDAY_WORDS } from "../everyday-words.ts";
import { CAPITALS, EMOJI } from "../title-rows.ts";
import { findShouting, isAllCapitals } from "../title-style.ts";
import { editText } from "./edit-text.ts";
import {
  ASKING_SHOUT,
  CAPITAL_WORD,
  SHOUT_AT_END,
  SHOUT_BEFORE_ASKING,
  SHOUT_BEFORE_SPACE,
  SHOUT_WITHIN,
  SMALL_LETTERS,
  STOPS_AT_END,
} from "./edit-rows.ts";

type Titled = Pick<Draft, "title" | "content">;

/** In a speaking voice: no shouted words, no exclamation marks, no emoji. */
export function calmTitle(draft: Titled, projectName: string | null): string {
  const isShouted = findShouting(draft.title).length > 0;
  const spoken = isShouted ? lowerCapitals(draft, projectName) : draft.title;
  const emoji = findPlaces(spoken, EMOJI).map(({ start, end }) => ({ start, end, insert: null }));
  const calm = dropMarks(editText(spoken, emoji));
  return isShouted ? calm.replace(/^[^\p{L}]*\p{L}/u, (first) => first.toUpperCase()) : calm;
}

/** False where the capitals may be those of a name that we do not know, as in NASA. */
export function canCalm(draft: Titled, projectName: string | null): boolean {
  const { title } = draft;
  if (!isAllCapitals(title)) return findShouting(calmTitle(draft, projectName)).length === 0;
  return listLetterRuns(lowerCapitals(draft, projectName)).every(
    (word) => word === "I" || !/^\p{Lu}+$/u.test(word) || isOf(projectName, word),
  );
}

function dropMarks(title: string): string {
  return title
    .replace(SHOUT_AT_END, "")
    .replace(SHOUT_BEFORE_ASKING, "")
    .replace(ASKING_SHOUT, "?")
    .replace(SHOUT_BEFORE_SPACE, ".")
    .replace(SHOUT_WITHIN, " ")
    .replaceAll("!", "")
    .replace(/^[.\s]+/, "")
    .replace(STOPS_AT_END, "$1");
}

/** A word is known where it is an everyday one, or the text has it in small letters. */
function lowerCapitals({ title, content }: Titled, projectName: string | null): string {
  const small = new Set(content.match(SMALL_LETTERS) ?? []);
  // Where everything is in capitals, short words are no abbreviations either.
  const shouted = isAllCapitals(title) ? CAPITAL_WORD : CAPITALS;
  const lowered = title.replace(shouted, (word) => {
    const lower = word.toLowerCase();
    return EVERYDAY_WORDS.has(lower) || small.has(lower) ? lower : word;
  });
  return spellProject(lowered.replace(/\bi\b/g, "I"), projectName);
}

function spellProject(title: string, projectName: string | null): string {
  const name = projectName?.trim();
  if (!name || name.length < 2) return title;
  const at = title.toLowerCase().indexOf(name.toLowerCase());
  const isWord =
    at >= 0 && !hasWordCharacter(title.charAt(at - 1) + title.charAt(at + name.length));
  return isWord ? title.slice(0, at) + name + title.slice(at + name.length) : title;
}

function isOf(projectName: string | null, word: string): boolean {
  return listLetterRuns(projectName ?? "").includes(word);
}
