import type { Measure } from "./concepts/rooms.ts";
import {
  FRACTIONS,
  isAllowing,
  isBetween,
  isCounted as isCountedWord,
  isForEach,
  isOfSpan,
  isOther,
  isOthers,
  isOutOf,
  isTenth,
  isVoter,
} from "./concepts/word-lists.ts";
import type { Part } from "./part.ts";

const DAYS_PER_UNIT = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  quarter: 90,
  year: 365,
} as const;
type Unit = keyof typeof DAYS_PER_UNIT;
const UNITS = Object.keys(DAYS_PER_UNIT) as Unit[];

type Span = { days: number; at: number; isCounted: boolean };

/** Spans of time, with the number before them: '60 days', 'a month', 'day'. */
export function listSpans(part: Part): Span[] {
  return UNITS.flatMap((unit) =>
    part.measures(unit as Measure).map(({ from }) => {
      const count = from > part.from ? (part.tokens[from - 1]?.number ?? null) : null;
      return { days: (count ?? 1) * DAYS_PER_UNIT[unit], at: from, isCounted: count !== null };
    }),
  );
}

/** How many days lie between two: 'once every 60 days', 'one post per week', 'wait 3 days'. */
export function findGap(part: Part): number | null {
  if (isOfOurs(part) || isOfComments(part)) return null;
  for (const { days, at, isCounted } of listSpans(part)) {
    // 'A 7-day ban', 'a 41-year-old'
    if (isOfSpan(part.tokens[at + 1]?.text ?? "") || isPunished(part, at)) continue;
    const start = at - (isCounted ? 2 : 1);
    const every =
      part
        .measures("every")
        .findLast(
          ({ from, to }) => to > start - 1 && from <= start && from >= start - 3 && from < at,
        ) ?? (part.tokens[start]?.text === "/" ? { from: start } : undefined);
    const isPer = every && !WITHIN.test(part.tokens[every.from - 1]?.text ?? "");
    if (every && isPer) {
      const times = countTimes(part, every.from);
      // More than one a day keeps nobody from anything.
      if (times !== null) return days / times >= 1 ? round(days / times) : null;
      const isPlain = /^(?:every|each|alle|jede\w*|tous|toutes|chaque|cada)$/.test(
        part.tokens[every.from]?.text ?? "",
      );
      if (isPlain && isCounted) return days >= 1 ? round(days) : null;
      if (
        /^(?:per|pro|par|por|\/)$/.test(part.tokens[every.from]?.text ?? "") &&
        /^(?:post|posts|limit)$/.test(part.tokens[every.from - 1]?.text ?? "")
      )
        return round(days);
    }
    // 'Once in 45 days'
    const before = part.tokens.slice(Math.max(part.from, at - 8), at).map(({ text }) => text);
    const times = isCounted && WITHIN.test(before.at(-2) ?? "") ? countTimes(part, at - 2) : null;
    if (times !== null && days / times >= 1) return round(days / times);
    const isWaited = before.some((word) => WAITED.test(word));
    const isApart = part.tokens.slice(part.from, part.to).some(({ text }) => isBetween(text));
    const isAgain =
      (AFTER.test(before.at(-2) ?? "") ||
        ((part.has("deny") || before.includes("not")) &&
          before.slice(-4).some((word) => WITHIN.test(word)))) &&
      part.tokens.slice(part.from, at).some(({ text }) => AGAIN.test(text));
    const isOne = /^(?:an?|one)$/.test(part.tokens[at - 1]?.text ?? "") || isCounted;
    if (
      isOne &&
      days <= LONGEST_GAP &&
      (isWaited || isApart || isAgain) &&
      days >= 1 &&
      !isOfAccounts(part)
    )
      return round(days);
  }
  return null;
}

const BOUNDS =
  /^(?:cap|keep|restrict|remov|delet|beschrank|begrenz|losch|allow|permit|limit|let|ask|want|accept|tolerat|erlaub|bitt|woll|limit|demand|accept|toler|permit|pedi|acept|aceit)/;

/** 'We read one chapter a day': what everybody there does. */
function isOfOurs(part: Part): boolean {
  const isOurs = /^(?:we|wir|nous)$/.test(part.tokens[part.from]?.text ?? "");
  const verbs = part.tokens.slice(part.from + 1, part.to);
  return isOurs && !verbs.some(({ text }) => BOUNDS.test(text)) && !part.has("only", "deny");
}

const REPLIES =
  /^(?:comments?|repl(?:y|ies)|answers?|guess(?:es)?|votes?|responses?|kommentare?n?)$/;
const POSTINGS =
  /^(?:post\w*|submi\w+|threads?|links?|promo\w*|beitrag\w*|publi\w+|advert\w*|ads|repost\w*|shar\w+)$/;

