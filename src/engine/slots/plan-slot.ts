import { LEAD_MS } from "./spacing-limits.ts";
import { busiestHours, isRoughActivity } from "#engine/timing/busy-times.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { formatLocalClock } from "#engine/clock/format-local.ts";
import { judgeTiming, type Timing } from "#engine/timing/judge-timing.ts";
import { leaveOutThreads } from "#engine/timing/standing-threads.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { zoneOffsetMs } from "#engine/clock/zone-offset.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { WEEKDAYS, wordDay } from "#engine/rules/rule-row.ts";
import { formatFactDate, joinWords } from "#engine/text/format.ts";
import { wordShare } from "#engine/timing/describe-timing.ts";
import type { Contribution } from "#engine/ledger/contribution.ts";
import type { LedgerEntry } from "#engine/ledger/what-counts.ts";
import type { Promoter } from "#engine/ledger/account.ts";
import { type Ledger, openLedger } from "#engine/ledger/open-ledger.ts";
import { wordWait } from "#engine/ledger/word-ledger.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { PostType, PastPost } from "#engine/drafts/draft.ts";
import { findThreads, type PromotionThread } from "#engine/threads/find-threads.ts";
import { isThreadDay } from "#engine/threads/read-schedule.ts";
import { createSpacing } from "./keep-spacing.ts";

/** When people are awake and can answer comments, on their own clock. */
const AWAKE = { fromHour: 7, toHour: 23 };
/** With nothing counted, hours of a working day, the likeliest first. */
const WORKING_HOURS = [10, 14, 17, 9, 12, 16];
const MOST_HOURS = 3;

export type SlotHours = {
  /** The good moments of one day, the best first. */
  onDay: (midnightUtc: Date) => Date[];
  /** Why the one that was chosen, with source and sample. */
  nameBasis: (community: string, chosen: Date | undefined) => string;
};

export function listHours(activity: Activity | null, timezone: string): SlotHours {
  const timing = judgeTiming(activity);
  const busiest = busiestHours(activity);
  // Where results tell hours apart they come first; the busiest follow.
  const best = [...new Set([...timing.hours, ...busiest])];
  if (!activity || best.length === 0) return listWorkingHours(timezone);
  const isAwake = (at: Date) => isAwakeAt(at, timezone);
  const choose = (midnight: Date) => {
    const awake = toMoments(midnight, best).filter(isAwake);
    if (awake.length > 0) return awake;
    const others = toMoments(midnight, rankHours(leaveOutThreads(activity)));
    return others.filter(isAwake).slice(0, MOST_HOURS);
  };
  return {
    onDay: choose,
    nameBasis: (community, chosen) =>
      chosen && timing.kind === "differs" && timing.hours.includes(chosen.getUTCHours())
        ? `Posts in ${community} did better around ${wordClock(chosen, timezone)} (${wordResults(timing)})`
        : `${community} is ${wordBusy(busiest, chosen, timezone)} (${wordSample(activity)})`,
  };
}

function wordBusy(best: number[], chosen: Date | undefined, timezone: string): string {
  const [busiest = 0] = best;
  const hour = chosen?.getUTCHours() ?? busiest;
  if (chosen && hour !== busiest && best.includes(hour)) {
    return `busy around ${wordClock(chosen, timezone)}`;
  }
  const day = startOfDay(chosen ?? new Date(0)).getTime();
  const clock = wordClock(new Date(day + busiest * HOUR_MS), timezone);
  if (hour === busiest) return `busiest around ${clock}`;
  return `busiest around ${clock}, when you're probably asleep, so this is a busy hour while you're awake`;
}

function wordClock(at: Date, timezone: string): string {
  return `${formatLocalClock(at, timezone)} your time`;
}

function wordSample(activity: Activity): string {
  const basis = describeBasis({ ...activity, isRough: isRoughActivity(activity) });
  return basis.replace(/(posts?),/, "$1 counted,");
}

function wordResults({ better, others, asOf }: Timing): string {
  if (!better || !others || !asOf) return "";
  return `${wordShare(better)} reached 10 points, otherwise ${wordShare(others)}, ${formatFactDate(asOf)}`;
}

/** The same hour and minute, on the zone's own clock, of another day. */
export function atSameTime(midnightUtc: Date, time: Date, timezone: string): Date {
  const clock = time.getTime() + zoneOffsetMs(timezone, time);
  const minutes = Math.floor(clock / 60_000) % (24 * 60);
  return fromLocal(midnightUtc.getTime() + minutes * MINUTE_MS, timezone);
}

