import type { Db } from "#server/db/database.ts";
import {
  findPost,
  lockPost,
  type PostRow,
  type PostWithSubreddit,
} from "#server/db/posts/posts-repository.ts";
import type { GeneratedPost } from "#contract/post.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { readFormat } from "#engine/writer/plan/shape.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import { listProjectNames, type ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { PastPost } from "#engine/drafts/draft.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { findDueLook, findNextLook, listSettled, type Watch } from "#engine/outcomes/look.ts";
import { writeLinkTag, findOwnLinks, mayTagLinks } from "#engine/visits/link-tags.ts";
import { findUncountedHost } from "#engine/visits/uncounted-hosts.ts";
import { findPostId } from "#engine/outcomes/post-address.ts";

/** Another user's post is not found, and neither is one that was deleted. */
export async function requireLockedPost(tx: Db, scope: Scope, postId: string): Promise<PostRow> {
  const post = await lockPost(tx, scope.userId, postId);
  if (!post || post.deletedAt) throw postNotFound();
  return post;
}

/** As the caller sees it from now on. */
export async function readPost(
  tx: Db,
  scope: Scope,
  postId: string,
  moment: PostMoment,
): Promise<GeneratedPost> {
  const post = await findPost(tx, scope.userId, postId);
  if (!post) throw postNotFound();
  return presentPost(post, moment);
}

export function postNotFound(): ServiceError {
  return new ServiceError("NOT_FOUND", "Post not found");
}

export function alreadyMade(): ServiceError {
  return new ServiceError("CONFLICT", "You've already posted this. You can't change it here.");
}

/** A stored post as planner and risk look at it; what it promotes is its own project. */
export function toPastPost(
  post: PostRow & { fullName?: string },
  project: Pick<ProjectRow, "name" | "url"> | undefined,
): PastPost {
  const texts = unwrapContent(post);
  return {
    id: post.id,
    subredditId: post.subredditId,
    fullName: post.fullName,
    title: texts.title,
    content: texts.content,
    at: post.postedAt ?? post.scheduledFor,
    isPosted: post.status === "posted",
    isPromotional: isPromotional(texts, project?.name ?? null, project?.url ?? null),
    postType: post.postType,
    projectId: post.projectId,
  };
}

export type NamedProject = Pick<ProjectRow, "id" | "name" | "url">;

/** The same for posts of several projects, archived ones too. */
export async function toPastPosts(
  db: Db,
  userId: UserId,
  posts: Parameters<typeof toPastPost>[0][],
  known?: readonly NamedProject[],
): Promise<PastPost[]> {
  if (posts.length === 0) return [];
  const projects = known ?? (await listProjectNames(db, userId));
  const byId = new Map<string, NamedProject>(projects.map((each) => [each.id, each]));
  return posts.map((post) => toPastPost(post, byId.get(post.projectId)));
}

/** What is said about a post depends on the time, and on whether Foothold can ask Reddit. */
export type PostMoment = { now: Date; isWatching: boolean };

export function readMoment({ clock, reddit }: Pick<ServiceDeps, "clock" | "reddit">): PostMoment {
  return { now: clock(), isWatching: reddit.isConfigured };
}

export function presentPost(
  post: PostWithSubreddit,
  moment: PostMoment,
  /** What there is to say right after it was written. */
  notice: string | null = null,
): GeneratedPost {
  const { title, content, editSection } = unwrapContent(post);
  const isPosted = post.status === "posted";
  const linkTags = carriesTag(post) ? writeLinkTag(post) : null;
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
    type: readFormat(post.shape) ?? "text",
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
    receipt: isPosted ? presentReceipt(post) : null,
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

/** Where the founder wants it, the community has nothing against it, and there is something to count. */
function carriesTag({ tagsLinks, ruleCodes, projectUrl }: PostWithSubreddit): boolean {
  return tagsLinks && mayTagLinks(ruleCodes) && findUncountedHost(projectUrl) === null;
}

function presentCommunity({
  subreddit,
  subredditId,
  membersEstimated,
}: PostWithSubreddit): GeneratedPost["subreddit"] {
  const { id, name, members } = subreddit ?? { id: subredditId, name: "Unknown", members: 0 };
  return { id, name, fullName: `r/${name}`, members, membersEstimated };
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

function presentReceipt({
  firstScore,
  rulesMet: met,
  rulesHeld: of,
  receiptId,
}: Pick<PostRow, "firstScore" | "rulesMet" | "rulesHeld" | "receiptId">): NonNullable<
  GeneratedPost["receipt"]
> {
  const rules = met === null || of === null ? null : { met, of };
  return { riskBefore: firstScore, rules, sharedAs: receiptId };
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
