import { cleanSentence } from "./clean-sentence.ts";
import type { PageContent } from "./page-content.ts";
import { readTitle } from "./page-name.ts";
import { isStandIn } from "./stand-in.ts";
import { learnCase } from "./restore-case.ts";
import { isSameStatement } from "./same-statement.ts";
import { leansOnPrevious, scoreSentence } from "./score-sentence.ts";
import { splitSentences } from "./split-sentences.ts";
import { countWords, tellsFact } from "./tells-fact.ts";

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
    if (isUpright && (kept.length > 0 || !/^its? /i.test(text))) kept.push(candidate);
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
