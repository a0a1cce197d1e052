import type { GeneratedPost } from "#contract/post.ts";
import type { DatedPosts, DatedPostsQuery } from "#contract/calendar.ts";
import {
  listProjectPosts,
  listNewestPosts,
  countWritten,
  listPostTexts,
} from "#server/db/posts/posts-repository.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { presentPost, readMoment, toPastPosts } from "./reading/read-post.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import {
  type DatedPost,
  listDatedPosts as listRows,
} from "#server/db/posts/planned-posts-repository.ts";
import type { PostingContext } from "#contract/posts/posting-context.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { readAuthor } from "#server/services/accounts/present-user.ts";
import { type PastPost, POST_TYPES, type PostType } from "#engine/drafts/draft.ts";
import {
  type ContributionRow,
  listContributions,
} from "#server/db/posts/contributions-repository.ts";
import type { Db } from "#server/db/database.ts";
import {
  toLoggedPost,
  createCountOnce,
  readHistory,
} from "#server/services/budget/read-history.ts";
import type { ContributionKind } from "#engine/budget/measure-budget.ts";
import { setImmediate } from "node:timers/promises";
import type { WritingOutlook } from "#contract/writing.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { veilText } from "#engine/posts/veil-text.ts";
import type { ComposedPost, Composition } from "#engine/posts/post-brief.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { findSlot, type Slot, MOST_SIBLINGS } from "./drafting/place-post.ts";
import { lookAhead, listCommunities } from "./drafting/look-ahead.ts";
import {
  readRoom,
  type Refused,
  NO_COMMUNITY,
  wordRefusal,
  wordRefusals,
} from "./drafting/save-posts.ts";
import { bansAiText } from "#engine/policy/policy.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";