function listWorkingHours(timezone: string): SlotHours {
  return {
    onDay: (midnight) =>
      WORKING_HOURS.map((hour) => fromLocal(midnight.getTime() + hour * HOUR_MS, timezone)),
    nameBasis: (community) =>
      `We don't know the busy hours of ${community}, so this is in your working day`,
  };
}

/** The moment at which a zone's clock shows this time, given as if it were UTC. */
function fromLocal(clock: number, timezone: string): Date {
  const guess = clock - zoneOffsetMs(timezone, new Date(clock));
  // Near a change of the clock, the offset at the guess is the right one.
  return new Date(clock - zoneOffsetMs(timezone, new Date(guess)));
}

/** By the clock of a zone. */
export function isAwakeAt(at: Date, timezone: string): boolean {
  const local = at.getTime() + zoneOffsetMs(timezone, at);
  const hour = (local / HOUR_MS) % 24;
  return hour >= AWAKE.fromHour && hour < AWAKE.toHour;
}

function toMoments(midnight: Date, hours: number[]): Date[] {
  return hours.map((hour) => new Date(midnight.getTime() + hour * HOUR_MS));
}

function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
}

/** Each hour with its neighbours, so that one lucky hour does not win. */
function rankHours(byHour: number[]): number[] {
  const at = (hour: number) => byHour[(hour + 24) % 24] ?? 0;
  const near = byHour.map((_, hour) => at(hour - 1) + 2 * at(hour) + at(hour + 1));
  return near.map((_, hour) => hour).toSorted((a, b) => (near[b] ?? 0) - (near[a] ?? 0));
}

/** On which days a post may be made; days are those of UTC, since rules name no zone. */
export type OpenDay = {
  includes: (at: Date) => boolean;
  /** 'on Saturdays only'; null where every day is open, or none is named. */
  word: string | null;
};

/** Either day will do where a community has one for promotion and one for own work. */
const DAY_RULES = ["promotion-on-day", "showcase-on-day"] as const;
const EVERY_DAY: OpenDay = { includes: () => true, word: null };

export function findOpenDay(codes: RuleCodes | null, isPromotional: boolean): OpenDay {
  if (!isPromotional || !codes) return EVERY_DAY;
  const stated = DAY_RULES.flatMap((code) => codes[code] ?? []);
  const words = [...new Set(stated.flatMap((value) => wordDay(value) ?? []))];
  // A day that is not stated can't be planned for; the rule itself is shown beside the post.
  if (words.length === 0) return EVERY_DAY;
  const days = new Set<unknown>(
    stated.flatMap<unknown>((value) => (value === "weekend" ? ["saturday", "sunday"] : value)),
  );
  return {
    includes: (at) => days.has(WEEKDAYS[(at.getUTCDay() + 6) % 7]),
    word: `${joinWords(words, "or")} only`,
  };
}

/** No clock is further from UTC. */
const WIDEST_ZONE_MS = 14 * HOUR_MS;
/** Far enough for anyone who keeps to two posts a day. */
const DAYS_AHEAD = 400;

export type SlotWish = {
  now: Date;
  /** The user's. */
  timezone: string;
  activity: Activity | null;
  policy: Policy;
  /** Whose promotion it is. */
  promoter: Promoter;
  text: { title: string; content: string };
  isPromotional: boolean;
  /** A comment for a promotion thread rests from nothing. */
  postType?: PostType | null;
  /** The project's own site, which is not to be linked to again and again. */
  projectUrl?: string | null;
  /** All posts of the user, made and planned, in whichever project. */
  taken: PastPost[];
  /** That the user logged: some communities count those that promote. */
  comments: readonly Contribution[];
  /** No sooner than this, whatever else would allow it. */
  earliest?: Date;
  /** Days of the week on which such a post may go out, 0 being Monday, where demands name some. */
  days?: readonly number[] | null;
  /** A time whose hour and minute the user has chosen: they come first. */
  sameTimeAs?: Date | null;
};

type PlannedSlot = {
  at: Date;
  /** Why then, in one sentence. */
  reason: string;
  /** What of the account's own is why not sooner. */
  waitsFor: LedgerEntry | null;
  ledger: Ledger;
};

