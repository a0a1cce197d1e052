import { noteTest } from "#server/db/visits-repository.ts";
import { findSizes } from "#server/db/subreddits-repository.ts";
import type { Scope } from "#server/scope.ts";
import { addCompetitor } from "../competitors/add-competitor.ts";
import { updatePost } from "../posts/update-post.ts";
import { createProject } from "../projects/create-project.ts";
import { updateFounderFacts } from "../projects/update-founder-facts.ts";
import { replaceTrackingKey } from "../traffic/manage-tracking.ts";
import { recommend } from "../recommendations/recommend.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { findDemoMoment } from "./demo-moment.ts";
import type { DemoPost, DemoProject } from "./demo-project.ts";
import type { DemoTime } from "./demo-time.ts";
import { makeDemoPost } from "./make-demo-post.ts";
import { writeDemoPost } from "./write-demo-post.ts";

const BEGAN_DAYS_AGO = 58;
const COMMUNITIES = 8;

/** How many posts it has. An operator's own catalogue may lack a community; its posts are left out. */
export async function fillDemoProject(
  deps: ServiceDeps,
  scope: Scope,
  time: DemoTime,
  { project, founderFacts, competitors = [], ...posts }: DemoProject,
  order: number,
): Promise<number> {
  const known = await findKnown(deps, posts);
  const isKnown = ({ subredditId }: DemoPost) => known.has(subredditId);
  const past = posts.past.filter(isKnown);
  const upcoming = posts.upcoming.filter(isKnown);
  const drafts = posts.drafts.filter(isKnown);
  time.moveTo(findDemoMoment(time.now, BEGAN_DAYS_AGO - order, 10));
  const recommended = await recommend(deps, scope, project, COMMUNITIES);
  const found = new Set(recommended.map(({ id }) => id));
  await createProject(deps, scope, {
    ...project,
    selectedSubreddits: Array.from(new Set([...found, ...known]), (id) => ({
      id,
      source: found.has(id) ? ("recommended" as const) : ("added" as const),
    })),
  });
  await updateFounderFacts(deps, scope, project.id, founderFacts);
  for (const competitor of competitors) await addCompetitor(deps, scope, project.id, competitor);
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
