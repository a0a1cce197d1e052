import { DAY_MS } from "#engine/clock/time-units.ts";
import { findPromotionGap, type PromotionGap } from "#engine/policy/promotion-limits.ts";
import type { Account, Promoter } from "./account.ts";
import { isBudgeted } from "./contribution.ts";
import { type LedgerEntry, listWhatCounts } from "./what-counts.ts";
import { COMMENTS_A_DAY } from "./promotion-limit.ts";
import { measureShare, type ShareKept } from "./measure-share.ts";

/** No rule that we know looks further back, and what is older is not kept. */
export const LEDGER_WINDOW_DAYS = 365;

export type Ledger = {
  promoter: Promoter;
  gap: PromotionGap;
  /** All that counts there, the earliest first. */
  counts: readonly LedgerEntry[];
  /** How much promotes, where the community says how much may. */
  share: ShareKept | null;
  /** By when what is missing of other contributions can be made, a few a day; null where none is. */
  shareDue: Date | null;
  /** The first moment from now on at which nothing speaks against one more; null where that is now. */
  nextDue: Date | null;
  /** Of what is too near at a moment, the nearest; null where nothing is. */
  findClash: (at: Date) => LedgerEntry | null;
  /** The first moment from then on that is far enough from all that counts. */
  findFree: (from: Date) => Date;
  /** True where one thing leaves no room from then until then: quick, to pass over whole days. */
  isBlocked: (from: number, until: number) => boolean;
  /** What a moment had to wait for; null where it could have been sooner. */
  findWaitedFor: (at: Date) => LedgerEntry | null;
};

/**
 * When an account may promote in a community again: the one answer for writing, calendar, tasks, budget,
 * verdict and cards. Reddit's communities limit accounts, so whatever any of the user's projects posted
 * counts, unless a rule speaks of the same thing again.
 */
export function openLedger(account: Account): Ledger {
  const { policy, promoter, now } = account;
  const gap = findPromotionGap(policy, promoter.kinds);
  const counts = listWhatCounts(account, gap);
  const share = isBudgeted(account) ? measureShare(account) : null;
  const shareTime = now.getTime() + Math.ceil((share?.missing ?? 0) / COMMENTS_A_DAY) * DAY_MS;
  const toFuture = (time: number) => (time > now.getTime() ? new Date(time) : null);
  return {
    promoter,
    gap,
    counts,
    share,
    shareDue: toFuture(shareTime),
    nextDue: toFuture(passAll(counts, shareTime)),
    findClash: (at) => findNearest(counts, at.getTime()),
    findFree: (from) => new Date(passAll(counts, from.getTime())),
    isBlocked: (from, until) =>
      counts.some((entry) => from > entry.at.getTime() - entry.gapMs && until < endOf(entry)),
    findWaitedFor: (at) =>
      counts.findLast((entry) => endOf(entry) > now.getTime() && endOf(entry) <= at.getTime()) ??
      null,
  };
}

function endOf({ at, gapMs }: LedgerEntry): number {
  return at.getTime() + gapMs;
}

function findNearest(entries: readonly LedgerEntry[], time: number): LedgerEntry | null {
  const apart = (entry: LedgerEntry) => Math.abs(entry.at.getTime() - time);
  const near = entries.filter((entry) => apart(entry) < entry.gapMs);
  return near.toSorted((a, b) => apart(a) - apart(b))[0] ?? null;
}

/** The first time from then on at which nothing is too near. */
function passAll(entries: readonly LedgerEntry[], from: number): number {
  let time = from;
  for (let near = findNearest(entries, time); near; near = findNearest(entries, time)) {
    time = endOf(near);
  }
  return time;
}
