import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import { describeSource } from "./describe-source.ts";
import type { Timing } from "./judge-timing.ts";
import { toLocalTime } from "./local-hours.ts";
import { wordPosts, wordShare, wordShareWithInterval } from "./word-share.ts";

export const NO_DIFFERENCE = "No detectable difference between hours";

/** What is known about when to post in a community: one sentence for every place that shows hours. */
export function describeTiming(timing: Timing, offsetMinutes: number): string {
  const { kind, all, better, others } = timing;
  const hours = joinWords(timing.hours.map((hour) => toLocalTime(hour, offsetMinutes)));
  if (kind === "unknown") return "No posts were counted here, so no hour is known to be better.";
  if (kind === "differs" && better && others) {
    return `Posts made in the hour from ${hours} fared better: ${wordShareWithInterval(better)} reached 10 points, against ${wordShare(others)} at other hours, ${wordDate(timing)}. It may be what is posted then, not the hour.`;
  }
  if (kind === "even" && all) {
    return `${NO_DIFFERENCE}: ${wordShare(all)} reached 10 points, and no hour lies above the rest by more than chance, ${wordDate(timing)}.`;
  }
  const busy = hours
    ? `Most is posted around ${hours}. That is activity, a hint only`
    : "No hour is busier than the others";
  if (all) return `${busy}: results of ${wordPosts(all.posts)} are too few to tell hours apart.`;
  return `${busy}: how posts fare by hour is not known here.`;
}

/** The same in a few words, for a card. */
export function labelTiming({ kind, hours }: Timing): string {
  if (kind === "differs") return "by results";
  if (kind === "even") return "no detectable difference in results";
  return kind === "activity" && hours.length > 0 ? "by activity, a hint" : "";
}

function wordDate({ asOf, source }: Timing): string {
  return describeSource(source, asOf ? formatFactDate(asOf) : "");
}
