import { isBaseVerb, toGerund } from "./verb-forms.ts";

/**
 * A slogan said as a plain statement: 'Never miss a deadline again' keeps you from missing a deadline.
 * What is no slogan that we know comes back as it was.
 */
export function unfoldSlogan(sentence: string): string {
  const opened = upperFirst(sentence.replace(OPENING, ""));
  for (const unfold of [
    unfoldWay,
    unfoldKind,
    unfoldKept,
    unfoldNever,
    unfoldMadeFor,
    unfoldList,
  ]) {
    const plain = unfold(opened.replace(/(?<![.!])[.!]+$/, ""));
    if (plain) return `${plain}.`;
  }
  return opened;
}

const OPENING = /^(?:finally|at last|introducing|say hello to|imagine)[,:]? (?=(?:an?|the|your) )/i;

function upperFirst(text: string): string {
  // Names such as iOS keep their small letter.
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'The easiest way to send invoices' */
function unfoldWay(text: string): string | null {
  const [, verb = "", rest = ""] =
    /^(?:the|an?|your) (?:(?:most )?\p{L}+ )?way to (\p{L}+) (.+)$/iu.exec(text) ?? [];
  return isBaseVerb(verb) ? `It lets you ${verb} ${rest}` : null;
}

const KINDS =
  /^(?:companion|assistant|crm|manager|builder|organi[sz]er|checker|converter|coach|toolkit|kit|workspace|journal|notebook|diary|map|planner|tracker|tool|app|platform|calendar|calculator|generator|marketplace|newsletter|podcast|community|directory|shop|store|course|game|site|website|service|software|solution|wiki|library|timer|reminder|scheduler)$/i;

/** Whether a noun says what kind of thing a project is. */
export function isKind(noun: string): boolean {
  return KINDS.test(noun);
}

/** 'The knitting companion' is a knitting companion. */
function unfoldKind(text: string): string | null {
  const [, kind = "", more = ""] =
    /^(?:the|your) ((?:[\p{L}\d-]+ ){0,4}?[\p{L}-]+)((?: (?:for|to|that|of|with|built|made) .+)?)$/iu.exec(
      text,
    ) ?? [];
  return isKind(kind.split(" ").at(-1) ?? "") ? `A ${kind}${more}` : null;
}

/** 'Your recipes, organised' */
function unfoldKept(text: string): string | null {
  const [, what = "", how = ""] =
    /^(?:all )?your ([^,]{3,50}), (?:finally )?(organi[sz]ed|sorted|tidy|together|in order|in one place|under control|on time|up to date|in sync)(?:,.*)?$/i.exec(
      text,
    ) ?? [];
  return what ? `It keeps your ${what} ${how}` : null;
}

/** 'Never lose your place again', 'Stop losing leads', 'No more spreadsheets' */
function unfoldNever(text: string): string | null {
  const [clause = ""] = text.split(/[,;]| and /, 1);
  const [, verb = "", lost = ""] =
    /^never (?:again )?(\p{L}+) (.+?)(?: again)?$/iu.exec(clause) ?? [];
  if (EVILS.has(verb.toLowerCase())) {
    return `It keeps you from ${toGerund(verb.toLowerCase())} ${lost}`;
  }
  const [, doing = "", object = ""] = /^stop (\p{L}+ing) (.+)$/iu.exec(clause) ?? [];
  if (doing) return `It keeps you from ${doing.toLowerCase()} ${object}`;
  const [, gone = ""] = /^no more (\p{L}+(?: \p{L}+){0,3} ?)$/iu.exec(clause) ?? [];
  return gone ? `It does away with ${gone}` : null;
}

const EVILS = new Set("lose miss forget kill waste overpay overbook run buy leave skip".split(" "));

/** 'Built for nurses' */
function unfoldMadeFor(text: string): string | null {
  const [, whom = ""] =
    /^(?:built|made|designed|created|crafted) (?:just |especially |specifically )?(for [^,;]+)$/i.exec(
      text,
    ) ?? [];
  return whom ? `It is made ${whom}` : null;
}

/** 'Invoices, reminders, time tracking' */
function unfoldList(text: string): string | null {
  const items = text
    .split(/(?:(?<!\s)\s+)?,\s*(?:and |& )?|(?<!\s)\s+(?:and|&)\s+/)
    .filter(Boolean);
  const last = items.at(-1);
  if (items.length < 3 || last === undefined || !items.every(isNoun)) return null;
  const others = items.slice(0, -1).map(lowerFirst);
  return `It covers ${others.join(", ")} and ${lowerFirst(last)}`;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function isNoun(item: string): boolean {
  return (
    item.split(" ").length <= 3 &&
    !isBaseVerb(item.split(" ", 1)[0] ?? "") &&
    !/^(?:an?|the|your|for|with|it|you|we|i|no|not|so|fast|free|simple|easy|safe|private|secure|fun)\b/i.test(
      item,
    ) &&
    /^[\p{L}\d -]+$/u.test(item)
  );
}
