import { listLetters } from "#engine/text/characters.ts";
import { correctSlips } from "#engine/matching/correct-slips.ts";
import { COMMON_WORDS, encodeText } from "#engine/matching/matcher-model.ts";
import { findMiddle, rankSubreddits } from "#engine/matching/score-subreddits.ts";
import { splitModelWords } from "#engine/matching/tokenise.ts";
import { detectForeignKind } from "#engine/interview/detect-foreign-kind.ts";
import { detectKind } from "#engine/interview/detect-kind.ts";
import { type Brought, readBrought } from "#engine/policy/takes.ts";
import { PROJECT_CATEGORIES } from "#engine/projects/project-options.ts";
import { splitWords } from "#engine/search/split-words.ts";
import { isEmptyWord } from "#engine/text/empty-words.ts";
import { findPrecedents } from "#engine/recommendations/graded-projects.ts";
import {
  type Language,
  FOLDED_SMALL_WORDS,
} from "#engine/recommendations/languages/detect-language.ts";
import { findLanguage, findTopicWords } from "#engine/recommendations/languages/topic-words.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import { stemWord } from "#engine/text/stem-word.ts";
import type { Matcher } from "#engine/recommendations/matcher.ts";
import { findNamedPlaces, type Places } from "./find-places.ts";
import { findSubjects } from "./find-subjects.ts";
import { findLaunchPlaces, type LaunchPlace } from "./find-things.ts";

export type ProjectText = { name: string; description: string };

/** A project as far as it decides where it belongs. */
export type DescribedProject = ProjectText & {
  category?: string | null | undefined;
  goals?: readonly string[] | undefined;
  /** What its founder says that it is; without it, it is told from the description. */
  brought?: Brought | undefined;
};

/** All that ranking and reasons take from a project, read once. */
export type ProjectReading = {
  /** null for English. */
  language: Language | null;
  text: string;
  /** Its words, without endings. */
  stems: ReadonlySet<string>;
  /** Its direction, in the matcher's space. */
  query: Float64Array;
  /** The direction of how it begins: most say first what they are. */
  opening: Float64Array;
  /** The rows of the communities that are nearest to it, the nearest first. */
  nearest: number[];
  /** The direction of the first of them together. */
  neighbours: Float64Array;
  /** The directions of its words that tell something, each by itself. */
  words: Float64Array[];
  /** The direction of its topics alone, where it is in another language. */
  topicQuery: Float64Array | null;
  /** What projects like it were told of a community. */
  precedents: ReturnType<typeof findPrecedents>;
  places: Places;
  /** Where things of its kind are shown. */
  launchPlaces: ReadonlyMap<string, LaunchPlace>;
  /** The communities of subjects that it speaks of, with what these are called. */
  subjects: ReadonlyMap<string, string>;
  brought: Brought;
};

/** null when the matcher knows none of its words; `graded` is its number where it is one of the graded projects. */
export function readProject(
  matcher: Matcher,
  { name, description: told, category = null, goals = [], brought }: DescribedProject,
  graded?: number,
): ProjectReading | null {
  const { words } = matcher;
  const language = findLanguage(words, told);
  const description = language ? told : correctSlips(matcher, told);
  const text = [name.trim(), description.trim()].filter(Boolean).join(". ");
  const topics = language ? findTopicWords(words, description, language).join(" ") : "";
  // Of another language the matcher knows few words: its topics say the same in English.
  const withTopics = (said: string) => [said, topics].filter(Boolean).join(". ");
  const query = encodeText(matcher, isScant(matcher, text) ? withTopics(text) : text);
  if (!query) return null;
  const opening = encodeText(matcher, withTopics(takeOpening(description))) ?? query;
  const nearest = rankSubreddits(matcher, query, { limit: MOST_NEAREST }).map(({ row }) => row);
  return {
    language,
    text,
    stems: new Set(splitWords(text).map(stemWord)),
    query,
    opening,
    nearest,
    neighbours: findMiddle(matcher, nearest.slice(0, MOST_NEIGHBOURS)) ?? query,
    words: encodeWords(matcher, text),
    topicQuery: topics === "" ? null : encodeText(matcher, topics),
    precedents: findPrecedents(matcher.graded(), [query, opening], graded),
    places: findNamedPlaces(words, text, language),
    launchPlaces: findLaunchPlaces(description, { category, goals }),
    subjects: findSubjects(words, text, language),
    brought: brought ?? guessBrought(told, category),
  };
}

