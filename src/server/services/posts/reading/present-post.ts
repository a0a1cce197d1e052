import type { GeneratedPost } from "#contract/post.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { findDueLook, findNextLook, listSettled, type Watch } from "#engine/outcomes/look.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { writeLinkTags, findOwnLinks, mayTagLinks } from "#engine/visits/link-tags.ts";
import type { PostRow, PostWithSubreddit } from "#server/db/posts/posts-repository.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";
import type { PostMoment } from "./to-past-post.ts";

export function presentPost(
  post: PostWithSubreddit,
  moment: PostMoment,
  /** What there is to say right after it was written. */
  notice: string | null = null,
): GeneratedPost {
  const { title, content, editSection } = unwrapContent(post);
  const isPosted = post.status === "posted";
  const linkTags = post.tagsLinks && mayTagLinks(post.ruleCodes) ? writeLinkTags(post) : null;
  return {
    id: post.id,
    projectId: post.projectId,
    subredditId: post.subredditId,
    subreddit: presentCommunity(post),
    title,
    content,
    editSection,
    flair: post.flair,
    postType: post.postType,
    type: "text",
    status: post.status,
    isPosted,
    scheduledFor: post.scheduledFor?.toISOString() ?? null,
    slotReason: post.slotReason,
    blanks: countBlanks({ title, content, editSection }),
    postedAt: post.postedAt?.toISOString() ?? null,
    permalink: post.permalink,
    performance: isPosted ? presentPerformance(post) : null,
    check: isPosted ? presentLooks(post, moment) : null,
    titles: post.titles,
    rulesRead: post.rulesRead,
    predictedRisk: presentPrediction(post),
    visits: isPosted ? presentVisits(post, linkTags !== null) : null,
    linkTags,
    by: post.by,
    isImported: post.importId !== null,
    notice,
    faults: post.faults,
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}

function presentCommunity({
  subreddit,
  subredditId,
}: PostWithSubreddit): GeneratedPost["subreddit"] {
  if (!subreddit) return { id: subredditId, name: "Unknown", fullName: "r/Unknown", members: 0 };
  const { id, name, members } = subreddit;
  return { id, name, fullName: `r/${name}`, members };
}

function presentPerformance({
  upvotes,
  comments,
  countedAt,
  countedBy,
  outcome,
  removedReason,
}: PostWithSubreddit): GeneratedPost["performance"] {
  return {
    upvotes,
    comments,
    countedAt: countedAt?.toISOString() ?? null,
    countedBy,
    outcome,
    removedReason,
  };
}

export function presentPrediction({
  predictedScore: score,
  predictedLevel: level,
  predictedAt: at,
}: Pick<
  PostRow,
  "predictedScore" | "predictedLevel" | "predictedAt"
>): GeneratedPost["predictedRisk"] {
  return score === null || !level || !at ? null : { score, level, at: at.toISOString() };
}

/** 0 would say that nobody came: where nothing could have been counted, nobody knows. */
function presentVisits(post: PostWithSubreddit, isTagged: boolean): GeneratedPost["visits"] {
  const { siteSeenAt, postedAt, createdAt, visitCount } = post;
  const isCountable = visitCount > 0 || (isTagged && hasOwnLink(post));
  if (!siteSeenAt || !isCountable) return null;
  const madeAt = postedAt ?? createdAt;
  const since = siteSeenAt > madeAt ? siteSeenAt : madeAt;
  return { count: visitCount, since: since.toISOString() };
}

function hasOwnLink({ content, editSection, projectUrl }: PostWithSubreddit): boolean {
  return findOwnLinks(`${content} ${editSection ?? ""}`, projectUrl).length > 0;
}

function presentLooks(
  post: PostWithSubreddit,
  { now, isWatching }: PostMoment,
): GeneratedPost["check"] {
  const { postedAt, createdAt, looks } = post;
  const isAsked = post.importId === null;
  const watch = isAsked ? findWatch(post, isWatching) : null;
  const made = { postedAt: postedAt ?? createdAt, done: listSettled(looks), watch };
  const next = isAsked ? findNextLook(made, now) : null;
  return {
    due: isAsked ? findDueLook(made, now) : null,
    next: next && { stage: next.stage, at: next.at.toISOString() },
    watch: watch && { askedAt: watch.askedAt?.toISOString() ?? null },
    seen: looks.map(({ stage, sighting, checkedAt, by }) => ({
      stage,
      sighting,
      checkedAt: checkedAt.toISOString(),
      by,
    })),
  };
}

/** null where only the user can look: without Reddit, without an address that names the post, at a comment. */
export function findWatch(
  { permalink, postType, watchedAt }: Pick<PostRow, "permalink" | "postType" | "watchedAt">,
  isWatching: boolean,
): Watch | null {
  if (!isWatching || postType === "thread-comment" || findPostId(permalink) === null) return null;
  return { askedAt: watchedAt };
}
