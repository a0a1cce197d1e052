import { AI_PHRASES, HYPE_WORDS } from "#engine/drafts/giveaway-rows.ts";
import { SAYS } from "#engine/lexicon/phrases.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { hasDigit } from "#engine/text/characters.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
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
const FEWEST_WORDS_OF_WHAT = 4;
/** 'a card game'. */
const FEWEST_WORDS_OF_THING = 3;
const LONGEST_SENTENCE_WORDS = 80;

const PRAISE =
  /\b(?:insane|epic|stunning|gorgeous|perfect|powerful|innovative|unique|premium|world['’]s (?:first|best)|the best (?:\p{L}+ )?(?:app|tool|way|choice|solution|product|game|place|experience|quality|ever)|leading|breathtaking|unforgettable|synerg\w+|next level|\d+\+ hours)\b/giu;

function judgePhrase(id: PhraseId, text: string, name: string): string | null {
  const phrase = completePhrase(id, text, name);
  if (!phrase) return "Write a few words.";
  const common = judgeAny(text);
  if (common) return common;
  if (phrase.length > LONGEST_PHRASE) return "Say it in one breath: at most fifty words.";
  if (/^[a-z]+:\/\//i.test(phrase)) return "An address alone says little. What is it?";
  if (id === "why") return null;
  const isBrochure = id === "what" && phrase.search(AI_PHRASES) >= 0;
  if (countPraise(phrase) > 0 || isBrochure) {
    return id === "what"
      ? "This reads like an advert. What would somebody see, hold or do in the first minute?"
      : "This reads like an advert. Name the people as you would name them to a friend.";
  }
  if (
    id === "forWhom" &&
    /^(?:every(?:one|body)|anyone|anybody|all|people)$/i.test(phrase.split(" who")[0] ?? "") &&
    countWords(phrase) < 3
  )
    return "“Everyone” is too wide. Who was the first one?";
  if (id !== "what") return null;
  if (isOwnClause(phrase) || IS_IT_CLAUSE.test(phrase)) return null;
  if (SAYS.isSlogan.test(phrase))
    return "Begin with a, an or the, so it can follow “is”: a service that …";
  const fewest = /^an? /i.test(phrase)
    ? FEWEST_WORDS_OF_THING
    : isUncounted(phrase)
      ? 2
      : FEWEST_WORDS_OF_WHAT;
  const isToldOn = listFurther(text).length > 0 && /^an? \p{L}{3,}/u.test(phrase);
  if (!isToldOn && countWords(phrase) < fewest)
    return "Say a little more: what sort of thing is it, and what is it for?";
  if (
    !isUncounted(phrase) &&
    !/^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|\d+|some|every|each|free|weekly|monthly|daily|hand\S*|\p{L}+s|\p{L}+ing)\b/iu.test(
      phrase,
    )
  )
    return "Begin with a, an or the, so it can follow “is”.";
  return null;
}

/** 'I teach maths by post' says what it is in a sentence of its own; 'we help you grow' is a slogan. */
export function isOwnClause(phrase: string): boolean {
  const isSaid = /^(?:I|we) (?:\p{Ll}+ly |only |also )?[\p{Ll}-]{3,} \p{L}/u.test(phrase);
  return (
    isSaid &&
    !/^(?:I|we) (?:help|make (?:it|sure)|want|believe|love|offer|provide|deliver|enable|bring|give|are|was|were|have|had|think|can|will|would)\b/i.test(
      phrase,
    ) &&
    countWords(phrase) >= FEWEST_WORDS_OF_WHAT
  );
}

function judgeSentences(id: AnswerId, text: string, areNotesFine: boolean): string | null {
  const isQuestion = id === "askReaders" || id === "askPeers";
  const answer = completeAnswer(text, id);
  if (!answer) return "Write a sentence or two.";
  const common = judgeAny(text);
  if (common) return common;
  const words = countWords(answer);
  if (isQuestion) return judgeQuestion(answer);
  if (id === "userSaid") return judgeQuotation(answer);
  if (isBareClaim(answer))
    return "Faster or better than what, and who measured it? If nobody did: how many people use it?";
  if (countPraise(answer) >= Math.max(1, words / 25))
    return "This reads like an advert. What happened, to whom, and when?";
  if (
    id === "numbers" &&
    !/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|third|quarter|dozen|none|nobody|nothing)\b/i.test(
      answer,
    )
  )
    return "A number is missing: how many, since when?";
  // A subject that was added makes a sentence of it.
  const isCompleted = /^(?:I|We) /.test(answer) && !/^(?:I|We)\b/i.test(text.trim());
  const isNoted = areNotesFine && countWords(answer) > 1;
  if (!isNoted && !isCompleted && isFragment(text.trim(), answer) && !isShortFact(id, answer))
    return "Make it a whole sentence, as you would say it aloud.";
  if (splitAnswer(answer).some((each) => countWords(each) > LONGEST_SENTENCE_WORDS))
    return "This is one very long sentence. Put a full stop or two into it.";
  return null;
}

function judgeAny(text: string): string | null {
  if (/\{\{[^{}]*\}\}/.test(text)) return "It still has a blank.";
  if (/\b(?:ignore|disregard|forget)\b[^.]{0,40}\b(?:instructions?|prompts?|rules)\b/i.test(text))
    return "This is an instruction to a program. Write what you want readers to know.";
  if (!/\p{L}{2}|[£$€]\s?\d/u.test(text)) return "Write it in words.";
  const language = recogniseLanguage(text);
  return language !== null && language !== "en"
    ? `This seems to be ${nameLanguage(language)}. Please write it in English, as your posts are.`
    : null;
}

function countPraise(text: string): number {
  return (text.match(HYPE_WORDS)?.length ?? 0) + (text.match(PRAISE)?.length ?? 0);
}

function judgeQuestion(answer: string): string | null {
  if (!answer.includes("?"))
    return isWish(answer) ? null : "Make it a question, with a question mark.";
  if (countWords(answer) < 4) return "Ask something that only readers know.";
  if (
    /\bwould you pay\b|\bwould you (?:use|buy|try|want)(?:\?| (?:for )?(?:it|this|that|these|something|anything|my|our|such|one(?: like| of|\?)|(?:the|an?) (?:\w+ )?(?:betas?|demos?|apps?|tools?|sites?|services?|products?|things?|extensions?|programs?))(?: |\?|,|$))|\b(?:any )?thoughts\?|\bwhat do you (?:all )?think(?: (?:of|about) (?:my|our|this|it|the app))?\?|\b(?:rate|roast) (?:my|our)\b|\bcheck (?:it|this) out\b/i.test(
      answer,
    )
  )
    return "Ask what readers know from their own lives, not what they think of your project.";
  return null;
}

/** 'need someone with a lift van': what readers can do. */
export function isWish(answer: string): boolean {
  return (
    !answer.includes("?") &&
    /^(?:(?:I|we)(?:['’](?:m|re))? (?:am |are )?)?(?:need|want|looking for|look for|searching for|please|send|bring|come|try|if you)\b/i.test(
      answer,
    )
  );
}

function judgeQuotation(answer: string): string | null {
  if (!/["“”«»]|(?:^|\s)['‘].+['’]/.test(answer))
    return "Put their words in quotation marks, and say who said it.";
  return null;
}

/** '10x faster', with nothing counted. */
function isBareClaim(answer: string): boolean {
  const claim =
    /\b\d+(?:[.,]\d+)? ?(?:x|times|%|percent) (?:faster|better|more|cheaper|less|quicker|easier)\b/gi;
  return claim.test(answer) && !hasDigit(answer.replaceAll(claim, ""));
}

const SUBJECTS =
  /^(?:I|we|you|he|she|they|it|there|this|that|these|those|my|our|your|his|her|their|its|a|an|the|one|every|each|all|most|some|nobody|nothing|somebody|someone|people|if|when|for|in|on|at|since|after|before|until|so|about|\d[\d.,]*)\b/i;
const VERBS =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|cannot|could|will|would|shall|should|may|might|must|need|needs|cost|costs|cut|put|let|set|run|runs|work|works|make|makes|made|take|takes|took|get|gets|got|go|goes|went|come|comes|came|keep|keeps|kept|find|finds|found|use|uses|want|wants|know|knows|knew|think|thought|say|says|said|tell|tells|told|see|sees|saw|give|gives|gave|write|writes|wrote|sell|sells|sold|buy|buys|bought|become|becomes|became|turn|turns|grow|grows|grew|show|shows|help|helps|begin|begins|began|stand|stands|stood|hold|holds|held|read|reads|meet|meets|met|pay|pays|paid|open|opens|close|closes|start|starts|stop|stops|ask|asks|look|looks|live|lives|play|plays|rang|stuck|shook|froze|bit|caught|hit|hurt|blew|drank|fed|hung|led|lent|lit|rose|sank|shut|slid|spun|stole|struck|swore|tore|ate|drew|drove|fell|flew|forgot|gave|heard|lost|left|paid|rode|ran|sang|sat|slept|spent|swam|taught|threw|woke|wore|won|\w{2,}ed|\w+n['’]t|\w+['’](?:s|re|ve|ll|m|d))\b/i;
const PRONOUNS = /^(?:I|we|you|he|she|they|it|there|(?:my|our) \w+)\b/i;
const FEW_WORDS = 9;

/** '140 dogs since 2021', '$90 a visit, first call free': posts put 'So far' and 'It costs' before them. */
function isShortFact(id: AnswerId, answer: string): boolean {
  const words = countWords(answer);
  // What it costs and where it is to be had is said in two words.
  if (id === "price" || id === "platform") return !/\bsoon\b/i.test(answer);
  // 'Ios only. No sync.' is how people say what is missing.
  if (id === "limits")
    return (
      words >= 2 &&
      /\b(?:only|no|not|without|yet|up to|so far|just|mostly|\p{L}+n['’]t)\b/iu.test(answer)
    );
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
  if (!/^[\p{Lu}\p{N}"“'‘(]/u.test(typed))
    return !(isSaid && words > 3 && !VERBS.test(answer.split(" ")[0] ?? ""));
  const hasStop = /[.!?"”]$/.test(typed);
  return hasStop ? !isSaid : !(isSaid && SUBJECTS.test(answer));
}
