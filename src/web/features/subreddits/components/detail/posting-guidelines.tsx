import type { SubredditDetail } from "#contract/subreddit.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { describeTiming } from "#engine/timing/describe-timing.ts";
import { Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { useUser } from "#web/lib/session.ts";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { toLocalTimes } from "../../local-activity.ts";
import { capitalise } from "./capitalise.ts";
import { FactList } from "./fact-list.tsx";
import { Section } from "./section.tsx";

export function PostingGuidelines({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { bestPostingHours: hours, allowedPostTypes: types } = subreddit;
  const isCounted = subreddit.activityBasis !== null;
  return (
    <Section title="Posting guidelines" basis={isCounted && describeBasis(subreddit.activityBasis)}>
      <FactList
        facts={[
          {
            name: "Best days",
            value: (
              <>
                {describeDays(subreddit)}{" "}
                <span className="text-sm text-muted">{describeDayBasis(subreddit)}</span>
              </>
            ),
          },
          {
            name: "Best hours",
            value: (
              <>
                {hours.length > 0 ? (
                  <>
                    <span className="font-mono">{toLocalTimes(hours, offset).join(", ")}</span>{" "}
                    <span className="text-muted">{timezone}</span>
                  </>
                ) : isCounted ? (
                  "No hour stands out"
                ) : (
                  "Hours not known"
                )}
                <span className="mt-0.5 block text-sm text-muted">
                  {describeTiming(subreddit.timing, offset)}
                </span>
              </>
            ),
          },
          { name: "Frequency", value: subreddit.postingFrequency },
          {
            name: "Post types",
            value:
              types.length > 0 ? (
                <>
                  {types.map(capitalise).join(", ")}{" "}
                  {subreddit.postTypesSource && <Provenance words={subreddit.postTypesSource} />}
                </>
              ) : (
                "Not known"
              ),
          },
        ]}
      />
    </Section>
  );
}

function describeDays({ bestPostingDays: days, activityByDayBasis }: SubredditDetail): string {
  if (days.length > 0) return `${days.map(capitalise).join(", ")} (UTC)`;
  return activityByDayBasis ? "No day stands out" : "Days not known";
}

/** Days may be counted over other posts than the hours, whose basis heads the section. */
function describeDayBasis({ activityBasis, activityByDayBasis }: SubredditDetail): string {
  const basis = activityByDayBasis ? describeBasis(activityByDayBasis) : "";
  return basis === describeBasis(activityBasis) ? "" : basis;
}
