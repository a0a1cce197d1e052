import { type MatcherModel, encodeText } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import {
  detectLanguage,
  type Language,
  SMALL_WORDS,
} from "#engine/recommendations/languages/detect-language.ts";
import { findTopicWords } from "#engine/recommendations/languages/topic-words.ts";
import {
  createTermFinder,
  type FindShared,
  type ProjectText,
  saysEnough,
  textOf,
} from "#engine/recommendations/match-terms.ts";
import { SOFTWARE } from "./thing-words.ts";
import { findUnbound } from "./bound-communities.ts";
import { findAbroad } from "./find-abroad.ts";
import { findNames, type NameSaid } from "./find-names.ts";
import { findPlaces, type Places } from "./find-places.ts";
import { findLaunchPlaces, type LaunchPlace } from "./find-things.ts";
import { findSubjects } from "./find-subjects.ts";
import { findTechnologies } from "./find-technologies.ts";
import { type Brought, readBrought } from "./read-brought.ts";
import { type Offer, readOffer } from "./read-offer.ts";
import { isEmptyWord } from "#engine/recommendations/empty-words.ts";

/** A project as far as it decides where it belongs. */
export type DescribedProject = ProjectText & {
  category?: string | null | undefined;
  goals?: readonly string[] | undefined;
};

/** All that ranking and reasons take from a project, read once. */
export type ProjectReading = {
  /** null for English. */
  language: Language | null;
  /** Its direction, in the matcher's space. */
  query: Float64Array;
  /** The direction of how it begins: most say first what they are. */
  opening: Float64Array;
  /** The direction of its topics alone, where it is in another language. */
  topicQuery: Float64Array | null;
  places: Places;
  /** Where things of its kind are shown. */
  launchPlaces: ReadonlyMap<string, LaunchPlace>;
  isSoftware: boolean;
  offer: Offer;
  brought: Brought;
  /** Its description, for what is compared word by word. */
  text: string;
  /** The communities of technologies that it names, with how these are written. */
  technologies: ReadonlyMap<string, string>;
  /** The communities of subjects that it speaks of, with what these are called. */
  subjects: ReadonlyMap<string, string>;
  /** What it says, in English, that communities may be called, by their ids. */
  names: ReadonlyMap<string, NameSaid>;
  /** Whether a community is bound to a product, a language or a game that the text does not speak of. */
  isUnbound: (id: string) => boolean;
  /** Whether a community is of another country than the text. */
  isAbroad: (id: string) => boolean;
  findShared: FindShared;
};

/** null when the matcher knows none of its words. */
export function readProject(model: MatcherModel, project: DescribedProject): ProjectReading | null {
  const { name, description, category = null, goals = [] } = project;
  const language = detectLanguage(description);
  const topics = language ? findTopicWords(description, language).join(" ") : "";
  const subject = { name, description: dropFounder(description) };
  const query = encodeProject(model, subject, topics);
  if (!query) return null;
  const offer = readOffer(description, category);
  return {
    language,
    query,
    opening: encodeText(model, takeOpening(textOf(subject))) ?? query,
    topicQuery: topics === "" ? null : encodeText(model, topics),
    places: findPlaces(`${name}. ${description}`, language),
    launchPlaces: findLaunchPlaces(description, { category, goals }),
    isSoftware: category === "SaaS & Software" || SOFTWARE.test(description, category),
    offer,
    brought: readBrought(description, category, offer),
    text: subject.description,
    technologies: findTechnologies(description),
    subjects: findSubjects(`${name}. ${subject.description}`, language),
    names: language ? new Map() : findNames(takeNamed(subject, offer), model.vocabulary),
    isUnbound: findUnbound(`${name}. ${description}`),
    isAbroad: findAbroad(`${name}. ${description}`, language),
    findShared: createTermFinder(subject),
  };
}

/**
 * Beside a description only the name's known words count: taken to pieces, Coinwise is about coins. Of
 * a text in another language, the topics are added in the catalogue's words.
 */
function encodeProject(
  model: MatcherModel,
  project: ProjectText,
  topics: string,
): Float64Array | null {
  const text = `${textOf(project)}. ${topics}`;
  if (!saysEnough(project)) return encodeText(model, text);
  const known = splitWords(project.name).filter((word) => model.vocabulary.has(word));
  return encodeText(model, `${known.join(" ")}. ${text}`);
}

/** Of those who made it, not of what it is: 'I'm a qualified teacher with 12 years in schools', 'by a former cook'. */
const FOUNDER =
  /([.!?;]\s+)(?:I['’]m|I am|I was|I['’]ve been|I have been|I used to|We were|We['’]re both|We are both)\s(?![^.!?;]*\bfor (?:myself|ourselves|my own)\b)[^.!?;]*|(?:,? ?\b(?:by|from|both|as) )?(?:\b(?:an?|the|two|three) )?\b(?:former|retired|ex-)[ -]?\p{L}+(?: \p{L}+)?(?=[.,;!?])/giu;

export function dropFounder(description: string): string {
  return description.replace(FOUNDER, "$1");
}

/** Those who do the same work are no customers: of a service, whom it is for counts. */
function takeNamed({ description }: ProjectText, offer: Offer): string {
  if (offer !== "service") return description;
  const at = description.search(/\sfor\s/i);
  return at === -1 ? "" : description.slice(at);
}

const FEWEST_OF_OPENING = 4;

/** Its first sentence or clause, where that is long enough to say something. */
function takeOpening(text: string): string {
  const [first = text] = text.split(/(?<=[.:!?])\s/, 1);
  return splitWords(first).length < FEWEST_OF_OPENING ? text : first;
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
  { vocabulary }: MatcherModel,
  { name, description }: ProjectText,
): string | null {
  const text = `${name}. ${description}`;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) return OTHER_SCRIPT;
  const words = splitWords(text);
  const language = detectLanguage(description);
  const small = language ? SMALL_WORDS[language] : SMALL_WORDS.en;
  const isKnown = (word: string) => vocabulary.has(word) || small.has(word);
  const telling = new Set(
    words.filter(
      (word) => word.length >= 3 && vocabulary.has(word) && !isEmptyWord(word) && !small.has(word),
    ),
  );
  const topics = language ? findTopicWords(description, language).length : 0;
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
  return telling.size + topics * WORDS_OF_A_TOPIC < FEWEST_TELLING_WORDS ? MORE_WORDS : null;
}

const MORE_WORDS =
  "What does your project do, and who is it for? Please describe it in two or three sentences, and we will find its communities.";
const NOT_UNDERSTOOD =
  "We don't understand this description. What does your project do, and who is it for? Two or three plain sentences are enough.";
const OTHER_SCRIPT =
  "We read English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. Please describe your project in one of them, in two or three sentences.";