/** 'One guess a day', 'if no reply comes within four days': nothing that a post has to wait for. */
function isOfComments(part: Part): boolean {
  const words = part.tokens.slice(part.from, part.to).map(({ text }) => text);
  return (
    words.some((word) => REPLIES.test(word)) &&
    !words.some((word) => POSTINGS.test(word)) &&
    part.measures("once").length === 0
  );
}

const NEAR_PUNISHMENT = 5;

/** 'Banned for a month', 'we delete three a week': what is done to posts. */
function isPunished(part: Part, at: number): boolean {
  const before = part.tokens.slice(Math.max(part.from, at - NEAR_PUNISHMENT), at);
  const isOurs = /^(?:we|wir|on|nous)$/.test(part.tokens[part.from]?.text ?? "");
  return (
    before.some(({ text }) => /^(?:bann|gesperrt|banni|banead|banid|suspend)/.test(text)) ||
    (isOurs && part.hasBetween(["deny"], part.from, at))
  );
}

/** 'Four years later' bounds nothing. */
const LONGEST_GAP = 366;
const WAITED = /^(?:wait|warte\w*|attend\w*|esper\w*|aguard\w*)$/;
const WITHIN = /^(?:within|in|last|past|binnen|innerhalb|dans|en|em)$/;
const AFTER = /^(?:after|nach|apres|despues|tras|depois|apos)$/;
const AGAIN = /^(?:twice|again|same|repost\w*|another|new|posted)$/;

export function round(days: number): number {
  return Math.max(1, Math.round(days));
}

function isOfAccounts(part: Part): boolean {
  const isApart = part.tokens.slice(part.from, part.to).some(({ text }) => isBetween(text));
  return part.measures("account").length > 0 || (part.measures("karma").length > 0 && !isApart);
}

/** '… once', 'one post', '2 links' before the span; null where nothing is counted. */
function countTimes(part: Part, before: number): number | null {
  for (let at = before - 1; at >= Math.max(part.from, before - FARTHEST_COUNT); at -= 1) {
    const token = part.tokens[at];
    if (!token) continue;
    if (part.measures("once").some(({ from, to }) => from <= at && at < to)) return 1;
    const isTime = listSpans(part).some((span) => span.at === at + 1);
    // 'Six days a week' counts days, and no posts.
    if (token.number !== null) return isTime ? null : token.number;
    if (/^(?:a|single)$/.test(token.text) && at === before - 2) return 1;
  }
  return null;
}

/** How much of what one posts may promote: '10 %', '9:1', 'one in ten'. */
export function findShare(part: Part): number | null {
  if (part.tokens.slice(part.from, part.to).some(({ text }) => isTenth(text))) return 10;
  const fraction = findFraction(part);
  if (fraction !== null) return fraction;
  for (const { from } of part.measures("percent")) {
    const percent = part.tokens[from - 1]?.number ?? null;
    // '90 % of what you post must be about other things' leaves 10 %.
    const isOfVoters = isVoter(part.tokens[from + 2]?.text ?? "");
    if (percent !== null && percent > 0 && percent < 100 && !isOfVoters)
      return percent <= 50 ? percent : 100 - percent;
  }
  for (let at = part.from + 1; at < part.to - 1; at += 1) {
    const [first, last] = [
      part.tokens[at - 1]?.number ?? null,
      part.tokens[at + 1]?.number ?? null,
    ];
    const mark = part.tokens[at]?.text ?? "";
    // 'Rule six: one per day' is no ratio.
    const isLabel = mark === ":" && isBehindLabel(part, at);
    if (first !== null && last !== null && !isLabel && /^(?::|\/|in|to|zu|sur|de|em)$/.test(mark)) {
      const share = readRatio(first, last, mark);
      if (share !== null) return share;
    }
    // 'The 90-10 rule', and 'for every nine posts … one of your own'.
    const next = part.tokens[at]?.number ?? null;
    if (first !== null && next !== null && first + next === 100) return Math.min(first, next);
    const isSpanned = listSpans(part).some((span) => span.at === at + 2);
    if ((mark === "every" || mark === "cada") && last !== null && last >= 2 && !isSpanned) {
      const one = part.tokens.slice(at + 2, part.to).some(({ number }) => number === 1);
      if (one) return last === 9 || last === 10 ? 10 : Math.round(100 / (last + 1));
    }
  }
  return findOneIn(part) ?? findOneOf(part) ?? findForEach(part) ?? findForOthers(part);
}

/** Whether a space stands behind a mark, and none before it. */
function isBehindLabel(part: Part, at: number): boolean {
  const [before, mark, next] = [part.tokens[at - 1], part.tokens[at], part.tokens[at + 1]];
  return mark?.start === before?.end && (next?.start ?? 0) > (mark?.end ?? 0);
}

