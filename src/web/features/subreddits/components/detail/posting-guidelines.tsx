import { nameZone } from "#engine/clock/format-local.ts";
import type { SubredditDetail } from "#contract/subreddit.ts";
import {
  describeTiming,
  labelTiming,
  nameHours,
  TOO_FEW_TO_TELL,
  describeThreads,
} from "#engine/timing/describe-timing.ts";
import { listLocalHours } from "#engine/timing/list-local-hours.ts";
import { Provenance } from "#web/components/subreddits/policy-mark.tsx";
import { ProvenanceMark } from "#web/components/subreddits/provenance-mark.tsx";
import { formatTime, formatUtcHour } from "#web/lib/format-time.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useUtcOffset } from "#web/lib/hooks/use-utc-offset.ts";
import { listLocalDays, toLocalHours } from "#web/features/subreddits/local-activity.ts";
import { Section, FactList, capitalise } from "./section.tsx";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { formatCount } from "#engine/text/format.ts";

export function PostingGuidelines({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { activityBasis: basis, activityByDayBasis: dayBasis, timing } = subreddit;
  const types = subreddit.allowedPostTypes;
  const hours = listLocalHours(timing, offset);
  const hasResults = (subreddit.statistics?.outcomeByHour?.length ?? 0) > 0;
  return (
    <Section title="Posting guidelines">
      <FactList
        facts={[
          {
            name: "Busiest days",
            value: (
              <>
                <BusiestDays subreddit={subreddit} />{" "}
                {dayBasis && <ProvenanceMark basis={dayBasis} />}
              </>
            ),
          },
          {
            name: nameHours(timing),
            value: (
              <>
                {hours.length > 0 ? (
                  <>
                    <span className="font-mono">
                      {hours.map((time) => formatTime(time)).join(", ")}
                    </span>{" "}
                    <span className="text-muted">{nameZone(timezone)}</span>
                  </>
                ) : (
                  describeNoHours(timing.kind)
                )}{" "}
                {basis && <ProvenanceMark basis={basis} />}
                {/* Without hours there is nothing to add; with results, the section about them says the rest. */}
                {hours.length > 0 && (
                  <span className="mt-0.5 block text-sm text-muted">
                    {hasResults
                      ? capitalise(labelTiming(timing))
                      : describeTiming(timing, (hour) => formatUtcHour(hour, offset))}
                  </span>
                )}
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

function BusiestDays({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const days = listLocalDays(subreddit, useUtcOffset());
  const busiest = days.filter(({ isBusiest }) => isBusiest).map(({ name }) => name);
  if (busiest.length > 0) {
    return (
      <>
        {busiest.join(", ")} <span className="text-muted">{nameZone(timezone)}</span>
      </>
    );
  }
  const basis = subreddit.activityByDayBasis;
  if (!basis) return "Days not known";
  return basis.isRough ? TOO_FEW_TO_TELL : "No day stands out";
}

function describeNoHours(kind: SubredditDetail["timing"]["kind"]): string {
  if (kind === "unknown") return "Hours not known";
  return kind === "unclear" ? TOO_FEW_TO_TELL : "No hour stands out";
}

export function ActivityByHour({ subreddit }: { subreddit: SubredditDetail }) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { activityBasis: basis, timing } = subreddit;
  const hours = toLocalHours(subreddit.activityByHour, offset);
  if (hours.length === 0) {
    return (
      <Section title="Activity by hour">
        <p className="text-base text-soft">We counted no posts here.</p>
      </Section>
    );
  }
  const best = listLocalHours(timing, offset);
  const most = Math.max(...hours.map(({ posts }) => posts));
  return (
    <Section
      title="Activity by hour"
      basis={
        basis && (
          <ProvenanceMark basis={basis}>
            <p>
              100% is the fullest hour.
              {describeThreads(timing, (hour) => formatUtcHour(hour, offset))}
            </p>
          </ProvenanceMark>
        )
      }
    >
      <p className="text-sm text-soft">
        {timing.kind === "unclear" ? `${TOO_FEW_TO_TELL} which hours are busy. ` : ""}
        {nameZone(timezone)}
      </p>
      <BarChart
        label={`Activity by hour, ${nameZone(timezone)}`}
        nameEvery={6}
        bars={hours.map(({ time, posts }) => ({
          name: formatTime(time),
          value: posts,
          text: `${Math.round((posts / most) * 100)}% activity, ${wordPosts(posts)}`,
          isBest: best.includes(time),
        }))}
      />
    </Section>
  );
}

function wordPosts(posts: number): string {
  return posts === 1 ? "1 post" : `${formatCount(posts)} posts`;
}
