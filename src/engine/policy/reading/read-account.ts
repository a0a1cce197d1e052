import { isPromoting } from "#engine/policy/concerns.ts";
import type { Demand } from "#engine/policy/demand.ts";
import { isAgeAsked, isAnyPosting, isPunishment } from "./concepts/word-lists.ts";
import { listSpans, round } from "./find-numbers.ts";
import { makeDemand, type Meaning } from "./meaning.ts";
import type { Part } from "./part.ts";
import { type Context, pickSubjects } from "./pick-subjects.ts";

/** How much karma an account needs, and how old it must be. */
export function readAccount(part: Part, context: Context): Meaning[] {
  const karma = findKarma(part);
  const age = findAge(
    part,
    context.isOnAccounts === true && countOpening(part) <= MOST_OF_AN_ANSWER,
  );
  if (karma === null && age === null) return [];
  const whom = pickWhom(part, context, karma !== null && age !== null);
  const isLocal = part.measures("localKarma").length > 0;
  return [
    ...(karma === null
      ? []
      : [
          makeDemand({
            ...whom,
            code: isLocal ? "min-local-karma" : "min-karma",
            value: toValue(karma),
          }),
        ]),
    ...(age === null ? [] : [makeDemand({ ...whom, code: "min-days", value: toValue(age) })]),
  ];
}

/** 'To promote anything …': else it is on everybody. */
function pickWhom(part: Part, context: Context, isBoth: boolean): Pick<Demand, "of" | "detail"> {
  const words = part.tokens.slice(part.from, part.to).map(({ text }) => text);
  const isList = new Set(part.subjects().map(({ id }) => id)).size >= FEWEST_LISTED;
  const isOnAny = context.isOnAccounts === true || words.some(isAnyPosting);
  const own = isList ? [] : pickSubjects(part, { ...context, inherited: [] });
  const subject = own.find(({ of, isCarrier }) => !isCarrier && of !== "other");
  if (subject && (!isBoth || isPromoting(subject.of))) return { of: subject.of, detail: null };
  const around = isList || isOnAny ? [] : pickSubjects(part, context);
  const ours = around.find(({ of }) => isPromoting(of));
  if (ours) return { of: ours.of, detail: null };
  const sort = isList || isOnAny ? null : (context.sort ?? null);
  return sort === null ? { of: "all", detail: null } : { of: "other", detail: sort };
}

/** 'No plugs, no surveys, no appeals, nothing from accounts under three days': a list of rules. */
const FEWEST_LISTED = 3;

/** 'How old must my account be? Ten days.' */
const MOST_OF_AN_ANSWER = 8;

/** 'At least ten days, before that a bot takes it': what comes behind the comma only explains. */
function countOpening(part: Part): number {
  const comma = part.tokens.findIndex(
    ({ text }, at) => at > part.from && at < part.to && text === ",",
  );
  const isTold = listSpans(part).some(({ at }) => at < comma);
  return (isTold ? comma : part.to) - part.from;
}

function toValue(found: number | true): number | null {
  return found === true ? null : found;
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
    (token) =>
      token.number !== null &&
      (/^\d/.test(token.text) || token.number >= FEWEST_IN_WORDS) &&
      !isSpan(part, token),
  );
  const isBelowZero = found !== undefined && /[-−]/.test(part.text.charAt(found.start - 1));
  const isRefused = part.moods("deny").some(({ to }) => to === mark.from);
  if (isNegative || isBelowZero || (isRefused && !found)) return null;
  // '100 karma': a community that names a figure asks for it.
  if (found?.number) return found.number;
  return around(3).some(({ text }) => KARMA_ASKED.test(text)) ? true : null;
}

/** 'One', 'a' and 'ein' are articles as well. */
const FEWEST_IN_WORDS = 5;

const KARMA_ASKED =
  /^(?:minimum|min|requirements?|required|threshold|enough|low|sufficient|restrictions?)$/;

function isSpan(part: Part, token: Part["tokens"][number] | undefined): boolean {
  const at = token ? part.tokens.indexOf(token) : -1;
  return listSpans(part).some((span) => span.at === at + 1 || span.at === at + 2);
}

/** 'Banned for seven days', 'a 30-day ban' */
function isPunished(part: Part, at: number): boolean {
  return part.tokens
    .slice(Math.max(part.from, at - 7), at + 2)
    .some(({ text }) => isPunishment(text));
}

const OLDEST_ASKED = 2000;
/** 'Once in two months, as long as your profile isn't there for nothing else' tells no age. */
const FARTHEST_AGE = 10;
const MOST_OF_A_MEASURE = 3;

/** How old an account must be, in days; true where it is not said. */
export function findAge(part: Part, isOnAccounts = false): number | true | null {
  const isOfAge =
    isOnAccounts ||
    part.measures("old").length > 0 ||
    part.measures("less").length > 0 ||
    part.has("condition");
  // '30 days, 100 karma': how old an account must be is said with how much it has earned.
  const isBesideKarma = typeof findKarma(part) === "number";
  const accounts = part.measures("account");
  const isNear = (at: number) =>
    isOnAccounts ||
    isBesideKarma ||
    accounts.some(({ from, to }) => at - to <= FARTHEST_AGE && from - at <= FARTHEST_AGE);
  if (!isBesideKarma && !((isOnAccounts || accounts.length > 0) && isOfAge)) return null;
  const isAsked =
    isBesideKarma ||
    isOnAccounts ||
    part.has("require", "deny", "only", "condition", "include", "permit") ||
    part.measures("less").length > 0 ||
    part.tokens.slice(part.from, part.to).some(({ text }) => isAgeAsked(text));
  if (!isAsked) return null;
  const span = listSpans(part).find(
    ({ isCounted, at }) =>
      (isCounted || /^(?:a|an)$/.test(part.tokens[at - 1]?.text ?? "")) &&
      !isPunished(part, at) &&
      !part.measures("once").some(({ to }) => to <= at && at - to <= MOST_OF_A_MEASURE) &&
      isNear(at),
  );
  // Years are of people, and months are the most that communities ask of accounts.
  if (span) return span.days <= OLDEST_ASKED ? round(span.days) : null;
  return part.tokens.some(
    ({ text }, at) => at >= part.from && at < part.to && text === "age" && isNear(at),
  )
    ? true
    : null;
}
