import type { GeneratedPost } from "#contract/post.ts";
import { listProjectPosts } from "#server/db/posts-repository.ts";
import type { Scope } from "#server/scope.ts";
import { requireProject } from "../projects/require-project.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { readMoment } from "./post-moment.ts";
import { presentPost } from "./present-post.ts";

/** Open to whoever's subscription has lapsed: one's own drafts are never held hostage. */
export async function getRoadmap(
  deps: ServiceDeps,
  scope: Scope,
  projectId: string,
): Promise<GeneratedPost[]> {
  const project = await requireProject(deps, scope, projectId);
  const posts = await listProjectPosts(deps.database.db, project.id);
  const moment = readMoment(deps);
  return posts.map((post) => presentPost(post, moment));
}
