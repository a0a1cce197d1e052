import { beginsWithCapital, dropQuotes } from "#engine/text/characters.ts";
import { splitTags } from "#engine/text/text-place.ts";
import { isThread, isWeekday } from "./concepts/word-lists.ts";
import type { Day } from "./concepts/rooms.ts";
import type { Mark } from "./marks.ts";
import type { Part } from "./part.ts";

const HEAD = /(?:threads?|megathreads?|faden|post|comment|discussion|chat|desk)$/;
const ADJECTIVE =
  /^(?:weekly|monthly|daily|biweekly|pinned|stickied|sticky|dedicated|designated|official|promo\w*|self|showcase|feedback|mega|\w+lichen?|\w+days?|help|questions?|discussion|&|-)$/;
const RECURS =
  /^(?:weekly|monthly|daily|biweekly|pinned|stickied|sticky|dedicated|designated|official)$/;
const OPENING = /^(?:the|our|in|use|this|that|an?|im|der|den|to|into|please|dem)$/i;
/** The languages that put the adjectives behind. */
const LATIN_HEAD = /^(?:fil|hilo|topico|fio)$/;

/** 'the weekly Launch Pad thread' by its name; null where it has none. */
export function nameThread(part: Part, marks: readonly Mark[]): string | null {
  for (const mark of marks.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const latin = part.tokens.findIndex(
      ({ text }, at) =>
        at >= mark.from &&
        at < mark.to &&
        (LATIN_HEAD.test(text) || (isThread(text) && part.tokens[at + 1]?.text === '"')),
    );
    if (latin !== -1) return quoteAfter(part, latin) ?? part.words(latin, findEnd(part, latin));
    const head = mark.to - 1;
    if (!HEAD.test(part.tokens[head]?.text ?? "")) continue;
    const led = part.tokens.findIndex(
      ({ text }, at) => at >= mark.from && at < head && RECURS.test(text),
    );
    const start = Math.min(findStart(part, head), led === -1 ? head : led);
    if (start < head) return dropQuotes(part.words(start, head + 1)).trim();
  }
  const called = marks.find(({ from }) => isWeekday(part.tokens[from]?.text ?? ""));
  if (called) return part.words(findNameStart(part, called.from), called.to);
  const byName = marks.find(
    ({ from, to }) =>
      to - from > 1 &&
      /^(?:in|into|to|the|our)$/.test(part.tokens[from - 1]?.text ?? "") &&
      beginsWithCapital(part.text.slice(part.tokens[from]?.start ?? 0)),
  );
  if (byName && !marks.some((mark) => HEAD.test(part.tokens[mark.to - 1]?.text ?? "")))
    return part.words(byName.from, byName.to);
  const lone = marks.find((mark) => HEAD.test(part.tokens[mark.to - 1]?.text ?? ""));
  const word = lone ? part.words(lone.to - 1, lone.to) : "";
  return /^.{4,}(?:thread|faden)$/i.test(word) ? word : null;
}

const NEAR_NAME = 6;

/** 'le fil « La Librairie »', 'um tópico para isso, o "Mostra"': the name in quotes. */
function quoteAfter(part: Part, head: number): string | null {
  const isQuote = (from: number, to: number) =>
    part.tokens.findIndex(({ text }, at) => at > from && at <= to && text === '"');
  const open = isQuote(head, Math.min(head + NEAR_NAME, part.to - 1));
  const close = open === -1 ? -1 : isQuote(open, part.to - 1);
  return close > open + 1 ? part.words(open + 1, close) : null;
}

/** 'in the Vendor Wednesday sticky': what is written large before the day is of the name. */
function findNameStart(part: Part, day: number): number {
  const before = part.tokens[day - 1];
  const raw = before ? part.text.slice(before.start, before.end) : "";
  const isName = day - 1 > part.from && beginsWithCapital(raw) && !OPENING.test(raw);
  return isName ? findNameStart(part, day - 1) : day;
}

