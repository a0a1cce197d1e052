import type { KarmaReport } from "#contract/accounts/user.ts";
import { formatDay } from "#web/lib/format-day.ts";
import { formatCount } from "#engine/text/format.ts";

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
    return `${formatCount(last.karma)} karma on ${formatDay(last.day, "UTC")}.`;
  }
  const gained = last.karma - first.karma;
  const change = `${gained < 0 ? "−" : "+"}${formatCount(Math.abs(gained))}`;
  return `${change} since ${formatDay(first.day, "UTC")}, in ${points.length} entries.`;
}

/** Where Foothold reads by itself: how often, or that Reddit showed nothing. null where it does not. */
export function wordFetching(report: KarmaReport): string | null {
  const { isFetched, askedAt, snapshots } = report;
  if (!isFetched) return null;
  const isAnswered = snapshots.some(({ day }) => day === askedAt?.slice(0, 10));
  if (askedAt !== null && !isAnswered) {
    return `Reddit found nothing for your user name on ${formatDay(askedAt, "UTC")}. Check it under Account.`;
  }
  return "Read from Reddit once a day.";
}

type Snapshot = KarmaReport["snapshots"][number];

/** A day on which karma is known, and where it stands: from 0 at the left and bottom to 1. */
export type KarmaPoint = {
  day: string;
  karma: number;
  accountAgeDays: number | null;
  source: Snapshot["source"];
  x: number;
  y: number;
};

/** By their days, which need not be evenly spaced. The line fills the height: growth is what counts. */
export function placePoints(snapshots: readonly Snapshot[]): KarmaPoint[] {
  const known = snapshots.flatMap(({ karma, ...rest }) =>
    karma === null ? [] : [Object.assign(rest, { karma })],
  );
  const times = known.map(({ day }) => Date.parse(day));
  const first = times.at(0) ?? 0;
  const spanMs = (times.at(-1) ?? 0) - first;
  const least = Math.min(...known.map(({ karma }) => karma));
  const spread = Math.max(...known.map(({ karma }) => karma)) - least;
  return known.map((snapshot, index) =>
    Object.assign(snapshot, {
      x: spanMs === 0 ? 0.5 : ((times[index] ?? 0) - first) / spanMs,
      y: spread === 0 ? 0.5 : (snapshot.karma - least) / spread,
    }),
  );
}