export function planSlot(wish: SlotWish): PlannedSlot {
  const hours = listHours(wish.activity, wish.timezone);
  const ledger = openLedgerOf(wish);
  const at = findTime(wish, hours, ledger);
  const waitsFor = at ? ledger.findWaitedFor(at) : null;
  return {
    at: at ?? new Date(wish.now.getTime() + DAYS_AHEAD * DAY_MS),
    reason: wordReason(wish, hours.nameBasis, at, waitsFor),
    waitsFor,
    ledger,
  };
}

function openLedgerOf({ taken, ...wish }: SlotWish): Ledger {
  return openLedger({ ...wish, posts: taken });
}

/** The time alone; undefined where there is none within a year. */
export function findSlotTime(wish: SlotWish): Date | undefined {
  return findTime(wish, listHours(wish.activity, wish.timezone), openLedgerOf(wish));
}

function findTime(wish: SlotWish, hours: SlotHours, ledger: Ledger): Date | undefined {
  const { now, timezone, sameTimeAs } = wish;
  const openDay = findOpenDayFor(wish);
  const { hasRoom, isBlocked } = createSpacing({ ...wish, ledger });
  const earliest = Math.max(
    now.getTime() + LEAD_MS,
    wish.earliest?.getTime() ?? 0,
    ledger.shareDue?.getTime() ?? 0,
  );
  const isFit = (at: Date) => at.getTime() >= earliest && openDay.includes(at) && hasRoom(at);
  // Moderators may count days by a clock near the user's, so the day should be the same on both.
  const isFitHere = (at: Date) => isFit(at) && openDay.includes(toClock(at, timezone));
  const listTimes = (day: Date) => [
    ...(sameTimeAs ? [atSameTime(day, sameTimeAs, timezone)] : []),
    ...hours.onDay(day),
  ];
  // Looked at one by one: mostly one of the first is good, and this runs while one types.
  const find = (isGood: (at: Date) => boolean): Date | undefined => {
    for (const day of listDays(earliest)) {
      const time = day.getTime();
      if (isBlocked(time - WIDEST_ZONE_MS, time + DAY_MS + WIDEST_ZONE_MS)) continue;
      const found = listTimes(day).find(isGood);
      if (found) return found;
    }
    return undefined;
  };
  return openDay.word === null ? find(isFit) : (find(isFitHere) ?? find(isFit));
}

/** What the zone's clock shows, as if it were UTC. */
function toClock(at: Date, timezone: string): Date {
  return new Date(at.getTime() + zoneOffsetMs(timezone, at));
}

/** Midnights of UTC from yesterday on: in some zones today began then. */
function* listDays(from: number): Generator<Date> {
  const today = Math.floor(from / DAY_MS) * DAY_MS;
  for (let day = -1; day < DAYS_AHEAD - 1; day += 1) yield new Date(today + day * DAY_MS);
}

function wordReason(
  wish: SlotWish,
  nameBasis: SlotHours["nameBasis"],
  at: Date | undefined,
  waitsFor: LedgerEntry | null,
): string {
  const { fullName } = wish.policy;
  const openDay = findOpenDayFor(wish).word;
  const thread = findDatedThread(wish);
  if (thread) {
    return `“${thread.name}” in ${fullName} comes ${thread.often}${waitsFor ? `; by then ${wordWait(waitsFor)}` : ""}.`;
  }
  const basis = openDay
    ? `${fullName} takes promotion ${openDay}; ${nameBasis("it", at).replace(/^(?:We|Posts) /, (word) => word.toLowerCase())}`
    : nameBasis(fullName, at);
  return `${basis}${waitsFor ? `; by then ${wordWait(waitsFor)}` : ""}.`;
}

function findOpenDayFor(wish: SlotWish): OpenDay {
  const { days } = wish;
  if (days) {
    const named = days.flatMap((day) => wordDay(WEEKDAYS[day] ?? true) ?? []);
    return {
      includes: (at) => days.includes((at.getUTCDay() + 6) % 7),
      word: `${joinWords(named, "or")} only`,
    };
  }
  const schedule = findDatedThread(wish)?.schedule;
  if (schedule) return { includes: (at) => isThreadDay(schedule, at), word: null };
  return findOpenDay(wish.policy.codes, wish.isPromotional);
}

/** The thread that a comment is for, where its day is known. */
function findDatedThread({ policy, promoter, postType }: SlotWish): PromotionThread | null {
  if (postType !== "thread-comment") return null;
  return findThreads(policy, promoter.kinds).find(({ schedule }) => schedule !== null) ?? null;
}
