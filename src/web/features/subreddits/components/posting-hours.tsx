import type { Subreddit } from "#contract/subreddit.ts";
import { markBasis } from "#engine/timing/describe-basis.ts";
import { labelTiming, nameHours, TOO_FEW_TO_TELL } from "#engine/timing/describe-timing.ts";
import { listLocalHours } from "#engine/timing/list-local-hours.ts";
import { HourStrip } from "#web/components/subreddits/hour-strip.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { useUtcOffset } from "#web/lib/hooks/use-utc-offset.ts";
import { toLocalHours } from "../local-activity.ts";

const HOURS_SHOWN = 2;

type PostingHoursProps = {
  subreddit: Subreddit;
  /** Words alone where the list is narrow: the detail draws the day. */
  isBrief?: boolean;
};

/** The day in one line, its hours in words, and what both rest on. */
export function PostingHours({ subreddit, isBrief = false }: PostingHoursProps) {
  const offset = useUtcOffset();
  const { activityBasis: basis, timing } = subreddit;
  const hours = toLocalHours(subreddit.activityByHour, offset);
  const shown = listLocalHours(timing, offset, HOURS_SHOWN);
  const label = labelTiming(timing);
  if (hours.length === 0) return <p className="text-sm text-muted">Hours not known</p>;
  // A strip that tells nothing would look like one that does.
  if (timing.kind === "unclear") {
    return (
      <p className="text-sm text-muted">
        {TOO_FEW_TO_TELL}
        {basis && (
          <span className={classNames("font-mono text-xs", isBrief && "@max-xl:hidden")}>
            {" "}
            · {markBasis(basis)}
          </span>
        )}
      </p>
    );
  }
  return (
    <div>
      <p className="text-sm text-muted">
        {shown.length > 0 ? (
          <>
            {nameHours(timing)}{" "}
            <span className="font-mono text-ink">
              {shown.map((time) => formatTime(time)).join(", ")}
            </span>
            {!isBrief && label && <span className="text-xs"> · {label}</span>}
          </>
        ) : (
          "No hour stands out"
        )}
      </p>
      <div className={classNames(isBrief && "@max-xl:hidden")}>
        <HourStrip hours={hours} bestTimes={shown} className="my-1" />
        {/* The detail that the card opens says the rest. */}
        {basis && <p className="font-mono text-xs text-muted">{markBasis(basis)}</p>}
      </div>
    </div>
  );
}
