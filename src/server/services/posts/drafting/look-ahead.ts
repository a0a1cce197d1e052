import { createHash } from "node:crypto";
import { openLedger } from "#engine/ledger/open-ledger.ts";
import { NORM_GAP_DAYS } from "#engine/policy/promotion-limits.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { measureNearness } from "#engine/writer/place/measure-nearness.ts";
import type { CommunityPlan, ProjectRequest } from "#engine/writer/project/plan-project.ts";
import { promisePosts, type PromisedPosts } from "#engine/writer/project/promised-posts.ts";
import type { Sibling } from "#engine/posts/post-brief.ts";
import type { Db } from "#server/db/database.ts";
import { listPostTexts, readPostTimes } from "#server/db/posts/posts-repository.ts";
import { type ProjectRow, listProjectSubreddits } from "#server/db/projects/projects-repository.ts";
import type { KnownSubreddit } from "#server/db/subreddits/subreddits-repository.ts";
import { inAnyLanguage } from "#server/services/model-writing/draft-with-model.ts";
import { readInterview, readTellable } from "#server/services/projects/read-interview.ts";
import { assessCommunities } from "#server/services/recommendations/assess-communities.ts";
import { recallFor } from "#server/services/subreddits/remember-communities.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { type History, readHistory } from "#server/services/budget/read-history.ts";
import { readPromoter } from "#server/services/budget/read-promoter.ts";
import { buildPolicy } from "#server/services/policies/build-policy.ts";
import type { Scope } from "#server/scope.ts";
import { describeCommunity } from "./build-brief.ts";

/** What a new post depends on beside its community. */
export type Standing = {
  project: ProjectRow;
  siblings: Sibling[];
  /** Of each community with a post ahead or made lately, when its last one is. */
  lastTimes: ReadonlyMap<string, Date>;
  /** What the account promoted anywhere, or plans to. */
  history: History;
  now: Date;
};

/** How many earlier posts of a project a new one must not resemble. */
export const MOST_SIBLINGS = 60;

export async function readStanding(db: Db, project: ProjectRow, now: Date): Promise<Standing> {
  return {
    project,
    siblings: await listPostTexts(db, project.id, MOST_SIBLINGS),
    lastTimes: await readPostTimes(db, project.id, restBegan(now)),
    history: await readHistory(db, project.userId, now),
    now,
  };
}

/** Of two communities that are due, the one without a post since then comes first. */
function restBegan(now: Date): Date {
  return new Date(now.getTime() - NORM_GAP_DAYS * DAY_MS);
}

/** Two standings with the same one give the same posts. */
export function hashStanding(standing: Standing): string {
  const { project, siblings, lastTimes } = standing;
  const { name, url } = project;
  const times = [...lastTimes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all = [name, url, readInterview(project), siblings, times, project.promised];
  return createHash("sha256").update(JSON.stringify(all)).digest("base64");
}

/**
 * What the next posts for these communities are planned from. Those come first that are due, and among
 * them those that had no post of the project lately and have none ahead, in the order they came in.
 */
export function askForPlan(
  deps: Pick<ServiceDeps, "profiles" | "matcher" | "llm">,
  standing: Standing,
  subreddits: readonly KnownSubreddit[],
): ProjectRequest {
  const { project, siblings, lastTimes } = standing;
  const timeOf = ({ id }: KnownSubreddit) => lastTimes.get(id)?.getTime() ?? 0;
  const dueTimes = new Map(subreddits.map((each) => [each, findDueTime(standing, each)]));
  const dueOf = (subreddit: KnownSubreddit) => dueTimes.get(subreddit) ?? 0;
  const { name, url } = project;
  const interview = readTellable(project);
  const nearTo = measureNearness(deps.matcher, interview);
  return {
    project: { name, url },
    interview,
    communities: subreddits
      .toSorted((a, b) => dueOf(a) - dueOf(b) || timeOf(a) - timeOf(b))
      .map((subreddit) => {
        const known = describeCommunity(deps, subreddit, nearTo);
        const community = deps.llm.isConfigured ? inAnyLanguage(known) : known;
        return { id: subreddit.id, community, hasPost: lastTimes.has(subreddit.id) };
      }),
    siblings: siblings.map(({ title, content, shape, fullName }) => ({
      title,
      content,
      shape,
      fullName,
    })),
    promised: project.promised,
  };
}

/** When the next promotion is due there; 0 where that is now. */
function findDueTime({ project, history, now }: Standing, subreddit: KnownSubreddit): number {
  const policy = buildPolicy(subreddit);
  const promoter = readPromoter(project);
  const { nextDue } = openLedger({ policy, promoter, ...history, isPromotional: true, now });
  return nextDue?.getTime() ?? 0;
}

/** Those of a project that the catalogue knows, best match first. */
export async function listCommunities(
  deps: ServiceDeps,
  { userId }: Scope,
  project: ProjectRow,
): Promise<KnownSubreddit[]> {
  const { db } = deps.database;
  const ids = (await listProjectSubreddits(db, project.id)).map(({ subredditId }) => subredditId);
  const known = await recallFor(deps, userId, ids);
  return assessCommunities(deps, project, known).map(({ subreddit }) => subreddit);
}

/** What is planned, and what is kept of it once a post of it is. */
export type LookedAhead = { planned: ReadonlyMap<string, CommunityPlan>; promised: PromisedPosts };

/** What the plan has for these communities, beside the others of the project. */
export async function lookAhead(
  deps: ServiceDeps,
  standing: Standing,
  subreddits: readonly KnownSubreddit[],
): Promise<LookedAhead> {
  const { project } = standing;
  const own = await listCommunities(deps, { userId: project.userId }, project);
  const others = subreddits.filter(({ id }) => own.every((each) => each.id !== id));
  return planFor(deps, standing, [...own, ...others]);
}

/** The same for these alone. */
export async function planFor(
  deps: ServiceDeps,
  standing: Standing,
  subreddits: readonly KnownSubreddit[],
): Promise<LookedAhead> {
  const request = askForPlan(deps, standing, subreddits);
  const plans = await deps.composer.run("plan", request);
  return {
    planned: new Map(plans.map((each) => [each.id, each])),
    promised: promisePosts(request, plans),
  };
}
