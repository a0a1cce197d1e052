import { paths } from "#contract/page-paths.ts";
import type { Task } from "#contract/today.ts";

/** Where in the app a task is done; null where it is done on this page or on Reddit. */
export function findTaskPage(
  { kind, projectId, postId }: Pick<Task, "kind" | "projectId" | "postId">,
  isOnProject: boolean,
): { to: string; label: string } | null {
  if (kind === "project") return { to: paths.newProject, label: "Create a project" };
  if (projectId === null) return null;
  const page = paths.project.replace(":projectId", projectId);
  if (postId !== null) return { to: `${page}?post=${postId}`, label: "Open the post" };
  return isOnProject ? null : { to: page, label: "Open the project" };
}
