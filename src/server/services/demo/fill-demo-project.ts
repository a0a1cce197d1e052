import { noteTest, insertVisits } from "#server/db/posts/results-and-visits-repository.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import type { SessionScope, Scope } from "#server/scope.ts";
import { addCompetitor } from "#server/services/competitors/competitors.ts";
import { addMention } from "#server/services/competitors/mentions.ts";
import { updatePost } from "#server/services/posts/change-post.ts";
import { createProject, updateProject } from "#server/services/projects/change-project.ts";
import { updateInterview } from "#server/services/projects/change-interview.ts";
import { replaceTrackingKey } from "#server/services/visits/manage-tracking.ts";
import { recommend } from "#server/services/recommendations/recommend.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { DemoPost, DemoProject, PastDemoPost } from "./demo-project.ts";
import { HOUR_MS, MINUTE_MS } from "#engine/clock/time-units.ts";
import {
  markPosted,
  recordLook,
  updatePerformance,
} from "#server/services/posts/record-outcome.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { createPost } from "#server/services/posts/create-post.ts";
import { findDemoMoment, type DemoTime } from "./demo-user.ts";

const BEGAN_DAYS_AGO = 58;
const COMMUNITIES = 8;

/** How many posts it has. An operator's own catalogue may lack a community; its posts are left out. */
export async function fillDemoProject(
  deps: ServiceDeps,
  scope: SessionScope,
  time: DemoTime,
  { project, interview, competitors = [], ...posts }: DemoProject,
  order: number,
): Promise<number> {
  const known = await findKnown(deps, posts);
  const isKnown = ({ subredditId }: DemoPost) => known.has(subredditId);
  const past = posts.past.filter(isKnown);
  const upcoming = posts.upcoming.filter(isKnown);
  const drafts = posts.drafts.filter(isKnown);
  time.moveTo(findDemoMoment(time.now, BEGAN_DAYS_AGO - order, 10));
  const { fits } = await recommend(deps, scope, project, COMMUNITIES);
  const found = new Set(fits.map(({ id }) => id));
  await createProject(deps, scope, {
    ...project,
    selectedSubreddits: Array.from(new Set([...found, ...known]), (id) => ({
      id,
      source: found.has(id) ? ("recommended" as const) : ("added" as const),
    })),
  });
  await updateInterview(deps, scope, project.id, interview);
  for (const { mentions, ...competitor } of competitors) {
    const { id } = await addCompetitor(deps, scope, project.id, competitor);
    const key = { projectId: project.id, competitorId: id };
    for (const mention of mentions) await addMention(deps, scope, key, mention);
  }
  await updateProject(deps, scope, project.id, { tagsLinks: true });
  const { key } = await replaceTrackingKey(deps, scope, project.id);
  if (key) await noteTest(deps.database.db, key, deps.clock());
  for (const post of past) await makeDemoPost(deps, scope, time, project.id, post);
  time.moveTo(time.now);
  for (const post of upcoming) await writeDemoPost(deps, scope, project.id, post);
  for (const post of drafts) {
    const { id } = await writeDemoPost(deps, scope, project.id, post);
    await updatePost(deps, scope, id, { scheduledFor: null });
  }
  return past.length + upcoming.length + drafts.length;
}

async function findKnown(
  { database }: ServiceDeps,
  { past, upcoming, drafts }: Pick<DemoProject, "past" | "upcoming" | "drafts">,
): Promise<Set<string>> {
  const ids = [...past, ...upcoming, ...drafts].map(({ subredditId }) => subredditId);
  return new Set((await findSizes(database.db, [...new Set(ids)])).map(({ id }) => id));
}

/** Written the day before, made in time, and looked at when it was due. */
async function makeDemoPost(
  deps: ServiceDeps,
  scope: Scope,
  time: DemoTime,
  projectId: string,
  post: PastDemoPost,
): Promise<void> {
  const at = findDemoMoment(time.now, post.daysAgo, post.hour);
  time.moveTo(new Date(at.getTime() - 26 * HOUR_MS));
  const { id, linkTags } = await writeDemoPost(deps, scope, projectId, post);
  await updatePost(deps, scope, id, { scheduledFor: at, isOverBudgetConfirmed: true });
  time.moveTo(new Date(at.getTime() + 4 * MINUTE_MS));
  await markPosted(deps, scope, id);
  if (post.visits && linkTags) {
    const { visits } = post;
    await addDemoVisits(deps, scope, { id, visits }, { from: deps.clock(), until: time.now });
  }
  if (!post.seen) return;
  const { outcome, ...seen } = post.seen;
  const sighting = outcome === "removed" ? "removed-by-moderators" : "live";
  for (const [hours, look] of [
    [0.4, "live"],
    [25, sighting],
    [74, sighting],
  ] as const) {
    const then = new Date(at.getTime() + hours * HOUR_MS);
    if (then > time.now) break;
    time.moveTo(then);
    await recordLook(deps, scope, id, { sighting: look });
    if (look === "removed-by-moderators") break;
  }
  await updatePerformance(deps, scope, id, { outcome, ...seen });
}

const HOURS = 48;

/** As they come after a post: most in the first hours, fewer with each. None after `until`. */
async function addDemoVisits(
  { database }: Pick<ServiceDeps, "database">,
  { userId }: Scope,
  post: { id: string; visits: number },
  { from, until }: { from: Date; until: Date },
): Promise<void> {
  const firstHour = Math.floor(from.getTime() / HOUR_MS);
  const lastHour = Math.floor(until.getTime() / HOUR_MS);
  const length = Math.min(HOURS, lastHour - firstHour + 1);
  const weights = Array.from({ length }, (_, index) => 1 / (index + 1));
  const rows = shareOut(post.visits, weights).flatMap((count, index) => {
    const hour = new Date((firstHour + index) * HOUR_MS);
    return count > 0 ? [{ postId: post.id, userId, hour, count }] : [];
  });
  await insertVisits(database.db, rows);
}

/** Whole numbers in proportion to the weights that add up to the total. */
function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const share = Math.round((total * passed) / sum) - given;
    given += share;
    return share;
  });
}

/** As a founder writes one. */
function writeDemoPost(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
  post: DemoPost,
): Promise<GeneratedPost> {
  return createPost(deps, scope, { projectId, ...post });
}
