import type { WordTables } from "#engine/recommendations/matcher.ts";
import { type Language, foldLetters } from "#engine/recommendations/languages/detect-language.ts";
import { NEW } from "./place-rows.ts";
import { listWordRuns, splitAtSpaces } from "#engine/text/characters.ts";

/** Where a language is at home, when no place is named. */
const HOMES: Record<Language, string[]> = {
  de: ["de"],
  fr: ["france"],
  es: [],
  pt: ["brasil"],
  it: ["italy"],
  nl: ["thenetherlands"],
  pl: ["polska"],
};

export type Places = {
  /** Communities of places that the table knows or of the language's home, nearest first. */
  known: string[];
  /** No place is named: those that are known are the language's home. */
  isHome: boolean;
  /** Names after 'in', 'near' and the like; they count where a community of that name is one of a place. */
  located: string[];
};

/** The places that a text names, as ids of communities. */
export function findNamedPlaces(
  tables: WordTables,
  text: string,
  language: Language | null,
): Places {
  const words: string[] = listWordRuns(foldLetters(text.replace(NEW, " ")));
  const joined = words.join("-");
  const isNamed = (beginning: string) => {
    if (beginning.startsWith("=")) return words.includes(beginning.slice(1));
    if (beginning.includes("-")) return joined.includes(beginning);
    // In English, what only begins so is a kitchen or a dish: Oaxacan, Italian, hamburgers.
    if (language === null) return words.includes(beginning);
    return words.some((word) => word.startsWith(beginning));
  };
  const named = tables
    .places()
    .filter(({ beginnings }) => beginnings.some(isNamed))
    .flatMap(({ ids }) => ids);
  const nearest = [...new Set(named)].toSorted((a, b) => broadness(a) - broadness(b));
  const home = language && named.length === 0 ? HOMES[language] : [];
  return {
    known: [...nearest, ...home],
    isHome: named.length === 0,
    located: findLocated(text).slice(0, MOST_LOCATED),
  };
}

const NAME = String.raw`\p{Lu}\p{L}{2,}(?:\s+\p{Lu}\p{L}{2,})?`;
/** 'in Halifax, Nova Scotia', 'near Cork', 'in Cornwall and Devon'. */
const LOCATED = new RegExp(
  String.raw`\b(?:in|near|around|from|across|outside|of) (?:the )?(?:\p{Ll}+ (?:of )?){0,2}(${NAME}(?:(?:, | and )${NAME}){0,2})`,
  "gu",
);

function findLocated(text: string): string[] {
  const found = [...text.matchAll(LOCATED)].flatMap(([, names = ""]) =>
    names.split(", ").flatMap((each) => each.split(" and ")),
  );
  return [...new Set(found.map((name) => splitAtSpaces(foldLetters(name)).join("")))];
}

const MOST_LOCATED = 30;

/** Countries come after towns. */
const COUNTRIES = new Set(
  "de deutschland germany austria switzerland schweiz france quebec belgium mexico argentina chile colombia peru uruguay spain brasil portugal italy italia thenetherlands nederland polska poland".split(
    " ",
  ),
);

function broadness(id: string): number {
  return COUNTRIES.has(id) ? 1 : 0;
}
