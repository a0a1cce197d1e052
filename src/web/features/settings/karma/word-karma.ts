import type { KarmaReport } from "#contract/karma.ts";
import { formatCount } from "#engine/text/format-count.ts";
import { formatDay } from "#web/lib/format-day.ts";
import type { KarmaPoint } from "./place-points.ts";

const SOURCES = { typed: "entered by you", reddit: "read from Reddit" };

/** The figures of one day. */
export function wordPoint({ karma, accountAgeDays, source }: KarmaPoint): string {
  const age = accountAgeDays === null ? "" : `, ${formatCount(accountAgeDays)} days old`;
  return `${formatCount(karma)} karma${age}, ${SOURCES[source]}`;
}

/** How it went, with how much stands behind it. */
export function wordCourse(points: readonly KarmaPoint[]): string {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last) return "";
  if (first === last) {
    return `${formatCount(last.karma)} karma on ${formatDay(last.day, "UTC")}. With a second day a line begins here.`;
  }
  return `From ${formatCount(first.karma)} on ${formatDay(first.day, "UTC")} to ${formatCount(last.karma)} on ${formatDay(last.day, "UTC")}, in ${points.length} entries.`;
}

/** Where Foothold reads by itself: how often, or that Reddit showed nothing. null where it does not. */
export function wordFetching(report: KarmaReport): string | null {
  const { isFetched, askedAt, snapshots } = report;
  if (!isFetched) return null;
  const isAnswered = snapshots.some(({ day }) => day === askedAt?.slice(0, 10));
  if (askedAt !== null && !isAnswered) {
    return `On ${formatDay(askedAt, "UTC")} Reddit told nothing about your user name. Please check it above. Foothold asks again a day later.`;
  }
  return "Foothold reads karma and account age from Reddit once a day, by your user name. What you enter counts until then.";
}
