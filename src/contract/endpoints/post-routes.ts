import type { Route } from "#contract/endpoints/route.ts";

/** Of posts and comments, and of the day's tasks, which follow from them. */
export const postRoutes = {
  importHistory: { method: "POST", path: "/api/projects/:projectId/history", auth: "user" },
  listImports: { method: "GET", path: "/api/history-imports", auth: "user" },
  undoImport: { method: "DELETE", path: "/api/history-imports/:importId", auth: "user" },

  draftComment: { method: "POST", path: "/api/comments/draft", auth: "user", token: "read" },

  wordPostBrief: { method: "POST", path: "/api/posts/brief", auth: "user", token: "read" },
  readReply: { method: "POST", path: "/api/posts/read-reply", auth: "user", token: "read" },
  createPost: { method: "POST", path: "/api/posts", auth: "user", token: "write-drafts" },
  generatePost: { method: "POST", path: "/api/posts/generate", auth: "user" },
  generatePostInSteps: {
    method: "POST",
    path: "/api/posts/generate/steps",
    auth: "user",
    mediaType: "application/x-ndjson",
  },
  generatePosts: { method: "POST", path: "/api/posts/generate-bulk", auth: "user" },
  getWritingOutlook: {
    method: "GET",
    path: "/api/projects/:projectId/writing",
    auth: "user",
    token: "read",
  },
  getRoadmap: { method: "GET", path: "/api/posts/roadmap/:projectId", auth: "user", token: "read" },
  rewritePost: { method: "POST", path: "/api/posts/:postId/variants", auth: "user" },
  adaptPost: { method: "POST", path: "/api/posts/:postId/adapt", auth: "user" },
  duplicatePost: {
    method: "POST",
    path: "/api/posts/:postId/duplicate",
    auth: "user",
    token: "write-drafts",
  },
  getPostingContext: { method: "GET", path: "/api/posts/context", auth: "user", token: "read" },
  listDatedPosts: { method: "GET", path: "/api/posts/calendar", auth: "user", token: "read" },
  updatePost: { method: "PATCH", path: "/api/posts/:postId", auth: "user", token: "write-drafts" },
  deletePost: { method: "DELETE", path: "/api/posts/:postId", auth: "user" },
  restorePost: { method: "POST", path: "/api/posts/:postId/restore", auth: "user" },
  schedulePost: {
    method: "POST",
    path: "/api/posts/:postId/schedule",
    auth: "user",
    token: "write-drafts",
  },
  markPosted: {
    method: "POST",
    path: "/api/posts/:postId/mark-posted",
    auth: "user",
    token: "write-drafts",
  },
  shareReceipt: { method: "POST", path: "/api/posts/:postId/receipt", auth: "user" },
  revokeReceipt: { method: "DELETE", path: "/api/posts/:postId/receipt", auth: "user" },
  getReceipt: { method: "GET", path: "/api/receipts/:receiptId", auth: "public" },
  recordCheck: {
    method: "POST",
    path: "/api/posts/:postId/checks",
    auth: "user",
    token: "write-drafts",
  },
  updatePerformance: {
    method: "PATCH",
    path: "/api/posts/:postId/performance",
    auth: "user",
    token: "write-drafts",
  },

  getToday: { method: "GET", path: "/api/today", auth: "user", token: "read" },
  tickTask: { method: "PUT", path: "/api/today/tasks/:taskKey/tick", auth: "user" },
  untickTask: { method: "DELETE", path: "/api/today/tasks/:taskKey/tick", auth: "user" },
  listBudgets: { method: "GET", path: "/api/budgets", auth: "user", token: "read" },
  listContributions: { method: "GET", path: "/api/contributions", auth: "user", token: "read" },
  logContribution: { method: "POST", path: "/api/contributions", auth: "user" },
  deleteContribution: {
    method: "DELETE",
    path: "/api/contributions/:contributionId",
    auth: "user",
  },
} as const satisfies Record<string, Route>;
