import { hasDigit } from "#engine/text/characters.ts";
import type { Measure } from "./concepts/rooms.ts";
import { isWord } from "./concepts/words.ts";
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
function listSpans(part: Part): Span[] {
  return UNITS.flatMap((unit) =>
    part.measures(unit as Measure).map(({ from }) => {
      const count = from > part.from ? (part.tokens[from - 1]?.number ?? null) : null;
      return { days: (count ?? 1) * DAYS_PER_UNIT[unit], at: from, isCounted: count !== null };
    }),
  );
}

/** How many days lie between two: 'once every 60 days', 'one post per week', 'wait 3 days'. */
export function findGap(part: Part): number | null {
  for (const { days, at, isCounted } of listSpans(part)) {
    const start = at - (isCounted ? 2 : 1);
    const every = part
      .measures("every")
      .find(({ from, to }) => to > start - 1 && from <= start && from >= start - 3 && from < at);
    const isPer = every && !isWord(part.tokens[every.from - 1]?.text, "within");
    if (every && isPer) {
      const times = countTimes(part, every.from);
      // More than one a day keeps nobody from anything.
      if (times !== null) return days / times >= 1 ? round(days / times) : null;
      const isPlain = isWord(part.tokens[every.from]?.text, "every");
      if (isPlain && isCounted) return round(days);
      if (
        isWord(part.tokens[every.from]?.text, "per") &&
        isWord(part.tokens[every.from - 1]?.text, "limited")
      )
        return round(days);
    }
    // 'Once in 45 days'
    const before = part.tokens.slice(Math.max(part.from, at - 8), at).map(({ text }) => text);
    const times = isCounted && isWord(before.at(-2), "within") ? countTimes(part, at - 2) : null;
    if (times !== null && days / times >= 1) return round(days / times);
    // 'A 7-day ban'
    if (isWord(part.tokens[at + 1]?.text, "bans")) continue;
    const isWaited = before.some((word) => isWord(word, "waits"));
    const isBetween =
      isCounted &&
      (isWord(part.tokens[at + 1]?.text, "between") || before.some((word) => word === "zwischen"));
    const isAgain =
      part.has("deny") &&
      before.slice(-4).some((word) => isWord(word, "within")) &&
      part.tokens.slice(part.from, at).some(({ text }) => isWord(text, "again"));
    const isOne = isWord(part.tokens[at - 1]?.text, "one") || isCounted;
    if (isOne && (isWaited || isBetween || isAgain) && days >= 1 && !isOfAccounts(part))
      return round(days);
  }
  return null;
}

function round(days: number): number {
  return Math.max(1, Math.round(days));
}

function isOfAccounts(part: Part): boolean {
  return part.measures("account").length > 0 || part.measures("karma").length > 0;
}

/** '… once', 'one post', '2 links' before the span; null where nothing is counted. */
function countTimes(part: Part, before: number): number | null {
  for (let at = before - 1; at >= Math.max(part.from, before - 4); at -= 1) {
    const token = part.tokens[at];
    if (!token) continue;
    if (part.measures("once").some(({ from, to }) => from <= at && at < to)) return 1;
    if (token.number !== null) return token.number;
    if (isWord(token.text, "aSingle") && at === before - 2) return 1;
  }
  return null;
}

/** How much of what one posts may promote: '10 %', '9:1', 'one in ten'. */
export function findShare(part: Part): number | null {
  if (part.says("tenth")) return 10;
  for (const { from } of part.measures("percent")) {
    const percent = part.tokens[from - 1]?.number ?? null;
    // '90 % of what you post must be about other things' leaves 10 %.
    if (percent !== null && percent > 0 && percent < 100)
      return percent <= 50 ? percent : 100 - percent;
  }
  for (let at = part.from + 1; at < part.to - 1; at += 1) {
    const [first, last] = [
      part.tokens[at - 1]?.number ?? null,
      part.tokens[at + 1]?.number ?? null,
    ];
    const mark = part.tokens[at]?.text ?? "";
    if (first !== null && last !== null && isWord(mark, "ratio")) {
      const share = readRatio(first, last, mark);
      if (share !== null) return share;
    }
    // 'One post in ten', 'une publication sur dix'
    const before = part.tokens[at - 2]?.number ?? null;
    if (before === 1 && first === null && last !== null && isWord(mark, "outOf")) {
      const share = readRatio(1, last, "in");
      if (share !== null) return share;
    }
    // 'The 90-10 rule', and 'for every nine posts … one of your own'.
    const next = part.tokens[at]?.number ?? null;
    if (first !== null && next !== null && first + next === 100) return Math.min(first, next);
    if (mark === "every" && last !== null && last >= 2) {
      const one = part.tokens.slice(at + 2, part.to).some(({ number }) => number === 1);
      if (one) return last === 9 || last === 10 ? 10 : Math.round(100 / (last + 1));
    }
    const [, of, every, count] = part.tokens.slice(at - 1, at + 4);
    const total = part.tokens[at + 2]?.number ?? part.tokens[at + 3]?.number ?? null;
    if (first === 1 && of?.text === "out" && every?.text === "of" && total)
      return Math.round(100 / total);
    if (first === 1 && of?.text === "in" && every?.text === "every" && count?.number)
      return Math.round(100 / count.number);
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

/** How much karma is asked for: a number, or true where it is not said. */
export function findKarma(part: Part): number | true | null {
  const [mark] = part.measures("karma");
  if (!mark) return null;
  const around = (reach: number) => [
    ...part.tokens.slice(Math.max(part.from, mark.from - reach), mark.from).toReversed(),
    ...part.tokens.slice(mark.to, Math.min(part.to, mark.to + reach)),
  ];
  const isNegative = around(6).some(({ text }) => text === "negative");
  const found = around(6).find(
    (token) => token.number !== null && hasDigit(token.text.charAt(0)) && !isSpan(part, token),
  );
  const isBelowZero =
    found !== undefined && "-−".includes(part.text.charAt(found.start - 1) || " ");
  if (isNegative || isBelowZero) return null;
  const isAsked =
    part.has("require", "only", "deny", "include") ||
    part.measures("less").length > 0 ||
    around(6).some(({ text }) => isWord(text, "more"));
  if (found?.number) return isAsked ? found.number : null;
  return around(3).some(({ text }) => isWord(text, "karmaAsked")) ? true : null;
}

function isSpan(part: Part, token: Part["tokens"][number] | undefined): boolean {
  const at = token ? part.tokens.indexOf(token) : -1;
  return listSpans(part).some((span) => span.at === at + 1 || span.at === at + 2);
}

const OLDEST_ASKED = 2000;

/** How old an account must be, in days; true where it is not said. */
export function findAge(part: Part): number | true | null {
  const isOfAge = part.measures("old").length > 0 || part.measures("less").length > 0;
  if (part.measures("account").length === 0 || !isOfAge) return null;
  const isAsked =
    part.has("require", "deny") || part.measures("less").length > 0 || part.says("ageAsked");
  if (!isAsked) return null;
  const span = listSpans(part).find(
    ({ isCounted, at }) => isCounted || isWord(part.tokens[at - 1]?.text, "article"),
  );
  // Years are of people, and months are the most that communities ask of accounts.
  if (span) return span.days <= OLDEST_ASKED ? round(span.days) : null;
  return part.tokens.slice(part.from, part.to).some(({ text }) => text === "age") ? true : null;
}
