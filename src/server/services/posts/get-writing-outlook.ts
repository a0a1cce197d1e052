import { PENDING_CAP } from "#engine/posts/pending-cap.ts";
import type { WritingOutlook } from "#contract/writing.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { bansAiText } from "#engine/policy/policy.ts";
import type { CommunityPlan, ProjectRequest } from "#engine/writer/project/plan-project.ts";
import type { ComposedPost } from "#engine/posts/post-brief.ts";
import type { PostType } from "#engine/drafts/draft.ts";
import { findThreads } from "#engine/threads/find-threads.ts";
import { readInterview } from "#server/services/projects/read-interview.ts";
import { veilText } from "#engine/posts/veil-text.ts";
import { findUserById, type UserRow } from "#server/db/accounts/users-repository.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { currentPlan } from "#server/services/billing/current-plan.ts";
import type { History } from "#server/services/budget/read-history.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { askForPlan, listCommunities, readStanding } from "./drafting/look-ahead.ts";
import { findSlot } from "./drafting/place-post.ts";
import { readRoom } from "./drafting/read-quota-and-cap.ts";
import {
  findNearest,
  nameOf,
  NO_COMMUNITY,
  type Refused,
  wordInstead,
  wordRefusal,
  wordRefusals,
} from "./drafting/refusals.ts";

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
  const standing = await readStanding(db, project, now);
  const subreddits = await listCommunities(deps, scope, project);
  const request = askForPlan(deps, standing, subreddits);
  const written = await deps.composer.run("plan", request);
  const plans = new Map(written.map((each) => [each.id, each]));
  const judged = subreddits.flatMap((subreddit): Judged[] => {
    const own = plans.get(subreddit.id);
    return own ? [{ subreddit, plan: own }] : [];
  });
  const ready = judged.filter((each) => each.plan.post !== null).length;
  // The free draft is the first of them, and a community that has its post needs no other one next.
  const planned = written.flatMap(({ id, post }) =>
    post && !standing.lastTimes.has(id) ? [{ id, post }] : [],
  );
  const next = planned.slice(room > 0 ? 1 : 0, MOST_NEXT_DRAFTS + (room > 0 ? 1 : 0));
  return {
    room,
    ready,
    reason: refusal?.message ?? (ready > 0 ? null : wordNothing(judged)),
    next: await findNext(deps, request, judged, ready),
    communities: judged.map(presentCommunity({ project, user, history: standing.history, now })),
    nextDrafts: plan.features.contentRoadmap
      ? []
      : next.flatMap(({ id, post }) => {
          const subreddit = judged.find((each) => each.subreddit.id === id)?.subreddit;
          return subreddit ? [presentNext(subreddit, post)] : [];
        }),
  };
}

/** A community with what it gets among the others, and what it could get before them. */
type Judged = { subreddit: KnownSubreddit; plan: CommunityPlan };

function wordNothing(judged: Judged[]): string {
  if (judged.length === 0) return NO_COMMUNITY;
  const refused = judged.flatMap(({ subreddit, plan: { alone } }): Refused[] =>
    alone.is === "post" ? [] : [{ subreddit, refusal: alone }],
  );
  return wordRefusals(refused);
}

/** Which answers make more posts ready, and how many; null where none would. */
async function findNext(
  { composer }: Pick<ServiceDeps, "composer">,
  request: ProjectRequest,
  judged: Judged[],
  ready: number,
): Promise<WritingOutlook["next"]> {
  const asking = judged.flatMap(({ subreddit, plan: { lacks } }) =>
    lacks.length > 0 ? [{ ...nameOf(subreddit), questions: lacks }] : [],
  );
  const nearest = findNearest(asking);
  // More than these are not written at once, whatever is answered.
  if (!nearest || ready >= PENDING_CAP) return null;
  const asked = { id: nearest.subredditId, questions: nearest.questions };
  const expected = await composer.run("countAfterAnswers", request, asked);
  // Where nothing is ready yet, its own post will be: that is what it asks for.
  if (expected <= ready && ready > 0) return null;
  return { ...nearest, ready: Math.max(expected, 1) };
}

/** Only what may be shown leaves the house: the words of the draft stay here. */
function presentNext(
  { name }: KnownSubreddit,
  { postType, title, content }: ComposedPost,
): NextDraft {
  return {
    fullName: `r/${name}`,
    postType,
    title,
    words: countWords(content),
    veil: veilText(content),
  };
}

type Circumstances = { project: ProjectRow; user: UserRow; history: History; now: Date };

function presentCommunity(circumstances: Circumstances) {
  return ({ subreddit, plan }: Judged): CommunityOutlook => {
    const policy = buildPolicy(subreddit);
    const threads = findThreads(policy, [readInterview(circumstances.project).kind]);
    const about = {
      ...nameOf(subreddit),
      bansAiText: bansAiText(policy),
      threads: threads.map(({ name, takes, schedule, often }) => ({
        name,
        takes,
        schedule,
        often,
      })),
    };
    const { post, alone, lacks, others } = plan;
    if (alone.is === "post") {
      const { sentence, ...due } = describeSlot(circumstances, subreddit, alone.post, plan);
      const postTypes = addThreadComment(plan.postTypes, threads.length > 0);
      const rest = { questions: lacks, isOffSubject: false, closedReason: null, ...due, postTypes };
      return post
        ? { ...about, ...rest, is: "ready", sentence }
        : { ...about, ...rest, is: "instead", sentence: wordInstead(others, lacks) };
    }
    return {
      ...about,
      is: alone.is,
      questions: lacks,
      isOffSubject: alone.is === "asks" && alone.isOffSubject,
      closedReason: alone.is === "closed" ? alone.reason : null,
      sentence: wordRefusal({ subreddit, refusal: alone }),
      ...DUE_NOW,
      postTypes: [],
    };
  };
}

/** A comment for its thread can be written beside posts. */
function addThreadComment(postTypes: PostType[], hasThread: boolean): PostType[] {
  const isNew = hasThread && postTypes.length > 0 && !postTypes.includes("thread-comment");
  return isNew ? [...postTypes, "thread-comment"] : postTypes;
}

const DUE_NOW = { dueAt: null, because: null, rests: [] };

/** When a post would be planned for, where its community is not due yet. */
function describeSlot(
  { project, user, history, now }: Circumstances,
  subreddit: KnownSubreddit,
  post: ComposedPost,
  { isPromotional: promotes }: CommunityPlan,
): Pick<CommunityOutlook, "sentence" | "dueAt" | "because" | "rests"> {
  const policy = buildPolicy(subreddit);
  const { activity } = subreddit.facts;
  const { postType } = post;
  const draft = { draft: post, postType, promotes };
  const slot = findSlot({ ...draft, policy, activity, project, user, history, now });
  const dueAt = slot.due?.toISOString() ?? null;
  const rests = slot.rests.map(({ from, to }) => ({
    from: from.toISOString(),
    to: to.toISOString(),
  }));
  const due = { dueAt, because: slot.because, rests };
  if (!slot.wait) return { sentence: null, ...due };
  const { timezone: timeZone } = user;
  const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone });
  const sentence = `A post would be planned for ${day.format(slot.at)}, ${slot.wait}.`;
  return { sentence, ...due };
}