function guessBrought(description: string, named: string | null): Brought {
  const category = PROJECT_CATEGORIES.find((each) => each === named);
  const kind = detectForeignKind(description) ?? detectKind({ description, category });
  return readBrought({ kind, answers: {} }, description);
}

/** Of what people called right in English, 84 % lie within the first 50 and 93 % within the first 150. */
const MOST_NEAREST = 110;
const MOST_NEIGHBOURS = 10;

/** A long text says in its first words what it is about. */
const MOST_WORDS = 60;

function encodeWords(matcher: Matcher, text: string): Float64Array[] {
  const telling = splitModelWords(text).filter(
    (word) => (matcher.vocabulary.get(word) ?? 0) > COMMON_WORDS,
  );
  return [...new Set(telling)]
    .slice(0, MOST_WORDS)
    .flatMap((word) => encodeText(matcher, word) ?? []);
}

/** Of a text in another language the matcher often knows fewer, most of them names and small words of other languages. */
const FEWEST_KNOWN = 8;

function isScant({ vocabulary }: Matcher, text: string): boolean {
  return new Set(splitModelWords(text).filter((word) => vocabulary.has(word))).size < FEWEST_KNOWN;
}

const FEWEST_OF_OPENING = 4;

/** Its first sentence or clause, where that is long enough to say something. */
function takeOpening(text: string): string {
  const [first = text] = text.split(/(?<=[.:!?])\s/, 1);
  return splitModelWords(first).length < FEWEST_OF_OPENING ? text : first;
}
const FEWEST_TELLING_WORDS = 2;
/** Of the words of a real text, however rare its subject, the matcher knows more. */
const LEAST_KNOWN_SHARE = 0.3;
/** Sentences have small words; lists of numbers, code and filler text have none. */
const LEAST_SMALL_SHARE = 0.08;
/** From here on it is a list of things rather than code. */
const SURELY_KNOWN_SHARE = 0.8;
const FEWEST_OF_A_SENTENCE = 12;
/** A topic that our table knows by its word in another language. */
const WORDS_OF_A_TOPIC = 2;

/** What to ask for before communities can be found; null where the project says enough. */
export function askForWords(
  { vocabulary, words: tables }: Matcher,
  { name, description }: ProjectText,
): string | null {
  const text = `${name}. ${description}`;
  const letters = listLetters(text).length;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) return OTHER_SCRIPT;
  const words = splitModelWords(text);
  const language = findLanguage(tables, description);
  const small = language ? FOLDED_SMALL_WORDS[language] : FOLDED_SMALL_WORDS.en;
  const isKnown = (word: string) => vocabulary.has(word) || small.has(word);
  const telling = new Set(
    words.filter(
      (word) => word.length >= 3 && vocabulary.has(word) && !isEmptyWord(word) && !small.has(word),
    ),
  );
  const topics = language ? findTopicWords(tables, description, language).length : 0;
  const shareOf = (has: (word: string) => boolean) =>
    words.length === 0 ? 0 : words.filter(has).length / words.length;
  const known = shareOf(isKnown);
  const isText =
    words.length < FEWEST_OF_A_SENTENCE ||
    known >= SURELY_KNOWN_SHARE ||
    shareOf((word) => small.has(word)) >= LEAST_SMALL_SHARE;
  if (words.length > 0 && topics === 0 && (!isText || known < LEAST_KNOWN_SHARE)) {
    return NOT_UNDERSTOOD;
  }
  if (telling.size + topics * WORDS_OF_A_TOPIC >= FEWEST_TELLING_WORDS) return null;
  return language ? askInEnglish(language) : MORE_WORDS;
}

const MORE_WORDS =
  "What does your project do, and who is it for? Please describe it in two or three sentences, and we will find its communities.";
const askInEnglish = (language: Language) =>
  `We know too little ${nameLanguage(language)} for this. What does your project do, and who is it for? Please describe it in English, in two or three sentences.`;
const NOT_UNDERSTOOD =
  "We don't understand this description. What does your project do, and who is it for? Two or three plain sentences are enough.";
const OTHER_SCRIPT =
  "We read English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. Please describe your project in one of them, in two or three sentences.";
