import { memo, type CSSProperties, useId } from "react";
import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import type { HourOutcome } from "#contract/timing.ts";
import {
  describeTiming,
  nameHours,
  wordPosts,
  wordShare,
  wordShareWithInterval,
} from "#engine/timing/describe-timing.ts";
import type { Share } from "#engine/timing/judge-timing.ts";
import { nameZone } from "#engine/clock/format-local.ts";
import { rotateToLocal, toLocalTime } from "#engine/clock/local-hours.ts";
import { listLocalHours } from "#engine/timing/list-local-hours.ts";
import { BarChart } from "#web/components/subreddits/bar-chart.tsx";
import { ProvenanceMark } from "#web/components/subreddits/provenance-mark.tsx";
import { RESULT_CHART_NOTE, toResultBars } from "#web/components/subreddits/result-bars.ts";
import { formatUtcHour, formatTime } from "#web/lib/format-time.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useUtcOffset } from "#web/lib/hooks/use-utc-offset.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { DAY_PARTS, describeOwnTiming } from "#engine/timing/judge-own-timing.ts";
import { classNames } from "#web/lib/class-names.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

type PickedHour = {
  /** "17:30" by the user's clock. */
  time: string;
  /** 0 to 1. */
  level: number;
  /** What is known about it, in words. */
  text: string;
  isBest: boolean;
};

type HourPickerProps = {
  hours: readonly PickedHour[];
  /** The time that is chosen now, "17:45" for instance; empty for none. */
  chosen: string;
  onChoose: (time: string) => void;
};

/** The hour strip with a choice in each cell: a click, or the arrow keys, sets the time. */
function HourPicker({ hours, chosen, onChoose }: HourPickerProps) {
  const name = useId();
  const at = hours.findLastIndex(({ time }) => chosen !== "" && time <= chosen);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm text-muted">Choose an hour</legend>
      <div className="flex gap-px">
        {hours.map(({ time, level, text, isBest }, index) => (
          <label
            key={time}
            title={`${formatTime(time)} · ${text}`}
            className="group flex min-w-0 flex-1 cursor-pointer flex-col gap-1"
          >
            <input
              type="radio"
              name={name}
              value={time}
              checked={index === at}
              aria-label={`${formatTime(time)}, ${text}`}
              onChange={() => onChoose(time)}
              // What is chosen already can be chosen again: for its full hour.
              onClick={() => index === at && onChoose(time)}
              className="sr-only"
            />
            <span
              style={{ "--level": level } as CSSProperties}
              className="hour-cell block h-7 rounded-[2px] outline-offset-1 outline-accent group-hover:outline-1 group-has-checked:outline-2 group-has-focus-visible:outline-3"
            />
            <span className={classNames("block h-0.5 rounded-full", isBest && "bg-ink")} />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-0.5 grid grid-cols-4 font-mono text-xs text-muted">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour} className="whitespace-nowrap">
            {formatTime(hours[hour]?.time ?? "00:00")}
          </span>
        ))}
      </p>
    </fieldset>
  );
}

/** How posts fared there by the hour, everybody's and the user's own. */
function useTiming(subredditId: string) {
  return useQuery({
    queryKey: queryKeys.posts.hours(subredditId),
    queryFn: ({ signal }) => api.getSubredditTiming({ params: { subredditId } }, { signal }),
  });
}

type CommunityHoursProps = {
  community: RecommendedSubreddit;
  /** "17:45" by the user's clock; empty for none. */
  chosen: string;
  /** The same every time. */
  onChoose: (time: string) => void;
};

/**
 * What is known about the community's hours, by the user's clock, and one of them to choose: results
 * where there are any, else activity; the user's own posts apart. Remembered: typing does not change it.
 */
export const CommunityHours = memo(function CommunityHours({
  community,
  chosen,
  onChoose,
}: CommunityHoursProps) {
  const { timezone } = useUser();
  const offset = useUtcOffset();
  const { data } = useTiming(community.id);
  const outcome = data?.outcomeByHour;
  const { timing } = community;
  // Where results are alike the sentence speaks of them alone; elsewhere it names the hours itself.
  const busy = timing.kind === "even" ? listLocalHours(timing, offset) : [];
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm font-medium">Hours of {community.fullName}</p>
      {busy.length > 0 && (
        <p className="text-sm text-soft">
          {nameHours(timing)}{" "}
          <span className="font-mono text-ink">
            {busy.map((time) => formatTime(time)).join(", ")}
          </span>{" "}
          {nameZone(timezone)}
        </p>
      )}
      <p className="text-sm text-soft">
        {describeTiming(timing, (hour) => formatUtcHour(hour, offset))}
      </p>
      <HourPicker
        hours={listHours(community, outcome, offset)}
        chosen={chosen}
        onChoose={onChoose}
      />
      {outcome ? (
        <>
          <BarChart
            label={`Share of posts with 10 points or more by hour, ${nameZone(timezone)}`}
            nameEvery={6}
            heightClass="h-16"
            bars={toResultBars(outcome, timing, offset)}
          />
          {community.activityBasis && (
            <ProvenanceMark basis={community.activityBasis}>
              <p>{RESULT_CHART_NOTE}</p>
            </ProvenanceMark>
          )}
        </>
      ) : (
        community.activityBasis && <ProvenanceMark basis={community.activityBasis} />
      )}
      {data && (
        <>
          <p className="text-sm text-soft">{describeOwnTiming(data.own)}</p>
          {data.own.parts && <OwnResults parts={data.own.parts} />}
        </>
      )}
    </div>
  );
});

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

function listHours(
  { activityByHour, timing }: RecommendedSubreddit,
  outcome: readonly HourOutcome[] | null | undefined,
  offset: number,
): PickedHour[] {
  const best = new Set(listLocalHours(timing, offset));
  // Results where they tell hours apart; else how much is posted, which is what the words speak of.
  const isByResult = outcome && timing.kind === "differs";
  const results = new Map(
    isByResult ? outcome.map((each) => [toLocalTime(each.hour, offset), each]) : [],
  );
  const hours = rotateToLocal(
    HOURS.map((hour) => activityByHour[hour] ?? 0),
    offset,
  ).map(({ time, posts }) => {
    const result = results.get(time);
    return {
      time,
      size: isByResult ? (result?.shareOver10 ?? 0) : posts,
      text: result ? wordShare(result) : wordPosts(posts),
    };
  });
  const most = Math.max(...hours.map(({ size }) => size));
  // Where hours can't be told from chance, every cell is alike.
  const isTelling = most > 0 && timing.kind !== "unclear";
  return hours.map(({ time, size, text }) => ({
    time,
    text,
    level: isTelling ? size / most : 0,
    isBest: best.has(time),
  }));
}

/** The user's own posts by quarter of the day. */
function OwnResults({ parts }: { parts: readonly Share[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">
        Your own posts with 10 points or more, by part of the day
      </caption>
      <tbody>
        {DAY_PARTS.map(({ name, fromHour, toHour }, place) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {name}{" "}
              <span className="font-mono text-xs text-muted">
                {fromHour}–{toHour}
              </span>
            </th>
            <td className="py-1 text-soft">
              {wordShareWithInterval(parts[place] ?? { posts: 0, over10: 0 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
