import type { DigestTask } from "#engine/mail/compose-digest.ts";
import { listTasks } from "#engine/tasks/list-tasks.ts";
import type { TaskKind } from "#engine/tasks/task.ts";
import type { UserRow } from "#server/db/users-repository.ts";
import { postAddress } from "../posts/post-address.ts";
import { readMoment } from "../posts/post-moment.ts";
import { readTaskState } from "../today/read-task-state.ts";
import type { NoticeDeps } from "./compose-notice.ts";

/** Posts with their blanks and looks have lists of their own, and what a project lacks would be told every day. */
const TOLD: ReadonlySet<TaskKind> = new Set(["answer", "comments", "result"]);

/** What else is to be done on that day for posts, made and planned. */
export async function listDigestTasks(deps: NoticeDeps, user: UserRow): Promise<DigestTask[]> {
  const wanted = { ...readMoment(deps), projectId: null, canPlan: false };
  const state = await readTaskState(deps.database.db, user, wanted);
  return listTasks(state).flatMap((task) => {
    const { kind, title, detail, isDone, projectId, projectName, postId } = task;
    if (!projectId || !projectName || isDone || !TOLD.has(kind)) return [];
    const url = postId
      ? postAddress(deps, { id: postId, projectId })
      : `${deps.appUrl}/projects/${projectId}`;
    return [{ title, detail, project: projectName, url }];
  });
}
