import { escapePattern } from "#engine/text/text-place.ts";
import { nameThing } from "./name-thing.ts";
import { agreeArticles } from "./plain-words.ts";
import { isKind } from "./unfold-slogan.ts";
import { baseOfThirdPerson, isBaseVerb, toGerund, toThirdPerson } from "./verb-forms.ts";

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

const PURPOSE =
  /^(?:i|we)(?:['’]ve| have)? (?:made|built|created|developed|started|launched|wrote|designed) (.+?) to (\p{L}+) (.+)/iu;

const SLOGAN =
  /\b(?:unlock|growth|success|potential|future|never|forever|finally|better|best|love|dream|today|now)\b/i;

/** Null where the sentence does not say, in a way that we can take up, what the project is or does. */
export function parseStatement(sentence: string, name: string): Statement | null {
  const text = sentence.replace(/(?<![.。!])[.。!]+$/u, "").trim();
  return parseKind(text, name) ?? parseDoes(text, name) ?? parseFragment(text, name);
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
  const [first = ""] = phrase.split(
    /,? (?:(?:because|since|so that) |after (?=(?:i|we|my|our)\b))/i,
    1,
  );
  const text = agreeArticles(first.replace(/^(?:the|your|our|my|an?) /i, "a ")).trim();
  // 'We', 'our' and 'I' would speak out of another mouth.
  return hasVoice(text) ? null : { form: "kind", text };
}

function parseDoes(text: string, name: string): Statement | null {
  const rest = afterSubject(text, name)?.trim();
  const [verb = ""] = rest?.split(" ", 1) ?? [];
  if (
    rest &&
    (baseOfThirdPerson(verb) ||
      isNamedDeed(text, name, verb) ||
      /^(?:can|lets|has|does|is (?:made )?for) /i.test(rest)) &&
    !hasVoice(rest)
  ) {
    return { form: "does", text: rest };
  }
  const purpose = parsePurpose(text, name);
  if (purpose) return purpose;
  const [, ours = "", object = ""] = /^(?:we|i) (\p{Ll}+) (.+)$/iu.exec(text) ?? [];
  if (isBaseVerb(ours) && !hasVoice(object)) {
    return { form: "does", text: `${toThirdPerson(ours.toLowerCase())} ${agreeDeeds(object)}` };
  }
  const [, base = "", phrase = ""] = /^(\p{L}+) (.+)$/u.exec(text) ?? [];
  if (
    isBaseVerb(base) &&
    phrase &&
    !hasVoice(phrase) &&
    !/^(?:is|are|was|has|can|will)\b/.test(phrase)
  ) {
    return { form: "does", text: `lets you ${keepDeeds(`${base.toLowerCase()} ${phrase}`)}` };
  }
  return null;
}

/** Behind its name, a word in -s is what the project does, whatever the verb. */
function isNamedDeed(text: string, name: string, verb: string): boolean {
  return name !== "" && text.startsWith(`${name} `) && /^\p{Ll}{3,}[^su]s$/u.test(verb);
}

/** 'We read a book and explain it': it reads and explains. */
function agreeDeeds(object: string): string {
  return object.replace(/(?<=(?:^and|,| and) )(\p{Ll}+)(?= )/gu, (word) =>
    isBaseVerb(word) ? toThirdPerson(word) : word,
  );
}

/** 'Track rows, store patterns, and never lose your place again' promises one thing and lists two. */
function keepDeeds(list: string): string {
  const deeds = list.split(/, (?:and )?| and (?=(?:never|stop|save time|grow|boost|start|get)\b)/i);
  if (!deeds.some((deed) => PROMISE.test(deed))) return list;
  const kept = deeds.filter((deed) => !PROMISE.test(deed));
  const last = kept.at(-1);
  if (last === undefined) return list;
  return kept.length === 1 ? last : `${kept.slice(0, -1).join(", ")} and ${last}`;
}

const PROMISE =
  /^(?:never|stop|save (?:time|hours|money)|grow|boost|unlock|supercharge|get (?:paid|results|more)|start|enjoy|focus)\b/i;

/** 'I built Ledgerly to help freelancers send invoices' */
function parsePurpose(text: string, name: string): Statement | null {
  const [, made = "", verb = "", rest = ""] = PURPOSE.exec(text) ?? [];
  if (!verb || !(made.toLowerCase() === name.toLowerCase() || /^(?:it|this)$/i.test(made))) {
    return null;
  }
  const [end = ""] = rest.split(/,? (?:because|since|after|so that) /i, 1);
  const object = end.replace(/\b(?:my|our) /gi, "");
  if (!isBaseVerb(verb) || hasVoice(object)) return null;
  return /^(?:help|let|make|keep)$/i.test(verb)
    ? { form: "does", text: `${toThirdPerson(verb.toLowerCase())} ${object}` }
    : { form: "does", text: `is made for ${toGerund(verb.toLowerCase())} ${object}` };
}

/** 'Plant care for busy people' stands behind a colon, whatever it is. */
function parseFragment(text: string, name: string): Statement | null {
  if (name && text.startsWith(`${name} `)) return null;
  const words = text.split(/\s+/).length;
  const isStatement =
    /\b(?:is|are|was|were|will|can|has|have|had|do|does|you['’]re|it['’]s)\b/i.test(text);
  const isEmpty = new Set(text.toLowerCase().split(/\s+/)).size < 2 || SLOGAN.test(text);
  if (isEmpty || words > 14 || isStatement || hasVoice(text) || /[?:]/.test(text)) return null;
  const label = lowerFirstWord(text);
  // 'Habit tracker' only lacks its article.
  const isThing =
    /^[\p{L}\s-]+$/u.test(label) &&
    (nameThing(label, null).noun === label.split(/[\s-]/).at(-1) ||
      (words > 1 && isKind(label.split(/\s/).at(-1) ?? "")));
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
