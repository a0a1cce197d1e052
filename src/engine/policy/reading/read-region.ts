import { beginsWithCapital, hasLetter } from "#engine/text/characters.ts";
import { isKnownPlace, namesCountry } from "./concepts/places.ts";
import { isLocal, isPlaceJoiner, isPlaceNoun } from "./concepts/word-lists.ts";
import { isSmallWord } from "./concepts/sort-words.ts";
import { ALL_FORMS, type Mark } from "./marks.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { plainWord, trimWords } from "./words/tokens.ts";
import { findElsewhere } from "./read-places.ts";

/** 'Posts must be about Lakeside and its surroundings', 'Bezug zu Österreich', 'we're US-only'. */
export function readRegion(part: Part): Meaning[] {
  const isOfLanguage = part.forms().some(({ id }) => ALL_FORMS[id].demand?.code === "language");
  if (isOfLanguage || findElsewhere(part) !== -1 || part.has("condition", "except", "comprises"))
    return [];
  // 'Posts that are not about Lakeside are removed'
  if (part.has("deny") && !part.has("without")) return [];
  const [lead] = part.leads("covering");
  const only = findOnly(part);
  if (only !== null) return [toRegion(part.words(only, only + 1))];
  const place = lead ? findPlace(part, lead) : null;
  return place ? [toRegion(part.words(place.from, place.to))] : [];
}

function toRegion(value: string): Meaning {
  return makeDemand({ of: "all", code: "region", value: trimWords(value) });
}

/** 'We're US-only', 'Canada only' */
function findOnly(part: Part): number | null {
  const only = part.moods("only").find(({ from, to }) => {
    const name = raw(part, from - 1);
    return to - from === 1 && from > part.from && isKnownPlace(name);
  });
  return only ? only.from - 1 : null;
}

const FARTHEST = 14;

/** The places behind a word that says what posts are about: known ones, or names with their surroundings. */
function findPlace(part: Part, { from, to }: Mark): { from: number; to: number } | null {
  const end = Math.min(part.to, to + FARTHEST);
  for (let at = from + 1; at < end; at += 1) {
    if (!isName(part, at)) continue;
    const place = { from: findStart(part, at, from), to: findEnd(part, at) };
    if (isRegion(part, place) && !isOfThing(part, place)) return dropSubject(part, place);
    at = place.to;
  }
  return null;
}

/** 'Kenya coffee', 'Vienna Waltz': a thing that is called after a place. */
function isOfThing(part: Part, { from, to }: { from: number; to: number }): boolean {
  if (part.tokens.slice(from, to).some(({ text }) => isPlaceNoun(text))) return false;
  return part.tokens.slice(from, to).some((token, index) => {
    const next = part.tokens[from + index + 1];
    const isNext = next !== undefined && part.text.slice(token.end, next.start) === " ";
    return (
      isNext &&
      hasLetter(next.text) &&
      isKnownPlace(raw(part, from + index)) &&
      !isKnownPlace(raw(part, from + index + 1)) &&
      !isSmallWord(next.text) &&
      !isLocal(next.text) &&
      !isPlaceJoiner(next.text)
    );
  });
}

/** German writes 'Mietrecht in Österreich' with two capitals. */
function dropSubject(
  part: Part,
  place: { from: number; to: number },
): { from: number; to: number } {
  const within = part.tokens.findLastIndex(
    ({ text }, at) => at > place.from && at < place.to && text === "in",
  );
  const rest = { from: within + 1, to: place.to };
  return within !== -1 && isRegion(part, rest) ? rest : place;
}

function isName(part: Part, at: number): boolean {
  const word = raw(part, at);
  return at > part.from && hasLetter(word) && beginsWithCapital(word);
}

const LEADING: ReadonlySet<string> = new Set(["the", "city", "town", "county", "of", "state"]);

/** 'The city of Lakeside' */
function findStart(part: Part, at: number, least: number): number {
  let start = at;
  while (start - 1 > least && LEADING.has(part.tokens[start - 1]?.text ?? "")) start -= 1;
  return start;
}

/** Names, what joins them, and the words for what is around them. */
function findEnd(part: Part, at: number): number {
  let to = at + 1;
  for (let next = to; next < part.to; next += 1) {
    const word = part.tokens[next]?.text ?? "";
    if (isName(part, next) || isPlaceNoun(word)) to = next + 1;
    else if (!isPlaceJoiner(word)) break;
  }
  return to;
}

const AROUND: ReadonlySet<string> = new Set(["Umgebung", "Umland", "Umkreis"]);
const LISTING: ReadonlySet<string> = new Set([",", "or", "and", "ou", "o", "y", "e", "et"]);
const DISTRICT = /^(?:District|County|Estuary|Peninsula|Borough|Parish|Islands)$/;
const FEWEST_NAMES = 2;
const SHORTEST_NAME = 2;

function isRegion(part: Part, { from, to }: { from: number; to: number }): boolean {
  const words = Array.from({ length: to - from }, (_, index) => raw(part, from + index));
  // 'MS Excel' is no state.
  const isKnown = (word: string, at: number) =>
    isKnownPlace(word) && (word.length > SHORTEST_NAME || !beginsWithCapital(words[at + 1] ?? ""));
  if (words.some(isKnown) || namesCountry(words)) return true;
  const isAround =
    words.some((word) => isPlaceNoun(plainWord(word)) && !beginsWithCapital(word)) ||
    part.tokens.some(({ text }) => isLocal(text));
  const isGerman = words.some((word) => AROUND.has(word));
  // 'Stardew Valley' is a game; 'Larkport, Eastness or the Tolley Valley' are places.
  const names = words.filter((word) => hasLetter(word) && beginsWithCapital(word));
  const isList = words.some((word) => LISTING.has(word));
  const isNamed =
    isList && names.length >= FEWEST_NAMES && names.some((word) => isPlaceNoun(plainWord(word)));
  // 'The Lake District': no game is called so.
  const isDistrict = names.length >= FEWEST_NAMES && DISTRICT.test(names.at(-1) ?? "");
  return isAround || isGerman || isNamed || isDistrict;
}

/** A word as it is written. */
function raw(part: Part, at: number): string {
  return part.words(at, at + 1);
}
