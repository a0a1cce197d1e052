import type { GeneratedPost, DraftFault } from "#contract/post.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { Db } from "#server/db/database.ts";
import { insertPost, type PostRow } from "#server/db/posts/posts-repository.ts";
import type { ProjectRow } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import type { UserRow } from "#server/db/accounts/users-repository.ts";
import type { History } from "#server/services/budget/read-history.ts";
import { presentPost, toPastPost, type PostMoment } from "../reading/read-post.ts";
import { findWithinBudget, measureBudget } from "#engine/budget/measure-budget.ts";
import { isBudgeted } from "#engine/ledger/contribution.ts";
import { wordBecause, wordWait } from "#engine/ledger/word-ledger.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import { isPromotional } from "#engine/drafts/measure-promotion.ts";
import { planSlot } from "#engine/slots/plan-slot.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import type { Promoter } from "#engine/ledger/account.ts";
import { wantsToBeAsked } from "#engine/posts/community/wants-to-be-asked.ts";
import { joinWords } from "#engine/text/format.ts";
import type { Activity } from "#engine/subreddits/subreddit-facts.ts";
import { type PromotingProject, readPromoter } from "#server/services/budget/read-promoter.ts";
import type { ComposedPost, Composition, PostBrief } from "#engine/posts/post-brief.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import type { ModelDraft } from "#server/services/model-writing/draft-with-model.ts";
import { LIKENESS } from "#server/services/model-writing/find-faults.ts";

type Place = {
  user: UserRow;
  project: ProjectRow;
  subreddit: KnownSubreddit;
  policy: Policy;
  /** Read with the user's row locked; the post is added to it. */
  history: History;
  moment: PostMoment;
  /** Planning is part of a plan; without it the post stays a draft. */
  isPlanned: boolean;
};

/** Keeps a post, in the next good slot; what we left blank waits without a date until it is filled in. */
export async function placePost(
  tx: Db,
  { draft, notice, faults = [], ...origin }: SettledPost,
  { user, project, subreddit, policy, history, moment, isPlanned }: Place,
): Promise<GeneratedPost> {
  const { now } = moment;
  const { activity } = subreddit.facts;
  const { postType } = origin;
  const wanted = { draft, postType, policy, activity, project, user, history, now };
  const isWhole = origin.by === "founder" || countBlanks(draft) === 0;
  const slot = isPlanned && isWhole ? findSlot(wanted) : null;
  const row = await insertPost(tx, {
    ...draft,
    ...origin,
    faults,
    userId: user.id,
    projectId: project.id,
    subredditId: subreddit.id,
    status: slot ? "scheduled" : "draft",
    scheduledFor: slot?.at ?? null,
    slotReason: slot?.reason ?? null,
    createdAt: now,
    updatedAt: now,
  });
  history.posts.push(toPastPost(row, project));
  const known = {
    subreddit,
    membersEstimated: subreddit.facts.membersEstimated,
    looks: [],
    projectUrl: project.url,
    tagsLinks: project.tagsLinks,
    ruleCodes: policy.codes,
    // A post that is not made yet has no visits to show.
    siteSeenAt: null,
    visitCount: 0,
  };
  return presentPost({ ...row, ...known }, moment, notice);
}

type SlotWanted = {
  draft: Draft;
  postType: PostType;
  policy: Policy;
  /** null where nobody counted its posts. */
  activity: Activity | null;
  project: Pick<ProjectRow, "name" | "url"> & PromotingProject;
  user: UserRow;
  /** What a new post has to keep clear of: read it with the user's row locked. */
  history: History;
  now: Date;
  /** Where it is known already, because it takes a while to find out. */
  promotes?: boolean;
};

export type Slot = {
  at: Date;
  reason: string;
  /** Why it can't be sooner, where the community is not due yet: 'when your last promotion there is …'. */
  wait: string | null;
  /** The first moment at which one is due there; null where that is now. */
  due: Date | null;
  /** Why not sooner, with source and month. */
  because: string | null;
  /** Between these times another promotion is too near. */
  rests: { from: Date; to: Date }[];
};

