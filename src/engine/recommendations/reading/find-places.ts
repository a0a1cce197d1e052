import type { WordTables } from "#engine/recommendations/matcher.ts";
import { type Language, foldLetters } from "#engine/recommendations/languages/detect-language.ts";
import { CAPITALISED, ELSEWHERE, NEW, SMALL_PLACE, SMALL_SENTENCES } from "./place-rows.ts";
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
  /** Names that may be a community's; it counts only where that is noted to be one of a place. */
  possible: string[];
  /** Those of them that follow 'in', 'near' and the like: they count wherever the topic is a place. */
  located: string[];
};

/** The places that a text names, as ids of communities. */
export function findPlaces(
  tables: WordTables,
  description: string,
  language: Language | null,
): Places {
  const text = description.replace(ELSEWHERE, " ");
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
  const located = findLocated(text);
  const capitalised = listNames(text.match(CAPITALISED) ?? []);
  const possible = [...new Set([...located, ...capitalised, ...findUncapitalised(text)])];
  return {
    known: [...nearest, ...home],
    isHome: named.length === 0,
    possible: possible.slice(0, MOST_POSSIBLE),
    located,
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

/** Of two words that begin with a capital, the first may only begin a sentence. */
function listNames(names: string[]): string[] {
  const ids = names.flatMap((name) => {
    const parts = splitAtSpaces(foldLetters(name));
    return parts[0] === "new" ? [parts.join("")] : [parts.join(""), ...parts.slice(-1)];
  });
  return [...new Set(ids)];
}

/** Of those who begin sentences without a capital: 'in hauz khas delhi'. */
function findUncapitalised(text: string): string[] {
  if (!SMALL_SENTENCES.test(text)) return [];
  return [...text.matchAll(SMALL_PLACE)].flatMap(([, after = ""]) => {
    const words = foldLetters(after).split(" ").filter(Boolean);
    return words.flatMap((word, i) => [word, word + (words[i + 1] ?? "")]);
  });
}

const MOST_POSSIBLE = 30;

/** Countries come after towns. */
const COUNTRIES = new Set(
  "de deutschland germany austria switzerland schweiz france quebec belgium mexico argentina chile colombia peru uruguay spain brasil portugal italy italia thenetherlands nederland polska poland".split(
    " ",
  ),
);

function broadness(id: string): number {
  return COUNTRIES.has(id) ? 1 : 0;
}
