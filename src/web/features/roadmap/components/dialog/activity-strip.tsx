import type { RecommendedSubreddit } from "#contract/project.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { describeSource } from "#engine/timing/describe-source.ts";
import { rotateToLocal, toLocalTime } from "#engine/timing/local-hours.ts";
import { HourStrip } from "#web/components/subreddits/hour-strip.tsx";

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
        isRough={activityBasis?.isRough ?? true}
      />
      <p className="mt-1 font-mono text-xs text-muted">
        Activity: {describeSource(activityBasis?.source ?? null, describeBasis(activityBasis))}
      </p>
    </div>
  );
}
