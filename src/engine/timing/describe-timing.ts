import { formatCount } from "#engine/text/format-count.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import { describeSource } from "./describe-source.ts";
import type { Timing } from "./judge-timing.ts";
import { wordPosts, wordShare, wordShareWithInterval } from "./word-share.ts";

export const NO_DIFFERENCE = "No detectable difference between hours";
export const TOO_FEW_TO_TELL = "Too few posts to tell";

/** A UTC hour as the reader's clock shows it. */
type ToClock = (utcHour: number) => string;

/** 'Best' is what results show; most of the time only activity is known. */
export function nameHours({ kind }: Timing): string {
  return kind === "differs" ? "Best hours" : "Busiest hours";
}

/** What is known about when to post in a community: one sentence for every place that shows hours. */
export function describeTiming(timing: Timing, toClock: ToClock): string {
  return `${describeHours(timing, toClock)}${describeThreads(timing, toClock)}`;
}

function describeHours(timing: Timing, toClock: ToClock): string {
  const { kind, all, better, others } = timing;
  const hours = joinWords(timing.hours.map(toClock));
  if (kind === "unknown") return "No posts were counted here, so no busy hours are known.";
  if (kind === "unclear") return `${TOO_FEW_TO_TELL} busy hours from chance.`;
  if (kind === "differs" && better && others) {
    return `Posts made in the hour from ${hours} did better: ${wordShareWithInterval(better)} reached 10 points, against ${wordShare(others)} at other hours, ${wordDate(timing)}. That is more than chance explains among all hours and communities compared, but it may be what is posted then, not the hour.`;
  }
  if (kind === "even" && all) {
    return `${NO_DIFFERENCE}: ${wordShare(all)} reached 10 points, and no hour lies above the rest by more than chance, ${wordDate(timing)}.`;
  }
  const busy = hours
    ? `Most posts are made around ${hours}`
    : "No hour is clearly busier than the others";
  if (all) return `${busy}. Results of ${wordPosts(all.posts)} are too few to compare hours.`;
  return `${busy}. How posts do by hour is not known here.`;
}

/** What was left out of the hours, and why. */
export function describeThreads({ standingThreads }: Timing, toClock: ToClock): string {
  if (standingThreads.length === 0) return "";
  const posts = standingThreads.reduce((sum, thread) => sum + thread.posts, 0);
  const hours = joinWords(standingThreads.map(({ hour }) => toClock(hour)));
  return ` About ${formatCount(posts)} posts in the hour from ${hours} are left out: most likely threads that the community opens on a schedule.`;
}

/** The same in a few words, for a card. */
export function labelTiming({ kind }: Timing): string {
  if (kind === "differs") return "by results";
  return kind === "even" ? "no detectable difference in results" : "";
}

function wordDate({ asOf, source }: Timing): string {
  return describeSource(source, asOf ? formatFactDate(asOf) : "");
}
