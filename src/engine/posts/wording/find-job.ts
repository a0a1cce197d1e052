import { baseOfGerund, baseOfThirdPerson, isBaseVerb, toGerund } from "./verb-forms.ts";

const MOST_WORDS = 8;
const ENDS =
  /[,;:(]|\b(?:so|without|while|that|which|because|when|where|who|using|via|through|before|after|and (?:then|it|get|see|helps?|lets?)|in (?:minutes|seconds|one place)|from (?:one|a single))\b/i;

const HELPS =
  /\b(?:helps?|lets?|allows?|enables?|reminds?|teach(?:es)?)\s+(?:(?!to\b)[\p{L}\d-]+\s+){1,4}?(?:to\s+)?(\p{L}+)\s+(\S.*)/iu;
const FOR_DOING = /\b(?:for|of|about|by)\s+(\p{L}{3,}ing)\s+(\S.*)/iu;
const TO_DO = /\b(?:to|can)\s+(\p{L}+)\s+(\S.*)/iu;
const THAT_DOES = /\b(?:that|which|and)\s+(\p{L}+s)\s+(\S.*)/iu;

/** What one is kept from is what one wants not to do. */
const KEEPS_FROM = /\bkeeps? (?:you|\p{L}+) from (\p{L}+ing .+)/iu;
const DOES = /^(\p{L}+s)\s+(\S.*)/iu;

const VAGUE = new Set(
  "help let make work use know get see show run take give put cover understand".split(" "),
);
/** Steps in using something, not what it is used for. */
const STEPS = new Set("upload export import connect add join start get see choose sync".split(" "));

/**
 * The work that a project takes off someone, as one would ask about it: 'a tool that helps you track
 * expenses' is about 'tracking expenses'. Null where no verb gives it away.
 */
export function findJob(statement: string): string | null {
  const [, kept = ""] = KEEPS_FROM.exec(statement) ?? [];
  if (kept) return trimJob(`not ${kept}`);
  const [, doing = "", done = ""] = FOR_DOING.exec(statement) ?? [];
  return (
    findHelp(statement, HELPS) ??
    (baseOfGerund(doing) ? trimJob(`${doing.toLowerCase()} ${done}`) : null) ??
    findDeed(statement, DOES) ??
    findHelp(statement, TO_DO) ??
    findDeed(statement, THAT_DOES)
  );
}

/** All that it takes off someone: a list of deeds has several. */
export function findJobs(statement: string): string[] {
  const [, covered = ""] = /^covers ([\p{L} ]+?(?:s|ing))(?:,| and )/u.exec(statement) ?? [];
  const first = covered || findJob(statement);
  if (!first) return [];
  const further = statement.split(/, (?:and )?| and /).slice(1);
  const others = further.flatMap((deed) => {
    const [verb = "", ...object] = deed.split(" ");
    const base = isBaseVerb(verb) ? verb.toLowerCase() : baseOfThirdPerson(verb);
    const job = base && !VAGUE.has(base) && object.length > 0 && toJob(base, object.join(" "));
    return job ? [job] : [];
  });
  return [...new Set([first, ...others])];
}

/** The same behind 'to' or 'do you': 'track expenses'; null where the first word is no verb form. */
export function toTask(job: string): string | null {
  const [first = "", ...rest] = job.split(" ");
  if (first === "not") return `keep from ${rest.join(" ")}`;
  const base = baseOfGerund(first);
  return base && [base, ...rest].join(" ");
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
  const job = dropAudience(kept?.join(" ").replace(/(?<![.\s])[.\s]+$/, "") ?? "");
  // 'Reminding you' and 'sending them' want to know of what.
  if (/^\S+ing (?:you|them|it|this|that|of)\b/i.test(job)) return null;
  return /\b(?:it|them|this|these|their|and|or|the|a|an|to|for|with|of|in|your)$/i.test(job)
    ? null
    : job || null;
}

/** 'sending invoices for freelancers' is about sending invoices; whom it is for is the product's matter. */
function dropAudience(job: string): string {
  const [, kept = ""] = /^(\S+ing (?!for )\S.*?) for (?:\S+ ){0,3}\S+$/i.exec(job) ?? [];
  return kept || job;
}

/** 'sending plans and remembers names' does two things; the first is the job. */
function dropSecondDeed(words: string[]): string[] {
  const isDeed = (word: string, index: number) =>
    index > 1 &&
    /^(?:and|or)$/.test(words[index - 1] ?? "") &&
    (baseOfThirdPerson(word) !== null || isBaseVerb(word));
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
