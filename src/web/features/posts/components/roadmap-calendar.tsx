import { useMemo } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";
import type { WritingOutlook } from "#contract/writing.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import { type GoodSlot, listGoodSlots } from "#engine/slots/list-good-slots.ts";
import {
  type CalendarItem,
  type CalendarView,
  findRange,
  listWeeks,
} from "#web/components/calendar/calendar-item.ts";
import { PlanCalendar } from "#web/components/calendar/plan-calendar.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { useQueries } from "@tanstack/react-query";
import type { Policy } from "#contract/policy.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { listThreadSlots } from "#engine/slots/list-thread-slots.ts";
import { findOpenDay } from "#engine/slots/plan-slot.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

type RoadmapCalendarProps = {
  project: Project;
  posts: RoadmapPost[];
  outlook: WritingOutlook | undefined;
  view: CalendarView;
  /** null is today. */
  day: string | null;
  onDay: (day: string) => void;
  /** Posts can be moved and slots filled. */
  canPlan: boolean;
  onOpen: (post: GeneratedPost) => void;
  onFill: (slot: GoodSlot) => void;
};

/** The project's posts by week or by month, with the slots that are still empty. */
export function RoadmapCalendar({
  project,
  posts,
  outlook,
  view,
  day,
  onDay,
  canPlan,
  onOpen,
  onFill,
}: RoadmapCalendarProps) {
  const { timezone } = useUser();
  const now = useNow();
  const shownDay = day ?? readDayClock(now, timezone).day;
  const range = useMemo(
    () => findRange(listWeeks(view, shownDay).flat(), timezone),
    [view, shownDay, timezone],
  );
  const good = useGoodSlots(project, posts, outlook, { ...range, now, timezone });
  const threads = useThreads(posts, outlook, { ...range, now, timezone });
  const slots = useMemo(() => [...good, ...threads.slots], [good, threads]);
  const items = useMemo(() => posts.map(toItem), [posts]);
  const open = ({ id }: CalendarItem) => {
    const post = posts.find((one) => one.id === id);
    if (post) onOpen(post);
  };
  return (
    <>
      <PlanCalendar
        label="Posts of this project"
        view={view}
        day={shownDay}
        onDay={onDay}
        items={items}
        slots={canPlan ? slots : []}
        onFill={canPlan ? onFill : undefined}
        onOpen={open}
        canMove={canPlan}
        now={now}
        timezone={timezone}
      >
        {canPlan && slots.length > 0 && (
          <p className="text-xs text-muted">
            {threads.slots.length > 0 ? "Dashed: free slot or thread" : "Dashed: free slot"}
          </p>
        )}
      </PlanCalendar>
      {canPlan && threads.undated.length > 0 && <UndatedThreads threads={threads.undated} />}
    </>
  );
}

function toItem(post: RoadmapPost): CalendarItem {
  const { id, title, subredditId, subreddit, at, status, performance } = post;
  return {
    id,
    title,
    subredditId,
    fullName: subreddit.fullName,
    at,
    status,
    outcome: performance?.outcome ?? "unknown",
    project: null,
    to: null,
  };
}

type KnownThread = WritingOutlook["communities"][number]["threads"][number] & {
  subredditId: string;
  fullName: string;
};

/** Threads that take what the project makes: when they open, and those of which nobody knows. */
function useThreads(
  posts: readonly RoadmapPost[],
  outlook: WritingOutlook | undefined,
  { from, to, now, timezone }: Range,
): { slots: GoodSlot[]; undated: KnownThread[] } {
  return useMemo(() => {
    const threads = (outlook?.communities ?? [])
      .filter(({ postTypes }) => postTypes.includes("thread-comment"))
      .flatMap(({ subredditId, fullName, threads: known }) =>
        known.map((thread) => ({ ...thread, subredditId, fullName })),
      );
    const taken = posts.flatMap(({ postType, subredditId, at }) =>
      postType === "thread-comment" && at ? [{ subredditId, at }] : [],
    );
    return {
      slots: listThreadSlots({ threads, taken, from, to, now, timezone }),
      undated: threads.filter(({ schedule }) => schedule === null),
    };
  }, [posts, outlook, from, to, now, timezone]);
}

/** What can't be placed on a day is named beside the calendar. */
function UndatedThreads({ threads }: { threads: readonly KnownThread[] }) {
  return (
    <section aria-label="Threads without a known day" className="mt-4 text-sm text-soft">
      <h4 className="font-medium">Threads without a known day</h4>
      <ul className="mt-1 flex flex-col gap-0.5">
        {threads.map(({ subredditId, fullName, name, often }) => (
          <li key={`${subredditId} ${name}`} className="wrap-anywhere">
            “{name}” in <span className="font-mono">{fullName}</span>, {often}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FRESH_MS = 10 * MINUTE_MS;

type Range = { from: Date; to: Date; now: Date; timezone: string };

/** Empty places for posts that could be written now; none until everything about them is known. */
function useGoodSlots(
  { recommendations }: Project,
  posts: readonly RoadmapPost[],
  outlook: WritingOutlook | undefined,
  { from, to, now, timezone }: Range,
): GoodSlot[] {
  // Only where a weekday is asked for has the day to be looked up.
  const byDay = recommendations
    .filter(({ subreddit }) => subreddit.policy.stance === "weekday")
    .map(({ subredditId }) => subredditId);
  const codes = useQueries({
    queries: byDay.map((subredditId) => ({
      queryKey: queryKeys.policies.of(subredditId),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.getPolicy({ params: { subredditId } }, { signal }),
      staleTime: FRESH_MS,
    })),
    combine: readCodes,
  });
  return useMemo(() => {
    const known = new Map(recommendations.map((each) => [each.subredditId, each.subreddit]));
    const communities = (outlook?.communities ?? []).flatMap((community) => {
      const { subredditId, fullName, is, dueAt } = community;
      const rests = community.rests.map((rest) => ({
        from: new Date(rest.from),
        to: new Date(rest.to),
      }));
      const subreddit = known.get(subredditId);
      const dayCodes = codes.get(subredditId) ?? null;
      const isKnown = subreddit?.policy.stance !== "weekday" || dayCodes !== null;
      // What goes into a thread alone has its slot on the thread's day.
      const isForThread =
        community.postTypes.every((type) => type === "thread-comment") &&
        community.threads.some(({ schedule }) => schedule !== null);
      if (is !== "ready" || !subreddit || !isKnown || isForThread) return [];
      const due = dueAt === null ? null : new Date(dueAt);
      const openDay = findOpenDay(dayCodes, true);
      const { hours } = subreddit.timing;
      return [{ subredditId, fullName, hours, dueAt: due, rests, openDay }];
    });
    const taken = posts.flatMap(({ at }) => at ?? []);
    return listGoodSlots({ communities, taken, from, to, now, timezone, most: outlook?.room ?? 0 });
  }, [recommendations, posts, outlook, codes, from, to, now, timezone]);
}

// Outside, so that the same answers give the same codes.
function readCodes(answers: { data: Policy | undefined }[]): ReadonlyMap<string, Policy["codes"]> {
  return new Map(answers.flatMap(({ data }) => (data ? [[data.subredditId, data.codes]] : [])));
}
