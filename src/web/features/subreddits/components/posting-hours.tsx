import type { Subreddit } from "#contract/subreddit.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { labelTiming } from "#engine/timing/describe-timing.ts";
import { HourStrip } from "#web/components/subreddits/hour-strip.tsx";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { toLocalHours, toLocalTimes } from "../local-activity.ts";

const BEST_HOURS_SHOWN = 2;

/** The day in one line, the best hours in words, and what both rest on. */
export function PostingHours({ subreddit }: { subreddit: Subreddit }) {
  const offset = useUtcOffset();
  const { activityBasis: basis } = subreddit;
  const hours = toLocalHours(subreddit.activityByHour, offset);
  const best = toLocalTimes(subreddit.bestPostingHours.slice(0, BEST_HOURS_SHOWN), offset);
  if (hours.length === 0) return <p className="text-sm text-muted">Hours not known</p>;
  return (
    <div>
      <p className="text-sm text-muted">
        {best.length > 0 ? (
          <>
            Best hours <span className="font-mono text-ink">{best.join(", ")}</span>{" "}
            <span className="text-xs">{labelTiming(subreddit.timing)}</span>
          </>
        ) : (
          "No hour stands out"
        )}
      </p>
      <HourStrip hours={hours} bestTimes={best} isRough={basis?.isRough ?? true} className="my-1" />
      <p className="font-mono text-xs text-muted">{describeBasis(basis)}</p>
    </div>
  );
}
