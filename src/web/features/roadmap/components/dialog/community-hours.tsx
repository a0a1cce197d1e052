import { memo } from "react";
import type { RecommendedSubreddit } from "#contract/project.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { rotateToLocal, toLocalTime } from "#engine/timing/local-hours.ts";
import { HourStrip } from "#web/components/subreddits/hour-strip.tsx";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type CommunityHoursProps = { community: RecommendedSubreddit };

/** The community's day in one line, by the user's clock. Remembered: typing does not change it. */
export const CommunityHours = memo(function CommunityHours({ community }: CommunityHoursProps) {
  const offset = useUtcOffset();
  const { activityByHour, activityBasis, bestPostingHours, fullName } = community;
  const counts = HOURS.map((hour) => activityByHour[hour] ?? 0);
  const best = bestPostingHours.map((time) => toLocalTime(Number(time.slice(0, 2)), offset));
  if (counts.every((posts) => posts === 0)) return null;
  return (
    <div>
      <p className="text-sm font-medium">Hours of {fullName}</p>
      <HourStrip
        hours={rotateToLocal(counts, offset)}
        bestTimes={best}
        isRough={activityBasis?.isRough ?? true}
        className="mt-1.5 mb-1"
      />
      <p className="text-sm text-muted">
        {best.length > 0 ? (
          <>
            Best hours <span className="font-mono text-ink">{best.join(", ")}</span>
          </>
        ) : (
          "No hour stands out"
        )}
      </p>
      <p className="font-mono text-xs text-muted">{describeBasis(activityBasis)}</p>
    </div>
  );
});
