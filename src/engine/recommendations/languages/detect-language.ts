import { foldForSearch } from "#engine/search/split-words.ts";
import { LANGUAGE_CODES, type Language as KnownLanguage } from "#engine/text/languages.ts";
import { LETTERS } from "./letter-rows.ts";
import { listLetterRuns, splitAtSpaces } from "#engine/text/characters.ts";

/** Besides English. */
export type Language = Exclude<KnownLanguage, "en">;

/** Those that projects are read in. */
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code): code is Language => code !== "en");

const read = (words: string): ReadonlySet<string> => new Set(splitAtSpaces(words.trim()));

/** Words that every text of a language has, folded; they tell the language and nothing about the topic. */
export const FOLDED_SMALL_WORDS: Record<Language | "en", ReadonlySet<string>> = {
  en: read(`the a an and or of to for with your you our we is are it its that this by from at as be can what who how when
    in on no not my i so one but all into out up have has was were their they if than then there about just without`),
  de: read(`der das den dem des die ein eine einen einem einer eines und oder aber nicht mit von vom zum zur fur auf aus bei nach
    uber unter vor durch ohne ist sind wird werden wurde hat haben kann konnen soll muss man wir ihr sie er es ich du sich mein
    meine dein deine sein seine unser unsere auch nur noch schon wie wenn dass weil als alle alles mehr sehr immer einfach damit
    euch im am jede jeder kein keine seit bis sonst jetzt gibt macht suche`),
  fr: read(`le la les un une des du de et ou mais ne pas avec pour sans sur sous dans par chez vers est sont etre avoir ont nous vous
    ils elle elles il je tu que qui quoi dont ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs plus
    tres tout tous toute toutes aussi comme au aux permet afin en on se entre chaque deux`),
  es: read(`el la los las un una unos unas y o pero con para por sin sobre entre hasta desde es son ser esta estan este estas esto ese
    esa tu tus su sus mi mis nuestro nuestra que quien cual como cuando donde muy mas tambien todo todos toda todas del al se lo te
    nos puede pueden de en a si ya cada solo hace hecho algunos primer primera`),
  pt: read(`o os a as um uma umas uns e ou mas com sem para por pelo pela dos das do da no na nas ao aos seu sua seus suas meu minha
    nosso voce voces que quem como quando onde muito mais tambem tudo isso este esta pode sao em de nao ja cada so faz`),
  it: read(`il gli i lo la le un una uno e ed o ma con per senza su tra fra del della dei delle dello degli nel nella nei nelle al alla
    agli alle dal dalla che chi cui come quando dove molto piu anche tutto tutti tutte sono essere tuo tua tuoi suo sua nostro
    vostro questo questa di da in si non ogni ti`),
  nl: read(`het een en of maar niet met van voor zonder op uit bij naar over onder door is zijn wordt worden heeft hebben kan kunnen
    moet wij jij jouw je uw hun ons onze mijn ook alleen nog al hoe wat als dat dit deze die de alle meer zeer altijd waar elke geen
    te in aan tot wel`),
  pl: read(`i w z na do dla nie sie jest sa to ze jak ale lub oraz przez po od za o u we ze ktory ktora ktore co czy juz tylko tez
    bardzo wszystko wszystkie moj moja twoj twoja nasz nasza ich jego jej bez przy kazdy kazda gdzie ja ty my wy oni kilka robie
    szukam pod`),
};

/** One may be a name or a loan. */
const FEWEST_SIGNS = 2;
/** A short text may have one small word, where the words of its topic are of the same language. */
const FEWEST_SMALL = 1;
const MOST_LETTERS = 3;

type CountTopics = (language: Language) => number;

/**
 * The language of a text by its small words and letters, and of a short one by the words of its topics; null for
 * English, and where it cannot be told.
 */
export function detectLanguage(text: string, countTopics: CountTopics = () => 0): Language | null {
  const words = listLetterRuns(foldLetters(text));
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const english = count(FOLDED_SMALL_WORDS.en);
  const signs = LETTERS.map(([language, letters]) => {
    const small = count(FOLDED_SMALL_WORDS[language]);
    const own = Math.min(MOST_LETTERS, text.match(letters)?.length ?? 0);
    const topics = small > 0 ? countTopics(language) : 0;
    return { language, small, total: small + topics + (small > 0 ? own : 0) };
  }).toSorted((a, b) => b.total - a.total);
  const [best] = signs;
  if (!best || best.small < FEWEST_SMALL || best.total < FEWEST_SIGNS) return null;
  if (best.total <= english) return null;
  const isEnglish = (word: string) =>
    FOLDED_SMALL_WORDS.en.has(word) && !FOLDED_SMALL_WORDS[best.language].has(word);
  if (best.small < FEWEST_SIGNS && words.some(isEnglish)) return null;
  return best.language;
}

/** As search folds a text, and the letters besides that are no letter with a mark. */
export function foldLetters(text: string): string {
  return foldForSearch(text).replaceAll("ł", "l").replaceAll("ß", "ss");
}
