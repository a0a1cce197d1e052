import { paths } from "#contract/pages/page-paths.ts";

/** The views of a project that other pages lead to. */
export type ProjectView =
  | "project"
  | "communities"
  | "radar"
  | "results"
  | "history"
  | "competitors"
  | "facts";

export function projectPage(projectId: string, view: ProjectView = "project"): string {
  return paths[view].replace(":projectId", projectId);
}

/** Where a comment in one of a project's communities is written. */
export function commentsPage(projectId: string, subredditId?: string): string {
  const page = paths.comments.replace(":projectId", projectId);
  return subredditId ? `${page}?community=${encodeURIComponent(subredditId)}` : page;
}

export const DRAFT_PARAM = "draft";
/** That the draft is a comment for a thread of the community. */
export const THREAD_PARAM = "thread";

/** The plan, with the dialog open that writes a post for one of the project's communities. */
export function draftPage(projectId: string, subredditId: string, isForThread = false): string {
  const page = `${projectPage(projectId)}?${DRAFT_PARAM}=${encodeURIComponent(subredditId)}`;
  return isForThread ? `${page}&${THREAD_PARAM}=1` : page;
}

/** The state of the way from the wizard to the project it has made, and the community its first draft is for. */
export function writeNewProject(firstFor: string | null) {
  return { isNewProject: true, firstFor };
}

export function readFirstFor(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("firstFor" in state)) return null;
  return typeof state.firstFor === "string" ? state.firstFor : null;
}

export function isNewProject(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isNewProject" in state;
}
