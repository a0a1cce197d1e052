import { STAGE_NAMES } from "#engine/mail/stage-names.ts";
import { findNextCheck, listSettled } from "#engine/outcomes/removal-check.ts";
import type { TaskState } from "./task-state.ts";

export type ComingUp = { text: string; at: Date; projectId: string; postId: string };

/**
 * The next thing that will want something: a post that is planned, or a look at one that was made. What
 * Foothold looks at by itself wants nothing.
 */
export function findNext({ posts, now }: TaskState): ComingUp | null {
  const coming = posts.flatMap((post): ComingUp[] => {
    const { id: postId, projectId, fullName, scheduledFor, postedAt } = post;
    if (post.status === "scheduled" && scheduledFor && scheduledFor > now) {
      return [{ text: `your post in ${fullName}`, at: scheduledFor, projectId, postId }];
    }
    const next =
      post.status === "posted" &&
      postedAt &&
      !post.watch &&
      findNextCheck({ postedAt, done: listSettled(post.looks) }, now);
    if (!next) return [];
    const text = `the check ${STAGE_NAMES[next.stage]} after your post in ${fullName}`;
    return [{ text, at: next.at, projectId, postId }];
  });
  const [first] = coming.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || (a.postId < b.postId ? -1 : 1),
  );
  return first ?? null;
}
