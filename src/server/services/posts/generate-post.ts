import type { GeneratedPost } from "#contract/post.ts";
import type {
  PostRequest,
  BulkPostRequest,
  DraftChange,
  DraftVariant,
  VariantRequest,
} from "#contract/writing.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { currentPlan, requireFeature } from "#server/services/billing/current-plan.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { askForDrafts } from "./drafting/ask-for-drafts.ts";
import {
  type Drafts,
  requireRoomForModel,
  savePosts,
  settleAll,
  settlePlan,
} from "./drafting/save-posts.ts";
import { NO_COMMUNITY, refuseAll, refuseToWrite } from "./drafting/refusals.ts";
import { countPosts, listPostTexts } from "#server/db/posts/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import {
  listCommunities,
  MOST_SIBLINGS,
  PENDING_CAP,
  readStanding,
  type Standing,
} from "./drafting/look-ahead.ts";
import { NO_ANSWER, settlePost, type SettledPost } from "./drafting/place-post.ts";
import { pickSeed } from "#engine/posts/planning/plan-posts.ts";
import type { Sibling } from "#engine/posts/post-brief.ts";
import { buildBrief, type PostWishes, isOwnWords } from "./drafting/build-brief.ts";
import { readPost, alreadyMade, readMoment } from "./reading/read-post.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";

