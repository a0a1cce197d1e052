import type { Handlers } from "#server/http/handlers.ts";
import { deletePost } from "#server/services/posts/delete-post.ts";
import { generatePost } from "#server/services/posts/generate-post.ts";
import { generatePosts } from "#server/services/posts/generate-posts.ts";
import { getPostingContext } from "#server/services/posts/get-posting-context.ts";
import { getRoadmap } from "#server/services/posts/get-roadmap.ts";
import { markPosted } from "#server/services/posts/mark-posted.ts";
import { recordCheck } from "#server/services/posts/record-check.ts";
import { restorePost } from "#server/services/posts/restore-post.ts";
import { schedulePost } from "#server/services/posts/schedule-post.ts";
import { updatePerformance } from "#server/services/posts/update-performance.ts";
import { updatePost } from "#server/services/posts/update-post.ts";
import { findSubredditNames } from "#server/services/policies/find-subreddit-names.ts";
import { getPolicy } from "#server/services/policies/get-policy.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

export function postRoutes(deps: ServiceDeps) {
  return {
    generatePost: ({ scope, body }) => generatePost(deps, scope, body),
    generatePosts: ({ scope, body }) => generatePosts(deps, scope, body),
    getRoadmap: ({ scope, params }) => getRoadmap(deps, scope, params.projectId),
    getPostingContext: ({ scope }) => getPostingContext(deps, scope),
    updatePost: ({ scope, params, body }) => updatePost(deps, scope, params.postId, body),
    deletePost: ({ scope, params }) => deletePost(deps, scope, params.postId),
    restorePost: ({ scope, params }) => restorePost(deps, scope, params.postId),
    schedulePost: ({ scope, params, body }) => schedulePost(deps, scope, params.postId, body),
    markPosted: ({ scope, params, body }) => markPosted(deps, scope, params.postId, body),
    recordCheck: ({ scope, params, body }) => recordCheck(deps, scope, params.postId, body),
    updatePerformance: ({ scope, params, body }) =>
      updatePerformance(deps, scope, params.postId, body),
    getPolicy: ({ caller, visitor, params }) =>
      getPolicy(deps, caller, visitor, params.subredditId),
    findSubredditNames: ({ caller, query }) => findSubredditNames(deps, caller, query.q),
  } satisfies Partial<Handlers>;
}
