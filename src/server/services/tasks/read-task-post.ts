import type { HeldPost } from "#engine/posts/holds.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { isSettled } from "#engine/results/measured-post.ts";
import type { TaskPost, TaskProject } from "#engine/tasks/task.ts";
import type { PostWithSubreddit } from "#server/db/posts/posts-repository.ts";
import { findWatch } from "#server/services/posts/reading/read-post.ts";

/** As what was removed holds it. */
export function toHeldPost(row: PostWithSubreddit): HeldPost {
  const { title, content } = unwrapContent(row);
  return {
    id: row.id,
    projectId: row.projectId,
    subredditId: row.subredditId,
    fullName: nameCommunity(row),
    postType: row.postType,
    title,
    content,
    isPosted: row.status === "posted",
    isRemoved: row.outcome === "removed",
    postedAt: row.postedAt,
    rulesRead: row.rulesRead,
  };
}

function nameCommunity({ subreddit, subredditId }: PostWithSubreddit): string {
  return `r/${subreddit?.name ?? subredditId}`;
}

type NamedProject = TaskProject & { url: string | null };

export function toTaskPost(
  row: PostWithSubreddit,
  projects: NamedProject[],
  isWatching: boolean,
): Omit<TaskPost, "hold"> | null {
  const project = projects.find(({ id }) => id === row.projectId);
  if (!project) return null;
  const texts = unwrapContent(row);
  return {
    id: row.id,
    projectId: row.projectId,
    subredditId: row.subredditId,
    fullName: nameCommunity(row),
    title: texts.title,
    status: row.status,
    scheduledFor: row.scheduledFor,
    postedAt: row.status === "posted" ? (row.postedAt ?? row.createdAt) : null,
    permalink: row.permalink,
    blanks: countBlanks(texts),
    isPromotional: isPromotional(texts, project.name, project.url),
    postType: row.postType,
    outcome: row.outcome,
    hasCounts: hasCounts(row),
    comments: row.comments,
    looks: row.looks,
    watch: findWatch(row, isWatching),
    due: null,
    asksFirst: false,
  };
}

function hasCounts({ upvotes, comments, postedAt, createdAt, countedAt }: PostWithSubreddit) {
  return upvotes !== null && comments !== null && isSettled(postedAt ?? createdAt, countedAt);
}
