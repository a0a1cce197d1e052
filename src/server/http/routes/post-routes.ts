import type { Handlers } from "#server/http/handlers.ts";
import {
  adaptPost,
  duplicatePost,
  updatePost,
  schedulePost,
} from "#server/services/posts/change-post.ts";
import { writeInSteps } from "#server/services/model-writing/write-in-steps.ts";
import { createPost } from "#server/services/posts/create-post.ts";
import { deletePost, restorePost } from "#server/services/posts/delete-post.ts";
import { generatePost, generatePosts } from "#server/services/posts/generate-post.ts";
import { rewritePost } from "#server/services/posts/rewrite-post.ts";
import {
  getPostingContext,
  getRoadmap,
  listDatedPosts,
} from "#server/services/posts/get-roadmap.ts";
import { getWritingOutlook } from "#server/services/posts/get-writing-outlook.ts";
import {
  markPosted,
  recordLook,
  updatePerformance,
} from "#server/services/posts/record-outcome.ts";
import { getReceipt, revokeReceipt, shareReceipt } from "#server/services/posts/receipts.ts";
import { readAssistantReply, wordPostBrief } from "#server/services/posts/read-assistant-reply.ts";
import { findReadsLike, findSubredditNames } from "#server/services/policies/find-communities.ts";
import { getPolicy } from "#server/services/policies/get-policy.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { WritingStep } from "#engine/posts/post-brief.ts";
import { draftComment } from "#server/services/comments/draft-comment.ts";

export function postRoutes(deps: ServiceDeps) {
  return {
    createPost: ({ scope, body }) => createPost(deps, scope, body),
    wordPostBrief: ({ scope, body }) => wordPostBrief(deps, scope, body),
    readReply: ({ scope, body }) => readAssistantReply(deps, scope, body),
    generatePost: ({ scope, body }) => generatePost(deps, scope, body),
    generatePostInSteps: async ({ scope, body, writeLine, gone }) => {
      const onStep = (step: WritingStep) => writeLine({ step });
      writeLine({ post: await writeInSteps(deps, scope, body, { onStep, signal: gone }) });
    },
    generatePosts: ({ scope, body }) => generatePosts(deps, scope, body),
    getWritingOutlook: ({ scope, params }) => getWritingOutlook(deps, scope, params.projectId),
    rewritePost: ({ scope, params, body }) => rewritePost(deps, scope, params.postId, body),
    adaptPost: ({ scope, params, body }) => adaptPost(deps, scope, params.postId, body),
    duplicatePost: ({ scope, params }) => duplicatePost(deps, scope, params.postId),
    getRoadmap: ({ scope, params }) => getRoadmap(deps, scope, params.projectId),
    getPostingContext: ({ scope }) => getPostingContext(deps, scope),
    listDatedPosts: ({ scope, query }) => listDatedPosts(deps, scope, query),
    updatePost: ({ scope, params, body }) => updatePost(deps, scope, params.postId, body),
    deletePost: ({ scope, params }) => deletePost(deps, scope, params.postId),
    restorePost: ({ scope, params }) => restorePost(deps, scope, params.postId),
    schedulePost: ({ scope, params, body }) => schedulePost(deps, scope, params.postId, body),
    markPosted: ({ scope, params, body }) => markPosted(deps, scope, params.postId, body),
    shareReceipt: ({ scope, params }) => shareReceipt(deps, scope, params.postId),
    revokeReceipt: ({ scope, params }) => revokeReceipt(deps, scope, params.postId),
    getReceipt: ({ caller, params }) => getReceipt(deps, caller, params.receiptId),
    recordCheck: ({ scope, params, body }) => recordLook(deps, scope, params.postId, body),
    updatePerformance: ({ scope, params, body }) =>
      updatePerformance(deps, scope, params.postId, body),
    getPolicy: ({ caller, visitor, params }) =>
      getPolicy(deps, caller, visitor, params.subredditId),
    findSubredditNames: ({ caller, query }) => findSubredditNames(deps, caller, query.q),
    findReadsLike: ({ caller, body }) => findReadsLike(deps, caller, body),
  } satisfies Partial<Handlers>;
}

export function commentRoutes(deps: ServiceDeps) {
  return {
    draftComment: ({ scope, body }) => draftComment(deps, scope, body),
  } satisfies Partial<Handlers>;
}
