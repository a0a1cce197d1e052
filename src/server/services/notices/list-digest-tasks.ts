import type { DigestTask } from "#engine/mail/compose-digest.ts";
import { listTasks } from "#engine/tasks/list-tasks.ts";
import type { TaskKind } from "#engine/tasks/task.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { postAddress } from "../posts/post-address.ts";
import { readTaskState } from "../today/read-task-state.ts";
import type { NoticeDeps } from "./compose-notice.ts";

/** The digest has a list of its own for posts, with their blanks, and for looks. */
const TOLD_ALREADY: ReadonlySet<TaskKind> = new Set(["post", "blanks", "check"]);

/** The day's open tasks that are about a project and are not told of otherwise. */
export async function listDigestTasks(deps: NoticeDeps, user: UserRow): Promise<DigestTask[]> {
  const wanted = { now: deps.clock(), projectId: null, canPlan: false };
  const state = await readTaskState(deps.database.db, user, wanted);
  return listTasks(state).flatMap(({ kind, title, detail, isDone, projectId, postId }) => {
    const project = state.projects.find(({ id }) => id === projectId);
    if (!project || isDone || TOLD_ALREADY.has(kind)) return [];
    const url = postId
      ? postAddress(deps, { id: postId, projectId: project.id })
      : `${deps.appUrl}/projects/${project.id}`;
    return [{ title, detail, project: project.name, url }];
  });
}
