import { SAYS } from "#engine/lexicon/phrases.ts";
import { endsWithOne, squeezeSpaces } from "#engine/text/characters.ts";
import { type PageContent, readTitle, isStandIn } from "./page-content.ts";
import { learnCase, quieten } from "./restore-case.ts";
import { splitSentences } from "./split-sentences.ts";
import { countWords, tellsFact } from "./tells-fact.ts";
import { flattenText } from "./flatten-text.ts";
import {
  ABOUT_US,
  ADDRESS,
  BROKEN,
  BULLETS,
  DOES,
  FOR_WHOM,
  GREETING,
  IS_A,
  OPENING,
  OPENS_WITH_VOWEL,
  SMALL_NAME,
  OFFERS,
  PICTURES,
  WORLDS_BEST,
} from "./page-rows.ts";

const MAX_LENGTH = 600;
const MIN_WORDS = 7;
const MAX_SENTENCES = 4;
/** Further down a page are its details, its readers' voices and its blog. */
const MAX_PARAGRAPHS = 40;

/** Enough to be told, and enough to fill up where little else was found. */
const WORTH_TELLING = 2.4;
const WORTH_ADDING = 1;

const NO_SENTENCE = -1;

type Candidate = {
  text: string;
  score: number;
  place: number;
  leansOn: number | null;
  isFragment: boolean;
};

/**
 * What a page says it is about, in two to four sentences of its own, lightly cleaned; null where it
 * says too little. Nothing is added: no page can make this say what it does not say itself.
 */
export function describePage(page: PageContent): string | null {
  if (isStandIn(page.title ?? "")) return null;
  const candidates = listCandidates(page);
  const best = candidates.toSorted((one, other) => other.score - one.score);
  const chosen = choose(best, WORTH_TELLING, []);
  const filled = chosen.length < 2 ? choose(best, WORTH_ADDING, chosen).slice(0, 2) : chosen;
  const told = keepUpright(filled);
  // One sentence may be anything, unless the page is sure about it.
  const [only] = told;
  if (told.length === 1 && only && only.score < WORTH_TELLING) return null;
  const text = told
    .map((candidate) => candidate.text)
    .join(" ")
    .replaceAll("。 ", "。");
  return countWords(text) >= MIN_WORDS ? text : null;
}

function listCandidates(page: PageContent): Candidate[] {
  const { names, tagline } = readTitle(page);
  const cases = learnCase([page.title ?? "", page.description ?? "", ...names, ...page.paragraphs]);
  const candidates: Candidate[] = [];
  const consider = (block: string, weight: number, fade: number, isProse: boolean) => {
    let told = -1;
    for (const [index, raw] of splitSentences(block).entries()) {
      const text = restoreName(cleanSentence(raw, cases), names);
      if (!tellsFact(text)) continue;
      const isFragment = isProse && !/[.!?。！？…]["”’)]?$/.test(raw);
      const place = candidates.length;
      const score = weight - fade * index - (isFragment ? 1.5 : 0) + scoreSentence(text, names);
      const previous = index > 0 && told === index - 1 ? place - 1 : NO_SENTENCE;
      const leansOn = leansOnPrevious(text) ? previous : null;
      candidates.push({ text, score, place, leansOn, isFragment });
      told = index;
    }
  };
  consider(page.description ?? "", 3, 0.3, false);
  if (tagline !== null) consider(tagline, 0.3, 0, false);
  for (const [index, heading] of page.headings.slice(0, 8).entries()) {
    consider(heading, index === 0 ? 0.6 : -0.6, 0, false);
  }
  for (const [index, paragraph] of page.paragraphs.slice(0, MAX_PARAGRAPHS).entries()) {
    consider(paragraph, Math.max(2 - 0.15 * index, 0), 0.25, true);
  }
  return candidates;
}

function choose(best: Candidate[], threshold: number, already: Candidate[]): Candidate[] {
  const chosen = [...already];
  let length = chosen.reduce((sum, { text }) => sum + text.length + 1, 0);
  for (const candidate of best) {
    if (chosen.length === MAX_SENTENCES) break;
    if (candidate.score < threshold || chosen.includes(candidate)) continue;
    if (length + candidate.text.length > MAX_LENGTH) continue;
    if (chosen.some(({ text }) => isSameStatement(text, candidate.text))) continue;
    chosen.push(candidate);
    length += candidate.text.length + 1;
  }
  return chosen;
}

/** In the page's order, without those that lean on a sentence that was not chosen. */
function keepUpright(chosen: Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of putInOrder(chosen)) {
    const { leansOn, text } = candidate;
    const isUpright = leansOn === null || kept.some(({ place }) => place === leansOn);
    // 'It' is the project, once that was named.
    if (
      isUpright &&
      (kept.length > 0 || !["it ", "its "].some((it) => text.toLowerCase().startsWith(it)))
    )
      kept.push(candidate);
  }
  return kept;
}

