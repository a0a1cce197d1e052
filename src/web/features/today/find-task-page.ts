import { paths } from "#contract/page-paths.ts";
import type { Task } from "#contract/today.ts";

/** The part of a project's page where a task is done. */
const PARTS: Partial<Record<Task["kind"], { to: string; label: string }>> = {
  communities: { to: "#communities", label: "Go to the communities" },
  facts: { to: "#interview", label: "Go to the questions" },
  plan: { to: "#roadmap", label: "Go to the roadmap" },
};

/** Where in the app a task is done; null where it is done right there or on Reddit. */
export function findTaskPage(
  { kind, projectId, postId }: Pick<Task, "kind" | "projectId" | "postId">,
  isOnProject: boolean,
): { to: string; label: string } | null {
  if (kind === "project") return { to: paths.newProject, label: "Create a project" };
  if (projectId === null) return null;
  const page = paths.project.replace(":projectId", projectId);
  if (postId !== null) return { to: `${page}?post=${postId}`, label: "Open the post" };
  const part = PARTS[kind] ?? null;
  if (isOnProject) return part;
  return part ? { ...part, to: page + part.to } : { to: page, label: "Open the project" };
}