/** Open to whoever's subscription has lapsed: one's own drafts are never held hostage. */
export async function getRoadmap(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<GeneratedPost[]> {
  const project = await requireProject(deps, scope, projectId);
  const posts = await listProjectPosts(deps.database.db, project.id);
  const moment = readMoment(deps);
  return posts.map((post) => presentPost(post, moment));
}

const USUAL_DAYS = 7;
/** More than anybody reads in a week or a month of all projects. */
const MOST_POSTS = 500;

/** Open without a plan too, as the roadmap is: one's own posts are never held hostage. */
export async function listDatedPosts(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  { from, days = USUAL_DAYS }: DatedPostsQuery,
): Promise<DatedPosts> {
  const to = new Date(from.getTime() + days * DAY_MS);
  const rows = await listRows(db, userId, { from, to, limit: MOST_POSTS + 1 });
  return {
    items: rows.slice(0, MOST_POSTS).map(presentDated),
    isCut: rows.length > MOST_POSTS,
  };
}

function presentDated(row: DatedPost): DatedPosts["items"][number] {
  return {
    id: row.id,
    projectId: row.projectId,
    projectName: row.projectName,
    subredditId: row.subredditId,
    fullName: `r/${row.communityName ?? "Unknown"}`,
    title: unwrapContent(row).title,
    status: row.status === "posted" ? "posted" : "scheduled",
    outcome: row.outcome,
    at: row.at.toISOString(),
  };
}

export async function getPostingContext(
  deps: ServiceDeps,
  { userId }: Scope,
): Promise<PostingContext> {
  const { db } = deps.database;
  const user = await findUserById(db, userId);
  const { posts, comments } = await readRecent(db, userId);
  return {
    author: readAuthor(user, deps.clock()),
    posts: posts.map(presentPast),
    comments: comments.map(({ at, isPromotional }) => ({ at: at.toISOString(), isPromotional })),
  };
}

function presentPast({ at, postType, ...post }: PastPost): PostingContext["posts"][number] {
  return { ...post, postType: postType ?? null, at: at?.toISOString() ?? null };
}

const MOST_RECENT = 60;
/** Of each kind: who comments a lot has made their posts all the same. */
const MOST_LOGGED = 30;

/** What a draft is compared with; older ones no longer weigh. */
export async function readRecent(
  db: Db,
  userId: UserId,
): Promise<{ posts: PastPost[]; comments: ContributionRow[] }> {
  const posts = await listNewestPosts(db, userId, MOST_RECENT);
  const listLogged = (kind: ContributionKind) =>
    listContributions(db, userId, { kind, limit: MOST_LOGGED });
  const isFirst = createCountOnce();
  const written = await toPastPosts(db, userId, posts.filter(isFirst));
  const logged = (await listLogged("post")).filter(isFirst);
  const comments = (await listLogged("comment")).filter(isFirst);
  return { posts: [...written, ...logged.map(toLoggedPost)], comments };
}

type CommunityOutlook = WritingOutlook["communities"][number];
type NextDraft = WritingOutlook["nextDrafts"][number];

const MOST_NEXT_DRAFTS = 3;

/** What can be written for a project, before anyone asks for it. */
export async function getWritingOutlook(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<WritingOutlook> {
  const { db } = deps.database;
  const now = deps.clock();
  const project = await requireProject(deps, scope, projectId);
  const plan = await currentPlan(deps, scope);
  const where = { userId: scope.userId, projectId: project.id, now };
  const { room, refusal } = await readRoom(db, plan, where);
  const user = requireUser(await findUserById(db, scope.userId));
  const history = await readHistory(db, scope.userId, now);
  const siblings = await listPostTexts(db, project.id, MOST_SIBLINGS);
  const postsSoFar = await countWritten(db, project.id);
  const so = { project, siblings, postsSoFar };
  const refused: Refused[] = [];
  const communities: CommunityOutlook[] = [];
  const ready: NextDraft[] = [];
  for (const subreddit of await listCommunities(deps, scope, project)) {
    // A few milliseconds each: others get their turn in between.
    await setImmediate();
    const { composition, tryType } = lookAhead(deps, so, subreddit);
    if (composition.is !== "post") {
      refused.push({ subreddit, refusal: composition });
      communities.push(presentRefused({ subreddit, refusal: composition }));
      continue;
    }
    const { post } = composition;
    const policy = buildPolicy(subreddit);
    const { activity } = subreddit.facts;
    const wanted = { draft: post, postType: post.postType, policy, activity };
    const slot = findSlot({ ...wanted, project, user, history, now });
    const postTypes = listTypes(post, tryType);
    const shown = presentReady(subreddit, slot, user.timezone);
    communities.push({ ...shown, postTypes, bansAiText: bansAiText(policy) });
    ready.push(presentNext(subreddit, post, ready));
  }
  const isNone = refused.length === communities.length;
  const nothing = communities.length === 0 ? NO_COMMUNITY : wordRefusals(refused);
  // The free draft is for the first of them.
  const next = ready.slice(room > 0 ? 1 : 0).slice(0, MOST_NEXT_DRAFTS);
  return {
    room,
    reason: refusal?.message ?? (isNone ? nothing : null),
    communities,
    nextDrafts: plan.features.contentRoadmap ? [] : next,
  };
}

/** Only what may be shown leaves the house: the words of the draft stay here. */
function presentNext(
  { name }: KnownSubreddit,
  { postType, titles, content, ...post }: ComposedPost,
  others: readonly NextDraft[],
): NextDraft {
  // Posts of one project differ in their titles once they are written.
  const isTaken = (title: string) => others.some((other) => other.title === title);
  const title = titles.find((each) => !isTaken(each)) ?? post.title;
  return {
    fullName: `r/${name}`,
    postType,
    title,
    words: countWords(content),
    veil: veilText(content),
  };
}

function presentRefused(refused: Refused): CommunityOutlook {
  const { subreddit, refusal } = refused;
  return {
    ...nameOf(subreddit),
    is: refusal.is,
    questions: refusal.is === "asks" ? refusal.questions : [],
    isOffSubject: refusal.is === "asks" && refusal.isOffSubject,
    closedReason: refusal.is === "closed" ? refusal.reason : null,
    sentence: wordRefusal(refused),
    dueAt: null,
    postTypes: [],
    bansAiText: bansAiText(buildPolicy(subreddit)),
  };
}

function presentReady(
  subreddit: KnownSubreddit,
  { at, wait }: Slot,
  timeZone: string,
): Omit<CommunityOutlook, "postTypes" | "bansAiText"> {
  const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone });
  return {
    ...nameOf(subreddit),
    is: "ready",
    questions: [],
    isOffSubject: false,
    closedReason: null,
    sentence: wait && `A post would be planned for ${day.format(at)}, ${wait}.`,
    dueAt: wait && at.toISOString(),
  };
}

/** A thread takes comments, and everything else posts. */
function listTypes(
  { postType: first }: ComposedPost,
  tryType: (postType: PostType) => Composition,
): PostType[] {
  if (first === "thread-comment") return [first];
  return POST_TYPES.filter((postType) => {
    if (postType === first || postType === "thread-comment") return postType === first;
    const other = tryType(postType);
    return other.is === "post" && other.post.postType === postType;
  });
}

function nameOf({ id, name }: KnownSubreddit) {
  return { subredditId: id, fullName: `r/${name}` };
}
