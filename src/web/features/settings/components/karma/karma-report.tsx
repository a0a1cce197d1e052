import { Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { KarmaReport as Report } from "#contract/accounts/karma.ts";
import {
  wordCourse,
  wordFetching,
  wordPoint,
  placePoints,
} from "#web/features/settings/karma/word-karma.ts";
import { KarmaChart } from "./karma-chart.tsx";
import { UnlockList } from "./unlock-list.tsx";
import { ChartTable } from "#web/components/subreddits/bar-chart.tsx";

export function KarmaReport({ report }: { report: Report }) {
  const points = placePoints(report.snapshots);
  const fetching = wordFetching(report);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        {points.length > 1 && <KarmaChart points={points} />}
        <p className="text-base text-soft">
          {wordCourse(points) || (
            <>
              No karma yet. Enter yours under{" "}
              <Link to={paths.settings} className="text-accent underline underline-offset-2">
                Account
              </Link>
              .
            </>
          )}
        </p>
        {points.length > 1 && (
          <ChartTable
            label="Karma by day"
            bars={points
              .toReversed()
              .map((point) => ({ name: point.day, value: point.karma, text: wordPoint(point) }))}
          />
        )}
        {fetching && <p className="mt-2 text-sm text-muted">{fetching}</p>}
      </div>
      <UnlockList unlocks={report.unlocks} />
    </div>
  );
}
