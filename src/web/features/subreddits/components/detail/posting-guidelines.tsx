import type { SubredditDetail } from "#contract/subreddit.ts";
import { describeBasis } from "#engine/timing/describe-basis.ts";
import { useUser } from "#web/lib/session.ts";
import { useUtcOffset } from "#web/lib/use-utc-offset.ts";
import { toLocalTimes } from "../../local-activity.ts";
import { capitalise } from "./capitalise.ts";
import { FactList } from "./fact-list.tsx";
import { Section } from "./section.tsx";

export function PostingGuidelines({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { bestPostingDays: days, bestPostingHours: hours, allowedPostTypes: types } = subreddit;
  const isCounted = subreddit.activityBasis !== null;
  return (
    <Section title="Posting guidelines" basis={isCounted && describeBasis(subreddit.activityBasis)}>
      <FactList
        facts={[
          {
            name: "Best days",
            value:
              days.length > 0
                ? `${days.map(capitalise).join(", ")} (UTC)`
                : subreddit.activityByDayBasis
                  ? "No day stands out"
                  : "Days not known",
          },
          {
            name: "Best hours",
            value:
              hours.length > 0 ? (
                <>
                  <span className="font-mono">{toLocalTimes(hours, offset).join(", ")}</span>{" "}
                  <span className="text-muted">{timezone}</span>
                </>
              ) : isCounted ? (
                "No hour stands out"
              ) : (
                "Hours not known"
              ),
          },
          { name: "Frequency", value: subreddit.postingFrequency },
          {
            name: "Post types",
            value: types.length > 0 ? types.map(capitalise).join(", ") : "Not known",
          },
          { name: "Flair", value: describeFlair(subreddit) },
        ]}
      />
    </Section>
  );
}

function describeFlair({ requiresFlair, flairText }: SubredditDetail): string {
  if (!requiresFlair) return "No known rule";
  return flairText ? `Required: ${flairText}` : "Required: choose one when you post";
}
