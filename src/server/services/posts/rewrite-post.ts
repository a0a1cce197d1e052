import type { GeneratedPost } from "#contract/post.ts";
import type { DraftChange, DraftVariant, VariantRequest } from "#contract/writing.ts";
import type { PostType, Tone } from "#engine/drafts/draft.ts";
import type { Answers } from "#engine/interview/interview.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { Sibling } from "#engine/posts/post-brief.ts";
import { isLikeSibling, lettersOf } from "#engine/posts/siblings.ts";
import { LEANS } from "#engine/writer/plan/list-candidates.ts";
import { listPostTexts } from "#server/db/posts/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireFeature } from "#server/services/billing/current-plan.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import { readInterview } from "#server/services/projects/read-interview.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { requireSubreddit } from "#server/services/subreddits/require-subreddit.ts";
import { askForDrafts } from "./drafting/ask-for-drafts.ts";
import { buildBrief, isOwnWords, type PostWishes } from "./drafting/build-brief.ts";
import { MOST_SIBLINGS } from "./drafting/look-ahead.ts";
import { NO_ANSWER, settlePost, type SettledPost } from "./drafting/place-post.ts";
import { alreadyMade, readMoment, readPost } from "./reading/read-post.ts";

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
  const compose: Original["compose"] = async (wishes) => {
    const brief = buildBrief(deps, project, subreddit, wishes, others);
    const settled = settlePost(brief, await deps.composer.run("compose", brief), NO_ANSWER);
    return "is" in settled ? null : settled;
  };

  const angle = change === "another-angle" ? wanted : null;
  /** A model finds another way by itself, and is asked once. */
  const askModel = async () => {
    const [first] = listWishes({ postType, words }, change);
    const wishes = { ...first, ...(angle !== null && { angle }) };
    const siblings = angle === null ? others : [words, ...others];
    const [asked] = await askForDrafts(deps, project, [subreddit], wishes, siblings);
    if (!asked) return null;
    const brief = buildBrief(deps, project, subreddit, wishes, siblings);
    const settled = settlePost(brief, await deps.composer.run("compose", brief), asked.answer);
    return "draft" in settled ? settled : null;
  };

  const original = { words, postType, compose };
  const settled = await (post.by === "llm"
    ? askModel()
    : angle === null
      ? findChanged(original, change)
      : findAngle(original, angle));
  if (!settled) {
    const { answers } = readInterview(project);
    throw new ServiceError("CONFLICT", wordNoOther(change, words, answers), { change });
  }
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

type Original = {
  words: Sibling;
  postType: PostType;
  /** Beside the project's other posts; null where what was told gives none. */
  compose: (wishes: PostWishes) => Promise<SettledPost | null>;
};

/** More ways to begin than any interview gives. */
const MOST_TURNS = 24;

/** Each angle is unlike the post and unlike the angles before it, whoever saw those. Of the same type if there is one. */
async function findAngle(
  { words, postType, compose }: Original,
  wanted: number,
): Promise<SettledPost | null> {
  const seen = [words];
  for (const type of [postType, undefined]) {
    let last: string | null = null;
    for (let angle = 0; angle < MOST_TURNS; angle += 1) {
      const settled = await compose({ postType: type, angle });
      // It stays with its last way once there is no other.
      if (!settled || settled.draft.content === last) break;
      last = settled.draft.content;
      const titled = retitle(settled, seen);
      const own = { ...titled.draft, shape: titled.shape };
      if (isLikeSibling(own, seen)) continue;
      seen.push(own);
      if (seen.length > wanted) return titled;
    }
  }
  return null;
}

/** Another of its titles, where the first is taken. */
function retitle(settled: SettledPost, seen: readonly Sibling[]): SettledPost {
  const taken = new Set(seen.map(({ title }) => lettersOf(title)));
  const titles = settled.titles.filter((title) => !taken.has(lettersOf(title)));
  const [title] = titles;
  return title === undefined ? settled : { ...settled, titles, draft: { ...settled.draft, title } };
}

async function findChanged(original: Original, change: DraftChange): Promise<SettledPost | null> {
  for (const wishes of listWishes(original, change)) {
    const settled = await original.compose(wishes);
    if (settled && (await isChanged(original, wishes, settled.draft.content))) return settled;
  }
  return null;
}

/** Enough to be noticed, and not so little that nothing is said; then whatever is shorter at all. */
const SHORTER = [0.7, 0.85];

function listWishes(
  { postType, words }: Pick<Original, "postType" | "words">,
  change: DraftChange,
): PostWishes[] {
  if (change === "another-angle") return [{ postType }];
  if (change === "shorter") {
    const count = countWords(words.content);
    return SHORTER.map((share) => ({ postType, maxWords: Math.floor(count * share) }));
  }
  const tone = TONE_OF[change];
  return [{ postType, tone }, { tone }];
}

const TONE_OF = { warmer: "warm", "more-technical": "technical" } as const satisfies Record<
  Exclude<DraftChange, "another-angle" | "shorter">,
  Tone
>;

/** Where the opposite tone says the same, the tone made no difference. */
async function isChanged(
  { words, compose }: Original,
  { tone, ...wishes }: PostWishes,
  content: string,
): Promise<boolean> {
  if (wishes.maxWords) return countWords(content) < countWords(words.content);
  if (content.trim() === words.content.trim()) return false;
  const opposite = tone === "warm" ? "technical" : "warm";
  return (await compose({ ...wishes, tone: opposite }))?.draft.content !== content;
}

/** What a tone lives on, in words. */
const LIVES_ON: Record<keyof typeof TONE_OF, { name: string; ask: string; said: string }> = {
  warmer: {
    name: "warmer",
    ask: "Say how it began, or what somebody said about it.",
    said: "about how it began and what people said",
  },
  "more-technical": {
    name: "more technical",
    ask: "Say how it works or what it is made of.",
    said: "about how it works",
  },
};

/** Why there is no such draft: it was not told, it is in the post already, or other posts are too near. */
export function wordNoOther(
  change: DraftChange,
  { content, shape }: Pick<Sibling, "content" | "shape">,
  answers: Answers,
): string {
  if (change === "another-angle")
    return "Your answers give no other angle. Answer another question to get one.";
  if (change === "shorter") return "It can't be shorter without leaving out what a post needs.";
  const { name, ask, said } = LIVES_ON[change];
  const told = LEANS[TONE_OF[change]].filter((id) => answers[id]?.trim());
  if (told.length === 0) return `Your answers give no ${name} draft. ${ask}`;
  const used = new Set(shape?.split(" "));
  const isUsed = (id: (typeof told)[number]) =>
    used.has(id) || content.includes((answers[id] ?? "").trim());
  return told.every(isUsed)
    ? `Your answers give no ${name} draft: all you said ${said} is in this one.`
    : `A ${name} draft would be too much like your other posts.`;
}
