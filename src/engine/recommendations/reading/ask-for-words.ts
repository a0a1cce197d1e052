import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import { splitWords } from "#engine/matching/tokenise.ts";
import { isEmptyWord } from "../empty-words.ts";
import { detectLanguage } from "../languages/detect-language.ts";
import { SMALL_WORDS } from "../languages/small-words.ts";
import { findTopicWords } from "../languages/topic-words.ts";
import type { ProjectText } from "../project-text.ts";

const FEWEST_TELLING_WORDS = 2;
/** Of the words of a real text, however rare its subject, the matcher knows more. */
const LEAST_KNOWN_SHARE = 0.3;
/** Sentences have small words; lists of numbers, code and filler text have none. */
const LEAST_SMALL_SHARE = 0.08;
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
  const isSentence =
    words.length < FEWEST_OF_A_SENTENCE || shareOf((word) => small.has(word)) >= LEAST_SMALL_SHARE;
  if (words.length > 0 && topics === 0 && (!isSentence || shareOf(isKnown) < LEAST_KNOWN_SHARE)) {
    return NOT_UNDERSTOOD;
  }
  return telling.size + topics * WORDS_OF_A_TOPIC < FEWEST_TELLING_WORDS ? MORE_WORDS : null;
}

const MORE_WORDS =
  "What does your project do, and who is it for? Please describe it in two or three sentences, and we will find its communities.";
const NOT_UNDERSTOOD =
  "We do not understand this description. What does your project do, and who is it for? Two or three plain sentences are enough.";
const OTHER_SCRIPT =
  "We read English, German, French, Spanish, Portuguese, Italian, Dutch and Polish. Please describe your project in one of them, in two or three sentences.";