/** By the connected model where there is one and it answers, unless somebody else drafts it. */
export async function generatePost(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, subredditId, ...wishes }: PostRequest,
  draft: typeof askForDrafts = askForDrafts,
): Promise<GeneratedPost> {
  if (wishes.writer === "llm" && !deps.llm.isConfigured) throw noModel(subredditId);
  const plan = await currentPlan(deps, scope);
  const project = await requireProject(deps, scope, projectId);
  const subreddit = await requireSubreddit(deps, scope, subredditId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  await requireRoomForModel(deps, plan, { ...scope, projectId: project.id });
  const commissions = await draft(deps, project, [subreddit], wishes);
  const { saved, refused } = await savePosts(deps, scope, plan, { project, most: 1 }, (standing) =>
    settleAll(deps, standing, commissions),
  );
  const [post] = saved;
  if (post) return post;
  throw refused[0] ? refuseToWrite(refused[0]) : new Error("A post that found room was not saved.");
}

export const NO_MODEL = "No language model is connected. The built-in writer can write this post.";

function noModel(subredditId: string): ServiceError {
  return new ServiceError("CONFLICT", NO_MODEL, { subredditId, is: "no-model" });
}

/** One for each community that is ready, as far as the wish, cap and quota go. */
export async function generatePosts(
  deps: ServiceDeps,
  scope: Scope,
  { projectId, count = PENDING_CAP }: BulkPostRequest,
): Promise<GeneratedPost[]> {
  const plan = await currentPlan(deps, scope);
  const project = await requireProject(deps, scope, projectId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const room = await requireRoomForModel(deps, plan, { ...scope, projectId: project.id });
  const communities = await listCommunities(deps, scope, project);
  if (communities.length === 0) throw new ServiceError("CONFLICT", NO_COMMUNITY);
  const write = deps.llm.isConfigured
    ? await writeWithModel(deps, project, communities, Math.min(count, room))
    : (standing: Standing) => settlePlan(deps, standing, communities);
  const { saved, refused } = await savePosts(deps, scope, plan, { project, most: count }, write);
  if (saved.length === 0) throw refuseAll(refused);
  return saved;
}

/** A model is asked only for those that get a post: somebody waits for each. */
async function writeWithModel(
  deps: ServiceDeps,
  project: ProjectRow,
  communities: KnownSubreddit[],
  most: number,
): Promise<(standing: Standing) => Promise<Drafts>> {
  const standing = await readStanding(deps.database.db, project, deps.clock());
  const { drafted, refused } = await settlePlan(deps, standing, communities);
  if (drafted.length === 0) throw refuseAll(refused);
  const chosen = drafted.slice(0, most).map(({ subreddit }) => subreddit);
  const commissions = await askForDrafts(deps, project, chosen);
  return (current) => settleAll(deps, current, commissions);
}

/** Another draft of a post, for the editor to show. Nothing is saved, so it costs no quota. */
export async function rewritePost(
  deps: ServiceDeps,
  scope: Scope,
  postId: string,
  { change, angle: wanted = 1 }: VariantRequest,
): Promise<DraftVariant> {
  const { db } = deps.database;
  const post = await readPost(db, scope, postId, readMoment(deps));
  await requireFeature(deps, scope, "contentRoadmap");
  refuseChange(post, change);
  const project = await requireProject(deps, scope, post.projectId);
  const subreddit = await requireSubreddit(deps, scope, post.subredditId);
  await consumeLimit(deps, "assistPerUser", scope.userId);
  const texts = await listPostTexts(db, project.id, MOST_SIBLINGS);
  const { title, content, postType } = post;
  const shape = texts.find(({ id }) => id === postId)?.shape ?? null;
  const words = { title, content, shape };
  const others = texts.filter(({ id }) => id !== postId);
  const seed = pickSeed(project.id, subreddit.id, await countPosts(db, project.id));
  const briefFor = (wishes: PostWishes, siblings: Sibling[]) =>
    buildBrief(deps, project, subreddit, wishes, siblings);
  const angle = change === "another-angle" ? wanted : null;
  const compose: Original["compose"] = async (wishes, siblings) => {
    const settled = await settlePost(deps, briefFor(wishes, siblings), seed, NO_ANSWER);
    return "is" in settled ? null : settled;
  };

  /** A model finds another way by itself, and is asked once. */
  const askModel = async () => {
    const [first] = listWishes({ postType, words }, change);
    const wishes = { ...first, ...(angle !== null && { angle }) };
    const siblings = angle === null ? others : [words, ...others];
    const [asked] = await askForDrafts(deps, project, [subreddit], wishes, siblings);
    const settled =
      asked && (await settlePost(deps, briefFor(wishes, siblings), seed, asked.answer));
    return settled && "draft" in settled ? settled : null;
  };

  const settled =
    post.by === "llm"
      ? await askModel()
      : await varyDraft({ words, postType, others, compose }, change, wanted);
  if (!settled) throw new ServiceError("CONFLICT", NO_OTHER[change], { change });
  const { draft, ...origin } = settled;
  return { ...draft, ...origin, angle };
}

function refuseChange(post: GeneratedPost, change: DraftChange): void {
  if (post.isPosted) throw alreadyMade();
  if (isOwnWords(post) && change !== "another-angle") {
    throw new ServiceError(
      "CONFLICT",
      "We don't change your own words. For another angle, write a new draft.",
      { change },
    );
  }
}

const NO_OTHER: Record<DraftChange, string> = {
  "another-angle": "Answer another question to get a different angle.",
  shorter: "A shorter draft would leave out what a post needs.",
  warmer: "Your answers don't allow a warmer draft.",
  "more-technical": "For a more technical draft, say how it works or what it's made of.",
};

/** Enough to be noticed, and not so little that nothing is said. */
const SHORTER = 0.7;

type Original = {
  words: Sibling;
  postType: PostType;
  /** The project's other posts. */
  others: Sibling[];
  /** null where what was told gives none. */
  compose: (wishes: PostWishes, siblings: Sibling[]) => Promise<SettledPost | null>;
};

/** The engine's other drafts of a post; null where what was told gives none. */
async function varyDraft(
  original: Original,
  change: DraftChange,
  angle: number,
): Promise<SettledPost | null> {
  const { words, others } = original;
  if (change !== "another-angle") return findChanged(original, change);
  // Each angle is unlike the post and unlike the angles before it, whoever saw those.
  const siblings = [words, ...others];
  let found: SettledPost | null = null;
  for (let turn = 0; turn < angle; turn += 1) {
    found = await findUnlike(original, siblings);
    if (!found) return null;
    siblings.unshift({ ...found.draft, shape: found.shape });
  }
  return found;
}

/** Of the same type if there is one, else of any. */
async function findUnlike(original: Original, siblings: Sibling[]): Promise<SettledPost | null> {
  for (const postType of [original.postType, undefined]) {
    const settled = await original.compose({ postType }, siblings);
    const isNew = settled && !isLikeSibling({ ...settled.draft, shape: settled.shape }, siblings);
    if (isNew) return settled;
  }
  return null;
}

async function findChanged(original: Original, change: DraftChange): Promise<SettledPost | null> {
  const { others } = original;
  for (const wishes of listWishes(original, change)) {
    const settled = await original.compose(wishes, others);
    if (settled && (await isChanged(original, wishes, settled.draft.content))) return settled;
  }
  return null;
}

function listWishes(
  { postType, words }: Pick<Original, "postType" | "words">,
  change: DraftChange,
): PostWishes[] {
  if (change === "another-angle") return [{ postType }];
  if (change === "shorter") {
    return [{ postType, maxWords: Math.floor(countWords(words.content) * SHORTER) }];
  }
  const tone = change === "warmer" ? "warm" : "technical";
  return [{ postType, tone }, { tone }];
}

/** Where the opposite tone says the same, the tone made no difference. */
async function isChanged(
  { words, others, compose }: Original,
  { tone, ...wishes }: PostWishes,
  content: string,
): Promise<boolean> {
  if (wishes.maxWords) return countWords(content) < countWords(words.content);
  if (content.trim() === words.content.trim()) return false;
  const opposite = tone === "warm" ? "technical" : "warm";
  return (await compose({ ...wishes, tone: opposite }, others))?.draft.content !== content;
}
