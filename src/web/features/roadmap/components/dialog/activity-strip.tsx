import type { RecommendedSubreddit } from "#contract/project.ts";
import { rotateToLocal, toLocalTime } from "#engine/timing/local-hours.ts";
import { HourStrip } from "#web/components/subreddits/hour-strip.tsx";
import { ProvenanceMark } from "#web/components/subreddits/provenance-mark.tsx";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type ActivityStripProps = { community: RecommendedSubreddit; offsetMinutes: number };

/** When most is posted, in one line, and what that rests on. */
export function ActivityStrip({ community, offsetMinutes }: ActivityStripProps) {
  const { activityByHour, activityBasis, timing } = community;
  const counts = HOURS.map((hour) => activityByHour[hour] ?? 0);
  if (counts.every((posts) => posts === 0)) return null;
  return (
    <div>
      <HourStrip
        hours={rotateToLocal(counts, offsetMinutes)}
        bestTimes={timing.hours.map((hour) => toLocalTime(hour, offsetMinutes))}
        isTelling={timing.kind !== "unclear"}
      />
      {activityBasis && <ProvenanceMark basis={activityBasis} />}
    </div>
  );
}
