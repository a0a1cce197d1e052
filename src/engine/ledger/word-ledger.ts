import { DAY_MS } from "#engine/clock/time-units.ts";
import { NORM_GAP_DAYS, wordDays, wordRate } from "#engine/policy/promotion-limits.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import type { LedgerEntry } from "./what-counts.ts";
import type { Ledger } from "./open-ledger.ts";

/** How days are named, and whose. */
export type Reader = { fullName: string; timezone: string };

/** 'r/SaaS allows one promotion in 60 days. Your last one was October 3: post from December 2.' */
export function wordClash(ledger: Ledger, at: Date, reader: Reader): string | null {
  const clash = ledger.findClash(at);
  if (!clash) return null;
  const from = formatDay(ledger.findFree(at), reader.timezone);
  const isAhead = clash.at > at;
  const end = isAhead ? `post from ${from}, or move that one` : `post from ${from}`;
  return `${wordLimit(ledger, clash, reader)}. ${wordEntry(clash, reader)}: ${end}.${wordOther(ledger, clash)}`;
}

/** Why nothing is due yet, with source and month; null where one more is due now. */
export function wordBecause(ledger: Ledger, reader: Reader): string | null {
  const { nextDue, gap, share } = ledger;
  if (!nextDue) return null;
  const last = ledger.findWaitedFor(nextDue);
  if (last) {
    const source = last.by === "promotion" && gap.source ? ` (${wordSource(gap.source)})` : "";
    return `${wordLimit(ledger, last, reader, true)}${source}. ${wordEntry(last, reader)}.${wordOther(ledger, last)}`;
  }
  return share ? wordShort(share, reader.fullName) : null;
}

/** 'r/SaaS lets 10% of what you write promote (rules of November 2025). 2 of your 9 did: …' */
export function wordShort(share: NonNullable<Ledger["share"]>, fullName: string): string {
  const { percent, source, total, promotional, missing } = share;
  const comments = missing === 1 ? "1 helpful comment" : `${missing} helpful comments`;
  return `${fullName} lets at most ${percent}% of what you write there promote (${wordSource(source)}). ${promotional} of your ${total} did: write ${comments} first.`;
}

/** What follows 'by then' and 'when': 'your last promotion there is 60 days old'. */
export function wordWait({ by, gapMs }: LedgerEntry): string {
  const age = wordDays(gapMs / DAY_MS);
  if (by === "thread") return `your last comment in its thread is ${age} old`;
  return `your last ${by === "all" ? "post" : "promotion"} there is ${age} old`;
}

function wordLimit(
  { gap }: Ledger,
  { by, gapMs, kind }: LedgerEntry,
  { fullName }: Reader,
  saysAll = false,
): string {
  const days = gapMs / DAY_MS;
  if (by === "thread") return `Its thread takes one comment ${wordRate(days)}`;
  if (by === "all") return `${fullName} allows one post ${wordRate(days)}`;
  if (gap.basis === "norm") {
    return `One promotion ${wordRate(days)} is our own norm; we know of no limit in ${fullName}`;
  }
  if (gap.basis === "number-unknown") {
    return `${fullName} limits how often you promote; we don't know its number, and our own norm is one ${wordRate(NORM_GAP_DAYS)}`;
  }
  const probably = gap.certainty === "probable" ? "probably " : "";
  const isTold = saysAll || kind === "comment";
  const comments = gap.countsComments && isTold ? ", comments counted" : "";
  return `${fullName} ${probably}allows one promotion ${wordRate(days)}${comments}`;
}

/** Two projects of one user are one account to a community. */
function wordOther({ promoter }: Ledger, { projectId }: LedgerEntry): string {
  const isOther =
    projectId !== null && promoter.projectId !== null && projectId !== promoter.projectId;
  return isOther ? " It was for another of your projects. Limits count per account." : "";
}

function wordEntry({ at, isPosted, kind, by }: LedgerEntry, { timezone }: Reader): string {
  const day = formatDay(at, timezone);
  if (!isPosted) return `Another one is planned for ${day}`;
  if (by === "all") return `Your last post there was ${day}`;
  return kind === "comment" ? `Your last one was a comment on ${day}` : `Your last one was ${day}`;
}

// Making a format costs far more than using one.
const formats = new Map<string, Intl.DateTimeFormat>();

/** 'October 3' by the calendar of a zone. */
export function formatDay(at: Date, timeZone: string): string {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}
