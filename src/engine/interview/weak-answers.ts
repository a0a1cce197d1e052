import { AI_PHRASES, HYPE_WORDS } from "#engine/drafts/giveaway-rows.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { endsWithOne, hasDigit } from "#engine/text/characters.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import { recogniseLanguage, recogniseSentence } from "#engine/text/recognise-language.ts";
import { completeAnswer, splitAnswer } from "./complete-answer.ts";
import {
  completePhrase,
  IS_IT_CLAUSE,
  isUncounted,
  listFurther,
  PHRASE_IDS,
  type PhraseId,
} from "./complete-sentence.ts";
import type { AnswerId } from "./interview.ts";
import { QUOTED } from "./letter-rows.ts";
import {
  ASKS_FOR_PRAISE,
  BARE_CLAIM,
  BEGINS_LARGE,
  BLANK,
  HAS_NUMBER,
  IN_WORDS,
  INSTRUCTS,
  IS_ADDRESS,
  IS_EVERYONE,
  LIMITS,
  OPENS_WITH_US,
  PRAISE,
  PROMISES,
  PRONOUNS,
  QUOTES,
  SUBJECTS,
  TYPED_US,
  VERBS,
  WE_DO,
  WE_PROMISE,
  WISHES,
} from "./answer-rows.ts";

/** What to change before an answer can stand in a post. */
export type WeakAnswer = { sentence: string };

/** Whether an answer is none: a slogan, a fragment, a claim that nobody counted. Null where it is one. */
export function findWeakAnswer(
  id: AnswerId,
  text: string,
  name = "",
  /** Whoever leaves answers as they are can use notes, too. */
  { areNotesFine = false }: { areNotesFine?: boolean } = {},
): WeakAnswer | null {
  const sentence = isPhrase(id)
    ? judgePhrase(id, text, name)
    : judgeSentences(id, text, areNotesFine);
  return sentence === null ? null : { sentence };
}

function isPhrase(id: AnswerId): id is PhraseId {
  return PHRASE_IDS.some((phrase) => phrase === id);
}

const LONGEST_PHRASE = 330;
/** 'a card game'. */
const FEWEST_WORDS_OF_WHAT = 3;
/** 'plastic' is no reason, and 'nobody mends them' is one. */
const FEWEST_WORDS_OF_WHY = 3;
const LONGEST_SENTENCE_WORDS = 80;

function judgePhrase(id: PhraseId, text: string, name: string): string | null {
  const phrase = completePhrase(id, text, name);
  if (!phrase) return "Write a few words.";
  const common = judgeAny(text);
  if (common) return common;
  if (phrase.length > LONGEST_PHRASE) return "Say it in one breath: at most fifty words.";
  if (IS_ADDRESS.test(phrase)) return "An address alone says little. What is it?";
  if (id === "why")
    return countWords(phrase) < FEWEST_WORDS_OF_WHY && !hasVerb(phrase)
      ? "Say what happens: “It exists because …” needs who does what, or what goes wrong."
      : null;
  const isBrochure = id === "what" && phrase.search(AI_PHRASES) >= 0;
  if (countPraise(phrase) > 0 || isBrochure) {
    return id === "what"
      ? "This reads like an advert. What would somebody see, hold or do in the first minute?"
      : "This reads like an advert. Name the people as you would name them to a friend.";
  }
  if (id === "forWhom" && IS_EVERYONE.test(phrase.split(" who")[0] ?? "") && countWords(phrase) < 3)
    return "“Everyone” is too wide. Who was the first one?";
  if (id !== "what") return null;
  if (isOwnClause(phrase) || IS_IT_CLAUSE.test(phrase)) return null;
  const isToldOn = listFurther(text).length > 0;
  if (PROMISES.test(phrase) && !isToldOn)
    return "Begin with a, an or the, so it can follow “is”: a service that …";
  if (!isToldOn && countWords(phrase) < (isUncounted(phrase) ? 2 : FEWEST_WORDS_OF_WHAT))
    return "Say a little more: what sort of thing is it, and what is it for?";
  return null;
}

/** 'it rains', 'nobody cared'. */
function hasVerb(phrase: string): boolean {
  return PRONOUNS.test(phrase) || VERBS.test(phrase);
}

/** 'I teach maths by post' says what it is in a sentence of its own; 'we help you grow' is a slogan. */
export function isOwnClause(phrase: string): boolean {
  const isSaid = WE_DO.test(phrase);
  return isSaid && !WE_PROMISE.test(phrase) && countWords(phrase) >= FEWEST_WORDS_OF_WHAT;
}

