import { Fragment, useMemo } from "react";
import { Link } from "react-router";
import type { ProjectStats } from "#contract/project.ts";
import { readDayClock } from "#engine/clock/day-clock.ts";
import { useDatedPosts } from "#web/features/dashboard/api/use-dated-posts.ts";
import {
  type DatedPost,
  findNextPost,
  findTimelineRange,
  placeProjects,
} from "#web/features/dashboard/place-timeline.ts";
import { wordAnswer } from "#web/features/dashboard/word-answer.ts";
import { formatNearMoment } from "#web/lib/format-moment.ts";
import { projectPage } from "#web/lib/project-pages.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { useUser } from "#web/lib/session/session.ts";
import { PostTimeline } from "./post-timeline.tsx";

/** The last weeks and the next ones of all projects, asked for with all else on the page. */
export function useTimelinePosts() {
  const { timezone } = useUser();
  const now = useNow();
  const today = readDayClock(now, timezone).day;
  const range = useMemo(() => findTimelineRange(today, timezone), [today, timezone]);
  const posts = useDatedPosts(range);
  return { data: posts.data, isPending: posts.isPending, now, today, timezone };
}

const NO_POSTS: readonly DatedPost[] = [];

type AnswerProps = {
  stats: ProjectStats;
  timeline: ReturnType<typeof useTimelinePosts>;
};

/** What one comes for: what stayed up, what it brought, and what is next. */
export function Answer({ stats, timeline }: AnswerProps) {
  const { data, now, today, timezone } = timeline;
  const items = data?.items ?? NO_POSTS;
  const places = useMemo(() => placeProjects(stats.projects), [stats.projects]);
  const parts = wordAnswer(stats.outcomes);
  const next = findNextPost(items, now);
  if (parts.length === 0 && !next) return null;
  return (
    <section aria-label="How it goes" className="mb-6">
      <p className="font-serif text-xl font-medium text-pretty sm:text-2xl">
        {parts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && " · "}
            <Unbroken>{part}</Unbroken>
          </Fragment>
        ))}
        {parts.length > 0 && next && " · "}
        {next && (
          <>
            {parts.length > 0 ? "next" : "Next"}:{" "}
            <Link
              to={`${projectPage(next.projectId)}?post=${next.id}`}
              className="underline decoration-edge decoration-1 underline-offset-4 hover:text-accent"
            >
              <Unbroken>{formatNearMoment(next.at, now, timezone)}</Unbroken> {next.fullName}
            </Link>
          </>
        )}
      </p>
      <PostTimeline posts={items} places={places} today={today} timezone={timezone} />
    </section>
  );
}

/** A figure and its noun, an hour and its half of the day: a line never ends between them. */
function Unbroken({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
