import type { GeneratedPost } from "#contract/post.ts";
import type { Plan } from "#engine/billing/plans.ts";
import type { PromisedPosts } from "#engine/writer/project/promised-posts.ts";
import {
  lockProject,
  type ProjectRow,
  updateProject,
} from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { lockUser } from "#server/db/accounts/users-repository.ts";
import type { Scope, UserId } from "#server/scope.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import { found, requireProject } from "#server/services/projects/require-project.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Commission } from "./ask-for-drafts.ts";
import { buildBrief, findPlanned } from "./build-brief.ts";
import { chargeQuota } from "./charge-quota.ts";
import { hashStanding, lookAhead, planFor, readStanding, type Standing } from "./look-ahead.ts";
import { placePost, settleComposed, type SettledPost, settlePost } from "./place-post.ts";
import type { Refused } from "./refusals.ts";
import { ServiceError } from "#server/service-error.ts";
import { requireUser } from "#server/services/accounts/manage-sessions.ts";
import { readMoment } from "../reading/read-post.ts";
import { requireRoom } from "./read-quota-and-cap.ts";

/** A post that only has to be kept. */
export type Drafted = { subreddit: KnownSubreddit; settled: SettledPost };

/** What was written for the communities of a project, in this order; where it is nothing, why. */
export type Drafts = { drafted: Drafted[]; refused: Refused[]; promised: PromisedPosts };

/** Each time that something changed, somebody else was done with the same project: more than this is no accident. */
const MOST_TRIES = 8;

/**
 * Has posts written and keeps as many as there is room for, and charges those. The writing takes its time
 * before anything is locked. If what it rests on has changed by then, it is written again; what a language
 * model drafted meanwhile for a place that is gone is thrown away, and costs nothing.
 */
export function savePosts(
  deps: ServiceDeps,
  scope: Scope,
  plan: Plan,
  { project: known, most }: { project: ProjectRow; most: number },
  write: (standing: Standing) => Promise<Drafts>,
): Promise<{ saved: GeneratedPost[]; refused: Refused[] }> {
  return inTurn(scope.userId, async (hasWaited) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const isKnown = tries === 0 && !hasWaited;
      const project = isKnown ? known : await requireProject(deps, scope, known.id);
      const now = deps.clock();
      const where = { userId: scope.userId, projectId: project.id, now };
      const requireRoomNow = () => requireRoom(deps.database.db, plan, where);
      if (!isKnown) await requireRoomNow();
      const standing = await readStanding(deps.database.db, project, now);
      const { drafted, refused, promised } = await write(standing);
      // That there is no room is said first, whatever else is missing.
      if (drafted.length === 0) {
        await requireRoomNow();
        return { saved: [], refused };
      }
      const saved = await keepPosts(deps, scope, plan, { standing, drafted, promised, most });
      if (saved) return { saved, refused };
    }
    throw new ServiceError(
      "CONFLICT",
      "The project changed while we were writing. Please try again.",
      { is: "changed" },
    );
  });
}

const lines = new Map<UserId, Promise<unknown>>();

/** Of what one user wants at once, each would only undo what the others rest on; other servers are met by trying again. */
function inTurn<T>(userId: UserId, work: (hasWaited: boolean) => Promise<T>): Promise<T> {
  const before = lines.get(userId);
  const mine = (before ?? Promise.resolve()).then(() => work(before !== undefined));
  const done: Promise<unknown> = mine
    .catch(() => {})
    .then(() => lines.get(userId) === done && lines.delete(userId));
  lines.set(userId, done);
  return mine;
}

/** null where they were written from what is no longer so. */
function keepPosts(
  deps: ServiceDeps,
  { userId }: Scope,
  plan: Plan,
  {
    standing,
    drafted,
    promised,
    most,
  }: Omit<Drafts, "refused"> & {
    standing: Standing;
    most: number;
  },
): Promise<GeneratedPost[] | null> {
  return deps.database.db.transaction(async (tx) => {
    const moment = readMoment(deps);
    const { now } = moment;
    // One at a time for a user: cap, quota, slots and words all depend on the posts of the others.
    const user = requireUser(await lockUser(tx, userId));
    const project = found(await lockProject(tx, userId, standing.project.id));
    const room = await requireRoom(tx, plan, { userId, projectId: project.id, now });
    const current = await readStanding(tx, project, now);
    if (hashStanding(current) !== hashStanding(standing)) return null;
    const { history } = current;
    const isPlanned = plan.features.contentRoadmap;
    const saved: GeneratedPost[] = [];
    for (const { subreddit, settled } of drafted.slice(0, Math.min(most, room))) {
      const policy = buildPolicy(subreddit);
      const place = { user, project, subreddit, policy, history, moment, isPlanned };
      saved.push(await placePost(tx, settled, place));
    }
    await updateProject(tx, userId, project.id, { promised });
    await chargeQuota(tx, { userId, now }, "written", saved.length);
    return saved;
  });
}

/** Each as it is planned beside the others; what is wished otherwise knows the posts before it. */
export async function settleAll(
  deps: ServiceDeps,
  standing: Standing,
  commissions: readonly Commission[],
): Promise<Drafts> {
  const { project } = standing;
  const siblings = [...standing.siblings];
  const { planned, promised } = await lookAhead(
    deps,
    standing,
    commissions.map(({ subreddit }) => subreddit),
  );
  const drafted: Drafted[] = [];
  const refused: Refused[] = [];
  for (const { subreddit, wishes, answer } of commissions) {
    const brief = buildBrief(deps, project, subreddit, wishes, [...siblings]);
    const composition =
      findPlanned(brief, planned.get(subreddit.id)) ?? (await deps.composer.run("compose", brief));
    const settled = settlePost(brief, composition, answer);
    if ("is" in settled) refused.push({ subreddit, refusal: settled });
    else {
      drafted.push({ subreddit, settled });
      const { title, content } = settled.draft;
      siblings.unshift({ title, content, shape: settled.shape, fullName: `r/${subreddit.name}` });
    }
  }
  return { drafted, refused, promised };
}

/** What is planned for the communities together, as the engine writes it. */
export async function settlePlan(
  deps: ServiceDeps,
  standing: Standing,
  communities: readonly KnownSubreddit[],
): Promise<Drafts> {
  const { planned, promised } = await planFor(deps, standing, communities);
  const known = new Map(communities.map((subreddit) => [subreddit.id, subreddit]));
  const drafted = [...planned.values()].flatMap(({ id, post }): Drafted[] => {
    const subreddit = known.get(id);
    return subreddit && post ? [{ subreddit, settled: settleComposed(post) }] : [];
  });
  if (drafted.length > 0) return { drafted, refused: [], promised };
  // In the order in which the founder sees them.
  const refused = communities.flatMap((subreddit): Refused[] => {
    const alone = planned.get(subreddit.id)?.alone;
    return alone && alone.is !== "post" ? [{ subreddit, refusal: alone }] : [];
  });
  return { drafted, refused, promised };
}
