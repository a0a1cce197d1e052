import { type CSSProperties, useMemo } from "react";
import { useSearchParams } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { DatedPosts } from "#contract/calendar.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { isDayName } from "#engine/clock/calendar-days.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import { type CalendarItem, findRange, listWeeks } from "#web/components/calendar/calendar-item.ts";
import { PlanCalendar } from "#web/components/calendar/plan-calendar.tsx";
import { hueOf } from "#web/components/charts/stacked-series.ts";
import { useSubscription } from "#web/components/premium/use-subscription.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { useDatedPosts } from "#web/features/dashboard/api/use-dated-posts.ts";
import { placeProjects } from "#web/features/dashboard/place-timeline.ts";

type AllPostsProps = {
  projects: readonly ProjectSummary[];
  /** What the page has of the posts already, this week's among them. */
  known: DatedPosts | undefined;
};

/** One week of all projects: what goes out when, and what went out. */
export function AllPosts({ projects, known }: AllPostsProps) {
  const { timezone } = useUser();
  const { subscription } = useSubscription();
  const now = useNow();
  const [day, goTo] = useDayInAddress(readDayClock(now, timezone).day);
  const range = useMemo(() => findRange(listWeeks("week", day).flat(), timezone), [day, timezone]);
  const posts = useDatedPosts(range, known);
  const places = useMemo(() => placeProjects(projects), [projects]);
  const items = useMemo(
    () => (posts.data?.items ?? []).map((post) => toItem(post, places.get(post.projectId) ?? 0)),
    [posts.data, places],
  );
  const named = projects.filter(({ id }) =>
    posts.data?.items.some(({ projectId }) => projectId === id),
  );
  return (
    <Card title="All posts" action={<Legend projects={named} places={places} />}>
      {posts.isPending && (
        <SkeletonGroup label="Loading your posts">
          <Skeleton className="h-60" />
        </SkeletonGroup>
      )}
      {posts.isError && !posts.data && (
        <ErrorNotice
          title="We couldn't load your posts"
          text={errorMessage(posts.error, {}, !navigator.onLine)}
          onRetry={() => void posts.refetch()}
          isRetrying={posts.isFetching}
        />
      )}
      {posts.data && (
        <PlanCalendar
          label="Posts of all projects"
          view="week"
          day={day}
          onDay={goTo}
          items={items}
          canMove={subscription.isPremium}
          isCompact
          now={now}
          timezone={timezone}
        >
          {posts.data.isCut && (
            <p className="mt-3 text-sm text-soft">Each project's roadmap shows the rest.</p>
          )}
        </PlanCalendar>
      )}
    </Card>
  );
}

type LegendProps = { projects: readonly ProjectSummary[]; places: ReadonlyMap<string, number> };

/** Which colour is whose; the name is on each post as well. */
function Legend({ projects, places }: LegendProps) {
  if (projects.length < 2) return null;
  return (
    <ul
      aria-label="Projects of this week"
      className="flex min-w-0 flex-wrap gap-x-4 gap-y-1 text-sm"
    >
      {projects.map(({ id, name }) => (
        <li key={id} className="flex max-w-56 min-w-0 items-center gap-2">
          <span
            aria-hidden="true"
            style={{ "--hue": hueOf(places.get(id) ?? 0) } as CSSProperties}
            className="size-2.5 shrink-0 rounded-mark bg-(--hue)"
          />
          <span className="truncate" dir="auto">
            {name}
          </span>
        </li>
      ))}
    </ul>
  );
}

function toItem(post: DatedPosts["items"][number], place: number): CalendarItem {
  const { id, projectId, projectName, subredditId, fullName, title, status, outcome, at } = post;
  return {
    id,
    title,
    subredditId,
    fullName,
    at: new Date(at),
    status,
    outcome,
    project: { name: projectName, place },
    to: `${paths.project.replace(":projectId", projectId)}?post=${id}`,
  };
}

/** In the address, so that Back from a post finds the same week. */
function useDayInAddress(today: string): [string, (day: string) => void] {
  const [params, setParams] = useSearchParams();
  const day = params.get("day") ?? "";
  const goTo = (next: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === today) after.delete("day");
        else after.set("day", next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isDayName(day) ? day : today, goTo];
}