function findStart(part: Part, head: number): number {
  let start = head;
  for (let at = head - 1; at >= Math.max(part.from, head - 9); at -= 1) {
    const token = part.tokens[at];
    if (!token) break;
    const raw = part.text.slice(token.start, token.end);
    const isName = beginsWithCapital(raw) && !OPENING.test(raw);
    if (isName || ADJECTIVE.test(token.text)) start = at;
    else if (!/^(?:and|or|of|your|my|for|n|"|,|\/)$/.test(token.text)) break;
  }
  while (start < head && /^(?:and|or|of|for|"|-|&|,|use|in)$/.test(part.tokens[start]?.text ?? ""))
    start += 1;
  return start;
}

function findEnd(part: Part, from: number): number {
  let to = from + 1;
  while (
    to < Math.min(part.to, from + 6) &&
    /^[\p{L}]+$/u.test(part.tokens[to]?.text ?? "") &&
    !/^(?:que|qui|y|e|et|o|ou|do|da|est|es|esta)$/.test(part.tokens[to]?.text ?? "")
  )
    to += 1;
  return to;
}

/** One day, the weekend, or all that are named. */
export function nameDays(named: readonly Day[]): string | string[] | null {
  const days = [...new Set(named)];
  if (days.length === 0) return null;
  const isWeekend = days.every(
    (day) => day === "weekend" || day === "Saturday" || day === "Sunday",
  );
  if (isWeekend && (days.includes("weekend") || days.length === 2)) return "weekend";
  return days.length === 1 ? (days[0] ?? null) : days;
}

const UNTIL = /^(?:to|through|thru|until|till|bis|a|au|al|ate)$/;
const BETWEEN = /^(?:between|zwischen|entre)$/;
const AND = /^(?:and|und|et|y|e)$/;

/** 'Friday through Sunday', 'Friday-Sunday', 'between Monday and Thursday': the days between them as well. */
export function nameRange(part: Part, days: readonly { mark: Mark; day: Day }[]): string | null {
  const [first, last, more] = days;
  if (!first || !last || more || first.day === "weekend" || last.day === "weekend") return null;
  const between = part.tokens.slice(first.mark.to, last.mark.from).map(({ text }) => text);
  const isLed = part.tokens
    .slice(Math.max(part.from, first.mark.from - MOST_BEFORE_DAY), first.mark.from)
    .some(({ text }) => BETWEEN.test(text));
  return between.every((word) => UNTIL.test(word) || (isLed && (AND.test(word) || LE.test(word))))
    ? `${first.day} to ${last.day}`
    : null;
}

/** 'Entre le lundi et le jeudi' */
const MOST_BEFORE_DAY = 2;
const LE = /^(?:le|el|the|o|a)$/;

const ORDINAL = /^(?:first|second|third|fourth|last)$/;

/** 'the last Friday of each month' */
export function nameInMonth(part: Part, days: readonly { mark: Mark; day: Day }[]): string | null {
  const [first] = days;
  const ordinal = first ? (part.tokens[first.mark.from - 1]?.text ?? "") : "";
  if (!first || !ORDINAL.test(ordinal) || part.measures("month").length === 0) return null;
  return `${ordinal} ${first.day} of the month`;
}

const MOST_FLAIRS = 6;

/** 'Flair it: Sketch, Draft or Finished' */
const FLAIRS_BEHIND =
  /(?:[Ff]lairs?|[EÉeé]tiqueta|[EÉeé]tiquette)(?: \p{L}+){0,4} ?: ((?:\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}, ){0,5}\p{Lu}[\p{L}-]*(?: \p{L}+){0,2} (?:or|oder|ou|o) \p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2})[.!]?$/u;

/** 'the Show Off flair', 'flair it as "Launch"', '[Promo]'. */
export function nameFlairs(part: Part): string[] {
  const text = part.words(part.from, part.to);
  const quoted = Array.from(
    text.matchAll(/["“‘„«]([^"”’“»\n]{2,40})["”’“»]|(?<!\w)'([^'\n]{2,40})'(?!\w)/g),
    ([, double, single]) => double ?? single ?? "",
  );
  const listed = FLAIRS_BEHIND.exec(text)?.[1]?.split(/, (?:or |oder |ou |o )?| (?:or|oder|ou|o) /);
  const marked = [...quoted, ...splitTags(text), ...(quoted.length === 0 ? (listed ?? []) : [])];
  const named =
    /\b(?:[Tt]he|[Aa]n?|[Uu]nder|[Ww]ith|[Uu]se|[Uu]sing|[Aa]dd) (?:our )?((?:[A-Z][\w&/-]*)(?: (?:[A-Z][\w&/-]*|and|or|&|my|an?|of)){0,4}) (?:post |link )?(?:flair|tag)s?\b/.exec(
      text,
    )?.[1] ??
    /\b[Ff]lair(?:ed)?(?: (?:it|them|your posts?|posts|as|with|must be|should be|is)){0,3}:? ((?:[A-Z][\w&/-]*)(?: [A-Z][\w&/-]*){0,3})/.exec(
      text,
    )?.[1];
  const names = marked.length > 0 ? marked : (named?.split(/,? or |, /) ?? []);
  return [...new Set(names.map((name) => name.trim()).filter((name) => name.length > 1))].slice(
    0,
    MOST_FLAIRS,
  );
}
