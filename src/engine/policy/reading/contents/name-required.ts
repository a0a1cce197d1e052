import { hasLetter } from "#engine/text/characters.ts";
import { isCopula } from "../concepts/page-words.ts";
import type { Part } from "../part.ts";
import { trimWords } from "../words/tokens.ts";

/** What a poster has or is, what moderators are told, and what nobody could point at. */
const NOT_TOLD =
  /\b(?:flairs?|tags?|mods?|moderators?|modmail)\b|^(?:[^\s]+ ){0,5}(?:history|accounts?|karma|opportunity|substance|efforts?|esfuerzo|relevance|association)\b|^(?:(?:some|any|meaningful) )*discussion\b|^(?:what|which|how|why)$|^(?:once|twice|daily|weekly|monthly)\b/i;

/** Whether it is nothing that a post tells: '[WIP] at the start of the title' is a title's. */
export function isNotTold(value: string): boolean {
  return NOT_TOLD.test(value) || (value.startsWith("[") && /\btitles?\b/i.test(value));
}

const REQUIRED = /^(?:required|mandatory|compulsory|pflicht|obligatoire|obligatorio|obligatoria)$/;
const MOST_REQUIRED = 6;

/** 'A short description is required.' */
export function nameRequired(part: Part): string | null {
  const at = part.tokens.findIndex(({ text }, index) => index >= part.from && REQUIRED.test(text));
  const end = isCopula(part.tokens[at - 1]?.text ?? "") ? at - 1 : at;
  const isLast = part.tokens.slice(at + 1, part.to).every(({ text }) => !hasLetter(text));
  const isBound = part.has("deny", "permit", "condition", "without", "except");
  const words = trimWords(part.words(part.from, end));
  const isThing = end - part.from <= MOST_REQUIRED && !BEHAVIOUR.test(words);
  return at > part.from && isLast && !isBound && isThing ? words : null;
}

/** What nobody can put into a post. */
const BEHAVIOUR =
  /\b(?:civility|respect|kindness|courtesy|politeness|reddiquette|approval|permission|verification|registration|posts?|tags?|titles?|languages?|english|nsfw|spoilers?|readings?)\b/i;
