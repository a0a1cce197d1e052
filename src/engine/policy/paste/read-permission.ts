import { findDay, isNegated, isPermitted, splitRule } from "#engine/rules/reading/split-rule.ts";
import type { StanceOnPromotion } from "#engine/policy/policy.ts";
import {
  DENIED_DAY,
  LIMIT,
  PROMOTING_IDEAS,
  PROMOTION,
  SHOWCASE,
  THREAD,
  readShare,
} from "#engine/rules/reading/read-promotion.ts";
import { splitTags } from "#engine/text/text-place.ts";

export type PastedStance = Omit<StanceOnPromotion, "source">;

export function makeStance(is: PastedStance["is"], more: Partial<PastedStance> = {}): PastedStance {
  return { is, detail: null, flairs: [], day: null, sharePercent: null, ...more };
}

const OWN_THING =
  /\b(?:your|own|personal) (?:own |new |latest |side )?(?:apps?|tools?|startups?|products?|web ?sites?|sites?|games?|blogs?|channels?|links?|services?|businesse?s?|newsletters?|podcasts?|creations?|content|stuff|builds?|launch(?:es)?|work)\b|\bwhat (?:you(?:'ve| have|'re| are)? )(?:made|built|making|building|working on|launched)\b/;

/** A sentence about one's own projects, adverts or work. */
export function isAboutOwnWork(sentence: string): boolean {
  const words = lower(sentence);
  return PROMOTION.test(words.replaceAll(PROMOTING_IDEAS, "")) || isShowcase(words);
}

function isShowcase(words: string): boolean {
  return SHOWCASE.test(words) || OWN_THING.test(words);
}

/** What a sentence allows one to do with one's own work; null where it allows nothing by itself. */
export function readPermission(sentence: string, ruleName: string): PastedStance | null {
  const words = lower(sentence);
  const isNamedSo = isAboutOwnWork(ruleName) && /^(?:only|use|please|keep|these|they|it|that|post|you (?:can|may)|allowed|welcome|must|limit)\b/.test(words); // prettier-ignore
  if (!isAboutOwnWork(sentence) && !isNamedSo) return null;
  if (THREAD.test(words)) return readThread(sentence, words);
  const flairs = listFlairs(sentence);
  const day = findDay(words);
  if (day && !DENIED_DAY.test(words)) return makeStance("weekday", { day, flairs });
  const demandsFlair = /\bflair|\btag(?:s|ged|ging)?\b/.test(words);
  const isBanWithoutFlair = isNegated(words) && !/\bwithout\b|\bunless\b|\bexcept\b/.test(words);
  if (demandsFlair && !isBanWithoutFlair) return makeStance("flair", { flairs });
  if (isNegated(words)) return null;
  if (LIMIT.test(words)) return makeStance("share", { sharePercent: readShare(words) });
  return readWelcome(words);
}

function readThread(sentence: string, words: string): PastedStance | null {
  // 'Do not promote in the help thread' leaves no thread to it.
  const isDenied = /\b(?:no|not|never|don'?t)\b[^.]{0,30}\b(?:in|into) (?:the|our|this)\b/.test(
    words,
  );
  const isException = /\b(?:except|unless|outside|other than|only|instead|without)\b/.test(words);
  if (isDenied && !isException) return null;
  const named = /\b((?:[A-Z][\w'’&-]* |weekly |monthly |daily |pinned |stickied |dedicated |self-promo\w* |promo\w* |showcase |feedback |mega){1,5}threads?)\b/.exec(sentence)?.[1]; // prettier-ignore
  return makeStance("thread", { detail: named ? `the ${named.replace(/^(?:The|Our|In|Use) /, "")}` : null }); // prettier-ignore
}

const INVITED =
  /\b(?:share|post|show|show off|showcase|present|launch|promote|announce|bring|drop) (?:us )?(?:your|what you|any|all)\b/;

function readWelcome(words: string): PastedStance | null {
  const isInvited = INVITED.test(words) && !/\b(?:before|if you|when you|to) (?:share|post|show|promote)/.test(words); // prettier-ignore
  if (!isPermitted(words) && !isInvited) return null;
  if (/\bonly\b/.test(words) && !isInvited) return null;
  const condition = /\b(?:as long as|provided(?: that)?|so long as|if|when) (.{5,80}?)[.!]?$/.exec(words)?.[1]; // prettier-ignore
  return condition
    ? makeStance("value", { detail: `tolerated if ${condition}` })
    : makeStance("welcome");
}

/** 'the Show Off flair', 'flair it as "Launch"', '[Promo]'. */
export function listFlairs(sentence: string): string[] {
  if (!/\bflair|\btag/i.test(sentence)) return [];
  const quoted = Array.from(
    sentence.matchAll(/["“‘]([^"”’\n]{2,40})["”’]|(?<!\w)'([^'\n]{2,40})'(?!\w)/g),
    ([, double, single]) => double ?? single ?? "",
  );
  const marked = [...quoted, ...splitTags(sentence)];
  if (marked.length > 0) return unique(marked);
  const named =
    /\b(?:[Tt]he|[Aa]n?|[Uu]nder|[Ww]ith|[Uu]se|[Uu]sing|[Aa]dd) (?:our )?((?:[A-Z][\w&/-]*)(?: (?:[A-Z][\w&/-]*|and|or|&|my|an?|of)){0,4}) (?:post |link )?(?:flair|tag)s?\b/.exec(
      sentence,
    )?.[1] ??
    /\bflair(?:ed)?(?: (?:it|them|your posts?|posts|as|with|must be|should be|is)){0,3}:? ((?:[A-Z][\w&/-]*)(?: [A-Z][\w&/-]*){0,3})/.exec(
      sentence,
    )?.[1];
  return named ? unique(named.split(/,? or |, /)) : [];
}

function unique(names: string[]): string[] {
  return [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))].slice(
    0,
    6,
  );
}

function lower(sentence: string): string {
  return splitRule({ name: sentence, text: "" }).name;
}
