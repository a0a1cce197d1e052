import { setImmediate } from "node:timers/promises";
import type { WritingOutlook } from "#contract/writing.ts";
import { POST_TYPES, type PostType } from "#engine/drafts/draft.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { veilText } from "#engine/posts/veil-text.ts";
import type { ComposedPost, Composition } from "#engine/posts/post-brief.ts";
import { countWritten, listPostTexts } from "#server/db/posts/posts-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import type { Scope } from "#server/scope.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import { readHistory } from "#server/services/budget/read-history.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { findSlot, type Slot } from "./drafting/place-post.ts";
import { lookAhead, listCommunities } from "./drafting/look-ahead.ts";
import { readRoom } from "./drafting/post-room.ts";
import { type Refused, NO_COMMUNITY, wordRefusal, wordRefusals } from "./drafting/save-posts.ts";
import { MOST_SIBLINGS } from "./drafting/settle-post.ts";
import { bansAiText } from "#engine/policy/policy.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";

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