/** 'Out of any twenty posts of yours, one', 'von zwanzig Beiträgen darf einer …' */
function findOneOf(part: Part): number | null {
  const at = part.tokens.findIndex(
    ({ number }, index) => index > part.from && index < part.to && number !== null && number >= 3,
  );
  const total = part.tokens[at]?.number ?? null;
  const before = part.tokens.slice(Math.max(part.from, at - 2), Math.max(at, 0));
  const behind = part.tokens.slice(at + 1, Math.min(part.to, at + 1 + FARTHEST_ONE));
  const one = behind.findIndex(({ number }) => number === 1);
  const isApart = behind
    .slice(0, Math.max(one, 0))
    .some(({ text }) => text === "," || isAllowing(text));
  const isSpanned = listSpans(part).some((span) => span.at === at + 1);
  return total !== null && isApart && !isSpanned && before.some(({ text }) => isOutOf(text))
    ? readRatio(1, total, "in")
    : null;
}

const FARTHEST_ONE = 8;

/** 'If more than a fifth of your posts …' */
function findFraction(part: Part): number | null {
  for (let at = part.from + 1; at < part.to - 1; at += 1) {
    const share = FRACTIONS.get(part.tokens[at]?.text ?? "");
    const [before, after] = [part.tokens[at - 1], part.tokens[at + 1]?.text ?? ""];
    if (share && (before?.number === 1 || before?.text === "a") && isOutOf(after)) return share;
  }
  return null;
}

/** 'For each link of your own, nine comments on other things.' */
function findForEach(part: Part): number | null {
  const each = part.tokens.findIndex(
    ({ text }, at) =>
      at >= part.from &&
      at < part.to &&
      isForEach(text) &&
      (part.tokens[at + 1]?.number === 1 ||
        isForEach(part.tokens[at + 1]?.text ?? "") ||
        isEvery(text)),
  );
  if (each === -1) return null;
  const count = part.tokens.findIndex(
    ({ number }, at) => at > each + 1 && at < part.to && number !== null && number >= 3,
  );
  const isOfOthers = part.tokens.slice(count + 1, count + 3).some(({ text }) => isOther(text));
  const total = part.tokens[count]?.number ?? null;
  return count !== -1 && total !== null && total <= 20 && isOfOthers
    ? readRatio(1, total, ":")
    : null;
}

/** 'Neuf messages pour les autres, un pour vous', 'three on anything except your shop, then one on that'. */
function findForOthers(part: Part): number | null {
  const count = part.tokens.findIndex(
    ({ number }, at) => at >= part.from && at < part.to && number !== null && number >= 3,
  );
  const total = part.tokens[count]?.number ?? null;
  const rest = part.tokens.slice(count + 1, part.to);
  const isOfOthers = rest.slice(0, FARTHEST_COUNT).some(({ text }) => isOthers(text));
  const isOne = rest.some(({ number }) => number === 1);
  return total !== null && total <= 20 && isOfOthers && isOne ? readRatio(1, total, ":") : null;
}

/** 'Every' is by itself, and 'for' and 'auf' take a number. */
function isEvery(word: string): boolean {
  return word !== "auf" && word !== "for" && word !== "por" && word !== "para" && word !== "pour";
}

const FARTHEST_COUNT = 6;

/** 'One post in ten', 'una de cada diez', 'one out of every ten': one, what is counted, and out of how many. */
function findOneIn(part: Part): number | null {
  for (let at = part.from; at < part.to; at += 1) {
    if (part.tokens[at]?.number !== 1) continue;
    for (let end = at + 2; end <= Math.min(at + FARTHEST_COUNT, part.to - 1); end += 1) {
      const total = part.tokens[end]?.number ?? null;
      const between = part.tokens.slice(at + 1, end).map(({ text }) => text);
      if (!between.every((word) => isCountedWord(word))) break;
      const isSpanned = listSpans(part).some((span) => span.at === end + 1);
      if (total === null || total < 3 || isSpanned || !between.some((word) => isOutOf(word)))
        continue;
      return readRatio(1, total, "in");
    }
  }
  return null;
}

function readRatio(first: number, last: number, mark: string): number | null {
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  if (low < 1 || high > 100 || low === high) return null;
  if (low === 1 && (high === 9 || high === 10)) return 10;
  if (low + high === 100) return low;
  if (mark !== ":" && mark !== "to" && mark !== "zu")
    return low === 1 && high <= 20 && mark === "in" ? Math.round(100 / high) : null;
  return high <= 20 ? Math.round((100 * low) / (low + high)) : null;
}