function judgeSentences(id: AnswerId, text: string, areNotesFine: boolean): string | null {
  const isQuestion = id === "askReaders" || id === "askPeers";
  const answer = completeAnswer(text, id);
  if (!answer) return "Write a sentence or two.";
  const common = judgeAny(text);
  if (common) return common;
  const words = countWords(answer);
  if (isQuestion) return judgeQuestion(answer);
  if (id === "userSaid")
    return areNotesFine && words >= FEWEST_OF_REPORT ? null : judgeQuotation(answer);
  if (isBareClaim(answer))
    return "Faster or better than what, and who measured it? If nobody did: how many people use it?";
  if (countPraise(answer) >= Math.max(1, words / 25))
    return "This reads like an advert. What happened, to whom, and when?";
  if (id === "numbers" && !HAS_NUMBER.test(answer))
    return "A number is missing: how many, since when?";
  // A subject that was added makes a sentence of it.
  const isCompleted = OPENS_WITH_US.test(answer) && !TYPED_US.test(text.trim());
  const isNoted = areNotesFine && countWords(answer) > 1;
  if (!isNoted && !isCompleted && isFragment(text.trim(), answer) && !isShortFact(id, answer))
    return "Make it a whole sentence, as you would say it aloud.";
  if (splitAnswer(answer).some((each) => countWords(each) > LONGEST_SENTENCE_WORDS))
    return "This is one very long sentence. Put a full stop or two into it.";
  return null;
}

function judgeAny(text: string): string | null {
  if (BLANK.test(text)) return "It still has a blank.";
  if (INSTRUCTS.test(text))
    return "This is an instruction to a program. Write what you want readers to know.";
  if (!IN_WORDS.test(text)) return "Write it in words.";
  const language = recogniseLanguage(text) ?? recogniseSentence(dropQuoted(text));
  return language !== null && language !== "en"
    ? `This seems to be ${nameLanguage(language)}. Please write it in English, as your posts are.`
    : null;
}

/** What others said may be in their language. */
function dropQuoted(text: string): string {
  return text
    .split(QUOTED)
    .filter((_, at) => at % 2 === 0)
    .join(" ");
}

function countPraise(text: string): number {
  return (text.match(HYPE_WORDS)?.length ?? 0) + (text.match(PRAISE)?.length ?? 0);
}

function judgeQuestion(answer: string): string | null {
  if (!answer.includes("?"))
    return isWish(answer) ? null : "Make it a question, with a question mark.";
  if (countWords(answer) < 4) return "Ask something that only readers know.";
  if (ASKS_FOR_PRAISE.test(answer))
    return "Ask what readers know from their own lives, not what they think of your project.";
  return null;
}

/** 'need someone with a lift van': what readers can do. */
export function isWish(answer: string): boolean {
  return !answer.includes("?") && WISHES.test(answer);
}

/** Long enough to say who it was, and what they said, without their very words. */
const FEWEST_OF_REPORT = 10;

function judgeQuotation(answer: string): string | null {
  if (!QUOTES.test(answer)) return "Put their words in quotation marks, and say who said it.";
  return null;
}

/** '10x faster', with nothing counted. */
function isBareClaim(answer: string): boolean {
  return answer.search(BARE_CLAIM) >= 0 && !hasDigit(answer.replaceAll(BARE_CLAIM, ""));
}

const FEW_WORDS = 9;

/** '140 dogs since 2021', '$90 a visit, first call free': posts put 'So far' and 'It costs' before them. */
function isShortFact(id: AnswerId, answer: string): boolean {
  const words = countWords(answer);
  // What it costs and where it is to be had is said in two words.
  if (id === "price" || id === "platform") return !/\bsoon\b/i.test(answer);
  // 'Ios only. No sync.' is how people say what is missing.
  if (id === "limits") return words >= 2 && LIMITS.test(answer);
  // 'no prestige reset, debt carries over forever': posts say what sort of remark it is.
  if (id === "unusual" || id === "mistake" || id === "surprise") return words >= FEWEST_OF_NOTE;
  // 'Rust, one binary, GPLv3.'
  if (id === "stackOrMaterial") return words >= 3 && answer.includes(",");
  // 'Fourteen Saturdays, 31 children': that there is a figure was seen before.
  return id === "numbers" && words >= 2;
}

const FEWEST_OF_NOTE = 4;

/** Notes for oneself: 'Firefox, Chrome soon', 'open 7 to 3, closed mondays'. */
function isFragment(typed: string, answer: string): boolean {
  const words = countWords(answer);
  if (words > FEW_WORDS) return false;
  const isSaid = words >= 3 && (VERBS.test(answer) || PRONOUNS.test(answer));
  // Who writes small may still say something.
  if (!BEGINS_LARGE.test(typed))
    return !(isSaid && words > 3 && !VERBS.test(answer.split(" ")[0] ?? ""));
  const hasStop = endsWithOne(typed, '.!?"”');
  return hasStop ? !isSaid : !(isSaid && SUBJECTS.test(answer));
}