/** A point of a list says little before the page has said what it is about. */
function putInOrder(chosen: Candidate[]): Candidate[] {
  const inOrder = chosen.toSorted((one, other) => one.place - other.place);
  const points = inOrder.filter(({ isFragment }) => isFragment);
  return [...inOrder.filter(({ isFragment }) => !isFragment), ...points];
}

/** A name that is written small stays so where a sentence begins with it. */
function restoreName(text: string, names: string[]): string {
  const name = names.find((known) => text.toLowerCase().startsWith(`${known} `));
  return name === undefined ? text : name + text.slice(name.length);
}

const SMALL_WORDS = new Set(
  "a an the and or of to in on for with your you our we is are it its that this by from at as be can".split(
    " ",
  ),
);

/** Whether one sentence says mostly what the other says. */
export function isSameStatement(one: string, other: string): boolean {
  const first = contentWords(one);
  const second = contentWords(other);
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared >= 0.6 * Math.min(first.size, second.size);
}

/** Without endings, so that 'plants' and 'plant' are one word. */
function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(
    words
      .filter((word) => !SMALL_WORDS.has(word))
      .map((word) => word.replace(/(?:ing|es|ed|s)$/, "")),
  );
}

/** How much a sentence says about what the product is, does, and for whom. */
function scoreSentence(sentence: string, names: string[]): number {
  const words = countWords(sentence);
  let score = 0;
  if (names.some((name) => sentence.toLowerCase().startsWith(`${name.toLowerCase()} `))) score += 2;
  if (sentence.toLowerCase().startsWith("it ")) score += 0.8;
  if (IS_A.test(sentence)) score += 1.5;
  if (DOES.test(sentence)) score += 1;
  if (FOR_WHOM.test(sentence)) score += 1;
  if (OFFERS.test(sentence)) score += 1;
  else if (ABOUT_US.test(sentence)) score -= 0.7;
  if (words < 6) score -= 1;
  if (words > 40) score -= 1;
  return score;
}

/** Whether it says little without the sentence before it. */
function leansOnPrevious(sentence: string): boolean {
  return SAYS.leansOnBefore.test(sentence);
}

/** The page's own sentence in plain words: no pictures, praise or shouting, and a full stop. */
export function cleanSentence(text: string, names?: ReadonlyMap<string, string>): string {
  const plain = flattenText(text.replace(PICTURES, " "))
    .replace(BULLETS, "")
    .replace(GREETING, (_, name: string, article: string) => `${name} is ${article} `)
    .replace(OPENING, "");
  const calm = removePraise(plain).replace(/(?<!\s)\s+([,.;:!?])/g, "$1");
  const ended = calm.replace(/(?<![\s!.…:;,–—-])[\s!.…:;,–—-]+$/u, "").replace(/!+/g, ".");
  if (ended === "") return "";
  const stop = endsWithOne(ended, "。！？?.") || endsWithOne(calm, "。！") ? "" : stopFor(ended);
  return upperFirst(quieten(ended, names)) + stop;
}

