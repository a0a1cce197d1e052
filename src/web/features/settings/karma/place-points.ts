import type { KarmaReport } from "#contract/karma.ts";

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
