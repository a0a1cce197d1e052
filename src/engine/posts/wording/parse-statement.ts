import { escapePattern } from "#engine/text/text-place.ts";
import { nameThing } from "./name-thing.ts";
import { agreeArticles } from "./plain-words.ts";
import { baseOfThirdPerson, isBaseVerb, toThirdPerson } from "./verb-forms.ts";

/**
 * What one sentence of a description says, in a form that another sentence can take up:
 * `kind` follows 'it is' ('a planner for choirs'), `does` follows 'it' ('sends reminders'), and `label`
 * follows a colon ('plant care for busy people').
 */
export type Statement = { form: "kind" | "does" | "label"; text: string };

const SUBJECT =
  "(?:it|this|this (?:app|tool|site|project|website|service|product)|the (?:app|tool|site|platform|website|service|product)|our (?:app|tool|site|platform|website|service|product)|my (?:app|tool|site|platform|website|service|product|project))";
const MAKING =
  /^(?:i|we)(?:['’]ve| have|['’]m| am|['’]re| are)? (?:just |recently |also )?(?:made|built|created|developed|started|launched|wrote|designed|run|make|building|making|developing|working on) (?=an? )/i;

const SLOGAN =
  /\b(?:unlock|growth|success|potential|future|never|forever|finally|better|best|love|dream|today|now)\b/i;

/** Null where the sentence does not say, in a way that we can take up, what the project is or does. */
export function parseStatement(sentence: string, name: string): Statement | null {
  const text = sentence.replace(/[.。!]+$/u, "").trim();
  return parseKind(text, name) ?? parseDoes(text, name) ?? parseFragment(text);
}

function parseKind(text: string, name: string): Statement | null {
  const apposed =
    name && new RegExp(`\\b${escapePattern(name)}, (?=(?:an?|the|your) )`, "i").exec(text);
  if (apposed) return toKind(text.slice(apposed.index + apposed[0].length));
  const making = MAKING.exec(text);
  if (making) return toKind(text.slice(making[0].length));
  const rest = afterSubject(text, name);
  const isA = /^(?:is|are|['’]s) (?:just |basically |simply )?(?=(?:an?|the|your|our|my) )/i.exec(
    rest ?? "",
  );
  if (rest !== null && isA) return toKind(rest.slice(isA[0].length));
  // 'Fernly, a calendar for plants' and 'Fernly: a calendar for plants' name the project first.
  const named = rest === null ? null : /^\s*[,:–—-]\s*(?=(?:an?|the|your) )/i.exec(rest);
  if (rest !== null && named) return toKind(rest.slice(named[0].length));
  return /^an? \p{Ll}/iu.test(text) ? toKind(text) : null;
}

function toKind(phrase: string): Statement | null {
  const [first = ""] = phrase.split(/,? (?:because|since|after|so that) /i, 1);
  const text = agreeArticles(first.replace(/^(?:the|your|our|my|an?) /i, "a ")).trim();
  // 'We', 'our' and 'I' would speak out of another mouth.
  return hasVoice(text) ? null : { form: "kind", text };
}

function parseDoes(text: string, name: string): Statement | null {
  const rest = afterSubject(text, name)?.trim();
  const [verb = ""] = rest?.split(" ", 1) ?? [];
  if (
    rest &&
    (baseOfThirdPerson(verb) || /^(?:can|lets|has|does) /i.test(rest)) &&
    !hasVoice(rest)
  ) {
    return { form: "does", text: rest };
  }
  const [, ours = "", object = ""] = /^(?:we|i) (\p{Ll}+) (.+)$/iu.exec(text) ?? [];
  if (isBaseVerb(ours) && !hasVoice(object)) {
    return { form: "does", text: `${toThirdPerson(ours.toLowerCase())} ${object}` };
  }
  const [, base = "", phrase = ""] = /^(\p{L}+) (.+)$/u.exec(text) ?? [];
  if (
    isBaseVerb(base) &&
    phrase &&
    !hasVoice(phrase) &&
    !/^(?:is|are|was|has|can|will)\b/.test(phrase)
  ) {
    return { form: "does", text: `lets you ${base.toLowerCase()} ${phrase}` };
  }
  return null;
}

/** 'Plant care for busy people' stands behind a colon, whatever it is. */
function parseFragment(text: string): Statement | null {
  const words = text.split(/\s+/).length;
  const isStatement =
    /\b(?:is|are|was|were|will|can|has|have|had|do|does|you['’]re|it['’]s)\b/i.test(text);
  const isEmpty = new Set(text.toLowerCase().split(/\s+/)).size < 2 || SLOGAN.test(text);
  if (isEmpty || words > 14 || isStatement || hasVoice(text) || /[?:]/.test(text)) return null;
  const label = lowerFirstWord(text);
  // 'Habit tracker' only lacks its article.
  const isThing =
    /^[\p{L}\s-]+$/u.test(label) && nameThing(label, null).noun === label.split(/[\s-]/).at(-1);
  return isThing ? toKind(`a ${label}`) : { form: "label", text: label };
}

/** What follows the project's name or a word for it; null where the sentence begins otherwise. */
function afterSubject(text: string, name: string): string | null {
  if (name && text.toLowerCase().startsWith(name.toLowerCase())) {
    const rest = text.slice(name.length);
    return /^[\p{L}\p{N}]/u.test(rest) ? null : rest.trimStart();
  }
  const subject = new RegExp(`^${SUBJECT}(?= |['’]s )`, "i").exec(text);
  return subject ? text.slice(subject[0].length).trimStart() : null;
}

function hasVoice(text: string): boolean {
  return /\b(?:we|our|ours|us|i|my|me|mine|i['’]\w+|we['’]\w+)\b/i.test(text);
}

/** A capital that only began the sentence goes; names and abbreviations keep theirs. */
export function lowerFirstWord(text: string): string {
  const [first = ""] = text.split(/[\s,]/, 1);
  return /^\p{Lu}\p{Ll}+(?:[-'’]\p{Ll}+)*$/u.test(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
