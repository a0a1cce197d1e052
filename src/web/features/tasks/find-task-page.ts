import { paths } from "#contract/pages/page-paths.ts";
import type { Task, Today } from "#contract/task.ts";
import { formatLocalDay } from "#engine/clock/format-local.ts";
import { formatClock } from "#web/lib/format-time.ts";
import { commentsPage, draftPage, projectPage, type ProjectView } from "#web/lib/project-pages.ts";

/** The view of a project where a task is done. */
const VIEWS: Partial<Record<Task["kind"], { view: ProjectView; label: string }>> = {
  communities: { view: "communities", label: "Go to the communities" },
  radar: { view: "radar", label: "Open the radar" },
  facts: { view: "facts", label: "Go to the questions" },
};

/** Where in the app a task is done; null where it is done right there or on Reddit. */
export function findTaskPage(
  {
    kind,
    projectId,
    postId,
    subredditId,
  }: Pick<Task, "kind" | "projectId" | "postId"> & Partial<Pick<Task, "subredditId">>,
  isOnPlan: boolean,
): { to: string; label: string } | null {
  if (kind === "project") return { to: paths.newProject, label: "Create a project" };
  if (projectId === null) return null;
  const page = projectPage(projectId);
  if (postId !== null) return { to: `${page}?post=${postId}`, label: "Open the post" };
  if (kind === "comments" && subredditId) {
    return { to: commentsPage(projectId, subredditId), label: "Draft a comment" };
  }
  if (kind === "thread" && subredditId) {
    return { to: draftPage(projectId, subredditId, true), label: "Prepare the comment" };
  }
  // The plan asks the questions itself.
  if (kind === "facts" && isOnPlan) return null;
  const there = VIEWS[kind];
  if (there) return { to: projectPage(projectId, there.view), label: there.label };
  if (kind === "plan") {
    return { to: `${isOnPlan ? "" : page}#roadmap`, label: "Go to the roadmap" };
  }
  return isOnPlan ? null : { to: page, label: "Open the project" };
}

/** That nothing is left to do, for this day or only until something later in it. */
export function wordRest({
  tasks,
  next,
  endsAt,
}: Pick<Today, "endsAt"> & { tasks: readonly unknown[]; next: { at: string } | null }): string {
  const isMoreToday = next !== null && Date.parse(next.at) < Date.parse(endsAt);
  if (tasks.length === 0) return isMoreToday ? "Nothing to do right now" : "Nothing to do today";
  return isMoreToday ? "All done" : "All done for today";
}

/** 'At 11:16 AM, check that your r/SaaS post is still up.' */
export function wordNext(
  { next, endsAt }: Pick<Today, "next" | "endsAt">,
  timezone: string,
  locale?: string,
): string | null {
  if (!next) return null;
  const moment = new Date(next.at);
  const clock = formatClock(moment, timezone, locale);
  const isToday = moment.getTime() < Date.parse(endsAt);
  const when = isToday ? `At ${clock}` : `On ${formatLocalDay(moment, timezone)} at ${clock}`;
  return `${when}, ${next.text}.`;
}