function stopFor(text: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? "。" : ".";
}

function upperFirst(text: string): string {
  // Names such as iOS and npm keep their small letter.
  if (SMALL_NAME.test(text)) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Adjectives and adverbs that can go without a fact being lost: 'the ultimate planner' is a planner. */
const PRAISE = String.raw`(?:#1|number[- ]one|no\. ?1|revolutionary|ultimate|game-changing|groundbreaking|ground-breaking|best-in-class|world-class|cutting-edge|next-gen(?:eration)?|state-of-the-art|industry-leading|market-leading|award-winning|mind-blowing|jaw-dropping|insanely|incredibly|amazing|incredible|awesome|stunning|gorgeous|magical|seamless|seamlessly|effortless|effortlessly|blazing(?:ly)?[- ]fast|lightning[- ]fast|unparalleled|unrivall?ed|unbeatable|innovative|premier|super[- ]powerful|powerful|most (?:powerful|advanced|innovative|beautiful|loved|trusted|intuitive))`;
const START = String.raw`(?<![\p{L}\d-])`;
/** What follows is a noun or another adjective, and not the rest of 'makes it effortless for you'. */
const NOUN = String.raw`(?=(?!(?:for|to|and|or|but|with|in|on|of|as|at|by|from|than|that|when|while|is|are|so|if|the|an?)\b)[\p{L}\d])`;

/** 'A powerful, amazing and seamless client': each goes with what joins it to the next. */
const BEFORE_OTHERS = new RegExp(`${START}${PRAISE}(?:, and |, | and )${NOUN}`, "giu");
/** 'A fast and powerful editor', 'a fast, powerful editor'. */
const AFTER_OTHERS = new RegExp(
  String.raw`(\b(?:an?|the|your|our|its) (?:[\p{L}\d-]+, )?[\p{L}\d-]+)(?:, and |, | and )${PRAISE} ${NOUN}`,
  "giu",
);
const ALONE = new RegExp(`${START}${PRAISE} ${NOUN}`, "giu");

/** Stands where praise stood until the article before it agrees with what follows. */
const GAP = "\u{0}";
// oxlint-disable-next-line no-control-regex
const ARTICLE_AND_GAP = /\b(an?) \u{0}+([\p{L}\d]+)/giu;

/** A sentence without its praise; as it was, where it would not stand without. */
function removePraise(text: string): string {
  const calm = text
    .replace(WORLDS_BEST, (praise) => (praise.toLowerCase().startsWith("the") ? "the " : GAP))
    .replace(AFTER_OTHERS, "$1 ")
    .replace(BEFORE_OTHERS, GAP)
    .replace(ALONE, GAP)
    .replace(ARTICLE_AND_GAP, (_, article: string, next: string) => agree(article, next))
    .replaceAll(GAP, "")
    .replace(/\bbest way to\b/gi, "way to");
  return BROKEN.test(calm) && !BROKEN.test(text) ? text : calm;
}

function agree(article: string, next: string): string {
  const isVowel = OPENS_WITH_VOWEL.test(next);
  return `${article.slice(0, 1)}${isVowel ? "n" : ""} ${next}`;
}

const FEWEST_SENTENCES = 2;
const MOST_SENTENCES = 4;
const MOST_LENGTH = 900;

/** A description by a language model, trimmed to what was asked for; null where too little is left of it. */
export function checkDescription(text: string): string | null {
  const sentences = splitSentences(squeezeSpaces(text).trim())
    .filter((sentence) => !ADDRESS.test(sentence) && countWords(sentence) >= 2)
    .slice(0, MOST_SENTENCES);
  const kept = sentences.join(" ").replaceAll("。 ", "。");
  return sentences.length >= FEWEST_SENTENCES && kept.length <= MOST_LENGTH ? kept : null;
}
