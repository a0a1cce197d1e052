import { baseOfThirdPerson, isBaseVerb, toGerund } from "./verb-forms.ts";

const MOST_WORDS = 8;
const ENDS =
  /[,;:(]|\b(?:so|without|while|that|which|because|when|where|who|using|via|through|before|after|and (?:then|it|get|see|helps?|lets?)|in (?:minutes|seconds|one place)|from (?:one|a single))\b/i;

const HELPS =
  /\b(?:helps?|lets?|allows?|enables?|reminds?|teach(?:es)?)\s+(?:(?!to\b)[\p{L}\d-]+\s+){1,4}?(?:to\s+)?(\p{L}+)\s+(.+)$/iu;
const FOR_DOING = /\b(?:for|of|about|by)\s+(\p{L}{3,}ing)\s+(.+)$/iu;
const TO_DO = /\b(?:to|can)\s+(\p{L}+)\s+(.+)$/iu;
const THAT_DOES = /\b(?:that|which|and)\s+(\p{L}+s)\s+(.+)$/iu;

const DOES = /^(\p{L}+s)\s+(.+)$/iu;

const VAGUE = new Set(
  "help let make work use know keep get see show run take give put turn".split(" "),
);
/** Steps in using something, not what it is used for. */
const STEPS = new Set("upload export import connect add join start get see choose sync".split(" "));

/**
 * The work that a project takes off someone, as one would ask about it: 'a tool that helps you track
 * expenses' is about 'tracking expenses'. Null where no verb gives it away.
 */
export function findJob(statement: string): string | null {
  const [, doing = "", done = ""] = FOR_DOING.exec(statement) ?? [];
  return (
    findHelp(statement, HELPS) ??
    trimJob(`${doing.toLowerCase()} ${done}`) ??
    findHelp(statement, TO_DO) ??
    findDeed(statement, THAT_DOES) ??
    findDeed(statement, DOES)
  );
}

function findHelp(statement: string, pattern: RegExp): string | null {
  const [, verb = "", object = ""] = pattern.exec(statement) ?? [];
  return isBaseVerb(verb) ? toJob(verb, object) : null;
}

function findDeed(statement: string, pattern: RegExp): string | null {
  const [, verb = "", object = ""] = pattern.exec(statement) ?? [];
  const base = baseOfThirdPerson(verb);
  return base && !VAGUE.has(base) ? toJob(base, object) : null;
}

function toJob(base: string, object: string): string | null {
  if (STEPS.has(base.toLowerCase())) return null;
  return trimJob(`${toGerund(base.toLowerCase())} ${object}`);
}

function trimJob(phrase: string): string | null {
  const [whole = ""] = phrase.split(ENDS, 1);
  const words = dropSecondDeed(whole.trim().split(/\s+/));
  if (words.length < 2) return null;
  const kept = words.length > MOST_WORDS ? cutAtPreposition(words) : words;
  const job = kept?.join(" ").replace(/[.\s]+$/, "") ?? "";
  return /\b(?:it|them|this|these|their|and|or|the|a|an|to|for|with|of|in|your)$/i.test(job)
    ? null
    : job || null;
}

/** 'sending plans and remembers names' does two things; the first is the job. */
function dropSecondDeed(words: string[]): string[] {
  const isDeed = (word: string, index: number) =>
    index > 1 && /^(?:and|or)$/.test(words[index - 1] ?? "") && baseOfThirdPerson(word) !== null;
  const second = words.findIndex(isDeed);
  return second < 0 ? words : words.slice(0, second - 1);
}

/** A long object ends before the last preposition that leaves it short enough. */
function cutAtPreposition(words: string[]): string[] | null {
  for (let index = Math.min(MOST_WORDS, words.length - 1); index >= 2; index -= 1) {
    if (/^(?:for|with|in|on|from|at|by|across|to|into|between|and|or)$/i.test(words[index] ?? "")) {
      return words.slice(0, index);
    }
  }
  return null;
}