export function findSlot(wanted: SlotWanted): Slot {
  const { draft, postType, policy, activity, project, user, history, now } = wanted;
  const promotes = wanted.promotes ?? isPromotional(draft, project.name, project.url);
  const promoter = readPromoter(project);
  const budget = measureBudget({ policy, promoter, ...history, timezone: user.timezone, now });
  const isShort = isBudgeted({ isPromotional: promotes, postType }) && budget.shortfall > 0;
  const asksFirst = asksModeratorsFirst({ isPromotional: promotes, postType }, policy, promoter);
  const earliest = latestOf([
    ...(isShort ? [findWithinBudget(budget, now)] : []),
    ...(asksFirst ? [new Date(now.getTime() + MODERATORS_DAYS * DAY_MS)] : []),
  ]);
  const { at, reason, waitsFor, ledger } = planSlot({
    now,
    timezone: user.timezone,
    activity,
    policy,
    promoter,
    comments: history.comments,
    text: { title: draft.title, content: draft.content },
    isPromotional: promotes,
    postType,
    projectUrl: project.url,
    taken: history.posts,
    ...(earliest && { earliest }),
  });
  const { nextDue } = ledger;
  const rest = {
    due: latestOf([earliest, nextDue].filter((each) => each !== null)),
    because: wordBecause(ledger, { fullName: policy.fullName, timezone: user.timezone }),
    rests: ledger.counts.map((entry) => ({
      from: new Date(entry.at.getTime() - entry.gapMs),
      to: new Date(entry.at.getTime() + entry.gapMs),
    })),
  };
  const wait = waitsFor && `when ${wordWait(waitsFor)}`;
  const left = joinWords([
    ...(isShort ? [`time for ${wordComments(budget.shortfall)} there first`] : []),
    ...(asksFirst ? ["a week for the moderators to answer"] : []),
  ]);
  if (left === "") return { at, reason, wait, ...rest };
  return {
    at,
    reason: `${reason} It leaves ${left}.`,
    wait: wait ?? `which leaves ${left}`,
    ...rest,
  };
}

/** How long a plan waits for moderators who want to be asked first. */
const MODERATORS_DAYS = 7;

/** Moderators who want it are asked before a promotion, but for a comment in their own thread. */
export function asksModeratorsFirst(
  { isPromotional: promotes, postType }: { isPromotional: boolean; postType: PostType },
  policy: Policy,
  { kinds: [kind] }: Promoter,
): boolean {
  const isAtHome = postType === "thread-comment";
  return promotes && !isAtHome && kind !== undefined && wantsToBeAsked(policy, kind);
}

function latestOf(times: readonly Date[]): Date | null {
  const [latest] = times.toSorted((a, b) => b.getTime() - a.getTime());
  return latest ?? null;
}

function wordComments(count: number): string {
  return count === 1 ? "1 helpful comment" : `${count} helpful comments`;
}

export type SettledPost = {
  draft: Draft;
  postType: PostType;
  by: PostRow["by"];
  titles: string[];
  shape: string | null;
  notice: string | null;
  /** What a model's draft still has wrong with it. */
  faults?: DraftFault[];
};

/** Why there is no post for a community: answers are missing, all of them are told, or it takes none. */
export type Refusal = Exclude<Composition, { is: "post" }>;

/**
 * The model's draft where there is one, the engine's own otherwise. Nobody chooses among posts that are
 * written together, so of two that say the same only one is the model's.
 */
export function settlePost(
  brief: PostBrief,
  composition: Composition,
  answer: ModelDraft,
): SettledPost | Refusal {
  const isAlike = answer.post !== null && isLikeSibling(answer.post, brief.siblings);
  if (answer.post && !(isAlike && answer.isReplaceable && composition.is === "post")) {
    const { postType, titles, ...draft } = answer.post;
    const isNew = isAlike && !answer.faults.some(({ name }) => name === "likeness");
    const faults = isNew ? [...answer.faults, LIKENESS] : answer.faults;
    return { draft, postType, by: "llm", titles, shape: null, notice: answer.notice, faults };
  }
  if (composition.is !== "post") return composition;
  return settleComposed(composition.post, answer.post ? TWICE_THE_SAME : answer.notice);
}

/** What the engine composed, and why it did so where a model should have written. */
export function settleComposed(post: ComposedPost, failed: string | null = null): SettledPost {
  return { ...splitComposed(post), by: "engine", notice: wordNotice(post, failed) };
}

/** Where no model was asked. */
export const NO_ANSWER: ModelDraft = { post: null, notice: null };

/** What the founder has to know or to do about a draft of the engine. */
function wordNotice(
  { notesIgnored, unmet, attachments }: ComposedPost,
  failed: string | null,
): string | null {
  const sentences = [
    ...(failed ? [failed] : []),
    ...(notesIgnored
      ? ["The built-in writer can't read your notes: work them in yourself, or let a model write."]
      : []),
    ...unmet,
    ...attachments,
  ];
  return sentences.length > 0 ? sentences.join(" ") : null;
}

const TWICE_THE_SAME =
  "The language model repeated another post of this project. The built-in writer wrote this one.";

function splitComposed(post: ComposedPost) {
  const { title, content, editSection, flair, postType, titles, shape } = post;
  return { draft: { title, content, editSection, flair }, postType, titles, shape };
}
