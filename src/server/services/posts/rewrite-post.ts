import type { GeneratedPost } from "#contract/post.ts";
import type { DraftChange, DraftVariant, VariantRequest } from "#contract/writing.ts";
import type { Sibling, PostBrief } from "#engine/posts/post-brief.ts";
import { listPostTexts } from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { askForDrafts } from "./drafting/ask-for-drafts.ts";
import { buildBrief, type PostWishes, isOwnWords } from "./drafting/build-brief.ts";
import { readPost, alreadyMade, readMoment } from "./reading/read-post.ts";
import { MOST_SIBLINGS, pickSeed, settlePost, type SettledPost } from "./drafting/settle-post.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";

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
  const seed = pickSeed(project, subreddit, texts.length);
  const briefFor = (wishes: PostWishes, siblings: Sibling[]) =>
    buildBrief(deps, project, subreddit, wishes, siblings);
  const angle = change === "another-angle" ? wanted : null;

  /** A model finds another way by itself, and is asked once. */
  const askModel = async () => {
    const [first] = listWishes({ postType, words }, change);
    const wishes = { ...first, ...(angle !== null && { angle }) };
    const siblings = angle === null ? others : [words, ...others];
    const [asked] = await askForDrafts(deps, project, [subreddit], wishes, siblings);
    const settled = asked && settlePost(briefFor(wishes, siblings), seed, asked.answer);
    return settled && "draft" in settled ? settled : null;
  };

  const settled =
    post.by === "llm"
      ? await askModel()
      : varyDraft({ words, postType, others, seed, briefFor }, change, wanted);
  if (!settled) throw new ServiceError("CONFLICT", NO_OTHER[change], { change });
  const { draft, ...origin } = settled;
  return { ...draft, ...origin, angle };
}

function refuseChange(post: GeneratedPost, change: DraftChange): void {
  if (post.isPosted) throw alreadyMade();
  if (isOwnWords(post) && change !== "another-angle") {
    throw new ServiceError(
      "CONFLICT",
      "We don't change your own words. Another angle is a new draft from your answers.",
      { change },
    );
  }
}

const NO_OTHER: Record<DraftChange, string> = {
  "another-angle": "Your answers give no other angle. Answer another question to get one.",
  shorter: "It can't be shorter without leaving out what a post needs.",
  warmer: "Your answers give no warmer draft.",
  "more-technical":
    "Your answers give no more technical draft. Say how it works or what it is made of.",
};

/** Enough to be noticed, and not so little that nothing is said. */
const SHORTER = 0.7;

type Original = {
  words: Sibling;
  postType: PostType;
  /** The project's other posts. */
  others: Sibling[];
  seed: number;
  briefFor: (wishes: PostWishes, siblings: Sibling[]) => PostBrief;
};

/** The engine's other drafts of a post; null where what was told gives none. */
function varyDraft(original: Original, change: DraftChange, angle: number): SettledPost | null {
  const { words, others } = original;
  if (change !== "another-angle") return findChanged(original, change);
  // Each angle is unlike the post and unlike the angles before it, whoever saw those.
  const siblings = [words, ...others];
  let found: SettledPost | null = null;
  for (let turn = 0; turn < angle; turn += 1) {
    found = findUnlike(original, siblings);
    if (!found) return null;
    siblings.unshift({ ...found.draft, shape: found.shape });
  }
  return found;
}

/** Of the same type if there is one, else of any. */
function findUnlike(original: Original, siblings: Sibling[]): SettledPost | null {
  for (const postType of [original.postType, undefined]) {
    const settled = write(original, { postType }, siblings);
    const isNew = settled && !isLikeSibling({ ...settled.draft, shape: settled.shape }, siblings);
    if (isNew) return settled;
  }
  return null;
}

function findChanged(original: Original, change: DraftChange): SettledPost | null {
  const { others } = original;
  for (const wishes of listWishes(original, change)) {
    const settled = write(original, wishes, others);
    if (settled && isChanged(original, wishes, settled.draft.content)) return settled;
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
function isChanged(original: Original, { tone, ...wishes }: PostWishes, content: string): boolean {
  const { words, others } = original;
  if (wishes.maxWords) return countWords(content) < countWords(words.content);
  if (content.trim() === words.content.trim()) return false;
  const opposite = tone === "warm" ? "technical" : "warm";
  return write(original, { ...wishes, tone: opposite }, others)?.draft.content !== content;
}

function write(
  { briefFor, seed }: Original,
  wishes: PostWishes,
  siblings: Sibling[],
): SettledPost | null {
  const settled = settlePost(briefFor(wishes, siblings), seed, { post: null, notice: null });
  return "is" in settled ? null : settled;
}
