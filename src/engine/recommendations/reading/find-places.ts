import type { Language } from "../languages/detect-language.ts";
import { foldLetters } from "../languages/fold-letters.ts";

/** How words for a place begin, folded | its communities, the nearest first. '=' marks a whole word. */
const TABLE = `
deutschland|de deutschland germany
hamburg|hamburg de
munchen munich|munich bavaria
bayern|bavaria
koln|cologne
frankfurt|frankfurt
berlin|berlin
osterreich austria|austria
wien wiener|wien austria
tirol innsbruck|innsbruck tirol austria
salzburg|salzburg austria
heidelberg|heidelberg
schweiz suisse svizzera|switzerland schweiz
geneve geneva|geneva switzerland
zurich|zurich switzerland
lausanne|lausanne switzerland
france =francais|france
=paris|paris france
bretagne finistere|bretagne france
quebec quebecois|quebec
montreal|montreal quebec
belgi belgique|belgium
=gent|gent belgium
vlaanderen|vlaanderen belgium
bruxelles brussel|brussels belgium
mexic|mexico
oaxaca|oaxaca mexico
cdmx|mexicocity mexico
argentin conurbano|argentina
chile valparaiso|chile
colombia bogota|colombia
medellin|medellin colombia
peru|peru
uruguay|uruguay
espana spain|spain
madrid|madrid spain
barcelona|barcelona spain
valencia|valencia spain
malaga|malaga spain
galicia|galicia spain
brasil brazil|brasil
sao-paulo|saopaulo brasil
florianopolis|florianopolis brasil
portugal acores|portugal
lisboa lisbon|lisboa portugal
=porto|porto portugal
madeira|madeira portugal
italia italy|italy italia
bologna|bologna italy
milano milan|milano italy
torino turin|torino italy
napoli naples vesuvio|napoli italy
venezia venice|venezia italy
sardegna sardinia|sardegna sardinia italy
sicilia sicily|sicilia italy
=roma =rome|rome italy
nederland netherlands|thenetherlands nederland
rotterdam|rotterdam thenetherlands
amsterdam|amsterdam thenetherlands
utrecht|utrecht thenetherlands
drenthe|drenthe thenetherlands
zwolle|zwolle thenetherlands
polsk poland|polska poland
krakow|krakow polska
warszaw warsaw|warszawa polska
wroclaw|wroclaw polska
gdansk kaszub|gdansk polska
=lodz =lodzi|lodz polska
poznan|poznan polska
`;

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

/** 'Denver', 'San Diego': a name of one word or of two. */
const CAPITALISED = /\p{Lu}\p{L}{2,}(?:\s+\p{Lu}\p{L}{2,})?/gu;

export type Places = {
  /** Communities of places that the table knows or of the language's home, nearest first. */
  known: string[];
  /** Names that may be a community's; it counts only where that is one of a place. */
  possible: string[];
};

/** The places that a text names, as ids of communities. */
export function findPlaces(text: string, language: Language | null): Places {
  const words: string[] = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.join("-");
  const isNamed = (beginning: string) =>
    beginning.startsWith("=")
      ? words.includes(beginning.slice(1))
      : beginning.includes("-")
        ? joined.includes(beginning)
        : words.some((word) => word.startsWith(beginning));
  const named = readTable()
    .filter(({ beginnings }) => beginnings.some(isNamed))
    .flatMap(({ ids }) => ids);
  const nearest = [...new Set(named)].toSorted((a, b) => broadness(a) - broadness(b));
  const home = language && named.length === 0 ? HOMES[language] : [];
  return { known: [...nearest, ...home], possible: findPossible(text) };
}

function findPossible(text: string): string[] {
  const names = (text.match(CAPITALISED) ?? []).flatMap((name) => {
    const parts = foldLetters(name).split(/\s+/);
    return parts.concat(parts.join(""));
  });
  return [...new Set(names)].slice(0, MOST_POSSIBLE);
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

let rows: { beginnings: string[]; ids: string[] }[] | null = null;

function readTable() {
  rows ??= TABLE.trim()
    .split("\n")
    .map((line) => {
      const [beginnings = "", ids = ""] = line.split("|");
      return { beginnings: beginnings.split(" "), ids: ids.split(" ") };
    });
  return rows;
}
