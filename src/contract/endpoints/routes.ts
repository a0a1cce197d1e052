import type { TokenScope } from "#engine/accounts/personal-token.ts";

/**
 * Where every call answers and who may make it. Plain data, so that the browser's client knows the
 * addresses without carrying the schemas of endpoints.ts.
 */
export const routes = {
  getHealth: { method: "GET", path: "/api/health", auth: "public" },
  getReadiness: { method: "GET", path: "/api/ready", auth: "public" },

  requestMagicLink: { method: "POST", path: "/api/auth/magic-link", auth: "public" },
  verifyMagicLink: { method: "POST", path: "/api/auth/verify-magic-link", auth: "public" },
  signUp: { method: "POST", path: "/api/auth/signup", auth: "public" },
  logIn: { method: "POST", path: "/api/auth/login", auth: "public" },
  refreshSession: { method: "POST", path: "/api/auth/refresh", auth: "refresh" },
  logOut: { method: "POST", path: "/api/auth/logout", auth: "user" },
  getCurrentUser: { method: "GET", path: "/api/auth/me", auth: "user" },
  updateCurrentUser: { method: "PATCH", path: "/api/auth/me", auth: "user" },
  exportAccount: { method: "GET", path: "/api/auth/me/export", auth: "user" },
  exportPosts: {
    method: "GET",
    path: "/api/auth/me/posts.csv",
    auth: "user",
    mediaType: "text/csv",
  },
  deleteAccount: { method: "DELETE", path: "/api/auth/me", auth: "user" },
  listSessions: { method: "GET", path: "/api/auth/sessions", auth: "user" },
  revokeOtherSessions: { method: "DELETE", path: "/api/auth/sessions", auth: "user" },
  revokeSession: { method: "DELETE", path: "/api/auth/sessions/:sessionId", auth: "user" },

  listTokens: { method: "GET", path: "/api/tokens", auth: "user" },
  createToken: { method: "POST", path: "/api/tokens", auth: "user" },
  revokeToken: { method: "DELETE", path: "/api/tokens/:tokenId", auth: "user" },

  listWebhooks: { method: "GET", path: "/api/webhooks", auth: "user" },
  addWebhook: { method: "POST", path: "/api/webhooks", auth: "user" },
  updateWebhook: { method: "PATCH", path: "/api/webhooks/:webhookId", auth: "user" },
  deleteWebhook: { method: "DELETE", path: "/api/webhooks/:webhookId", auth: "user" },
  rotateWebhookSecret: { method: "POST", path: "/api/webhooks/:webhookId/secret", auth: "user" },
  testWebhook: { method: "POST", path: "/api/webhooks/:webhookId/test", auth: "user" },
  listDeliveries: { method: "GET", path: "/api/webhooks/:webhookId/deliveries", auth: "user" },
  resendDelivery: {
    method: "POST",
    path: "/api/webhooks/:webhookId/deliveries/:deliveryId/send",
    auth: "user",
  },

  getKarma: { method: "GET", path: "/api/karma", auth: "user" },
  listConnections: { method: "GET", path: "/api/connections", auth: "user" },
  getOnboarding: { method: "GET", path: "/api/onboarding", auth: "user" },
  saveOnboarding: { method: "PUT", path: "/api/onboarding", auth: "user" },
  getCalendarFeed: { method: "GET", path: "/api/calendar-feed", auth: "user" },
  replaceCalendarFeed: { method: "POST", path: "/api/calendar-feed", auth: "user" },
  revokeCalendarFeed: { method: "DELETE", path: "/api/calendar-feed", auth: "user" },
  getCalendar: {
    method: "GET",
    path: "/api/calendar/:feedId/:signature",
    auth: "public",
    mediaType: "text/calendar",
  },
  askToUnsubscribe: {
    method: "GET",
    path: "/api/unsubscribe/:ticket",
    auth: "public",
    mediaType: "text/html",
  },
  unsubscribe: {
    method: "POST",
    path: "/api/unsubscribe/:ticket",
    auth: "public",
    mediaType: "text/html",
  },

  listProjects: { method: "GET", path: "/api/projects", auth: "user", token: "read" },
  getProjectStats: { method: "GET", path: "/api/projects/stats", auth: "user", token: "read" },
  getProject: { method: "GET", path: "/api/projects/:projectId", auth: "user", token: "read" },
  createProject: { method: "POST", path: "/api/projects", auth: "user" },
  updateProject: { method: "PATCH", path: "/api/projects/:projectId", auth: "user" },
  deleteProject: { method: "DELETE", path: "/api/projects/:projectId", auth: "user" },
  archiveProject: { method: "PATCH", path: "/api/projects/:projectId/archive", auth: "user" },
  unarchiveProject: { method: "PATCH", path: "/api/projects/:projectId/unarchive", auth: "user" },
  recomputeRecommendations: {
    method: "POST",
    path: "/api/projects/:projectId/recommendations",
    auth: "user",
  },
  addProjectSubreddit: {
    method: "POST",
    path: "/api/projects/:projectId/subreddits/:subredditId",
    auth: "user",
  },
  removeProjectSubreddit: {
    method: "DELETE",
    path: "/api/projects/:projectId/subreddits/:subredditId",
    auth: "user",
  },
  updateInterview: {
    method: "PATCH",
    path: "/api/projects/:projectId/interview",
    auth: "user",
  },
  suggestAnswers: {
    method: "POST",
    path: "/api/projects/:projectId/interview/suggestions",
    auth: "user",
  },
  getProjectResults: {
    method: "GET",
    path: "/api/projects/:projectId/results",
    auth: "user",
    token: "read",
  },
  exportProjectResults: {
    method: "GET",
    path: "/api/projects/:projectId/results.csv",
    auth: "user",
    token: "read",
    mediaType: "text/csv",
  },
  listCompetitors: {
    method: "GET",
    path: "/api/projects/:projectId/competitors",
    auth: "user",
    token: "read",
  },
  addCompetitor: {
    method: "POST",
    path: "/api/projects/:projectId/competitors",
    auth: "user",
  },
  updateCompetitor: {
    method: "PATCH",
    path: "/api/projects/:projectId/competitors/:competitorId",
    auth: "user",
  },
  removeCompetitor: {
    method: "DELETE",
    path: "/api/projects/:projectId/competitors/:competitorId",
    auth: "user",
  },
  searchMentions: {
    method: "POST",
    path: "/api/projects/:projectId/competitors/:competitorId/search",
    auth: "user",
  },
  addMention: {
    method: "POST",
    path: "/api/projects/:projectId/competitors/:competitorId/mentions",
    auth: "user",
  },
  removeMention: {
    method: "DELETE",
    path: "/api/projects/:projectId/competitors/:competitorId/mentions/:mentionId",
    auth: "user",
  },
  uploadBrief: { method: "POST", path: "/api/projects/upload", auth: "user" },
  generateDescription: {
    method: "POST",
    path: "/api/projects/ai/generate-description",
    auth: "user",
  },
  readProjectPage: { method: "POST", path: "/api/projects/ai/read-page", auth: "user" },
  detectCategory: { method: "POST", path: "/api/projects/ai/detect-category", auth: "user" },
  detectAudience: { method: "POST", path: "/api/projects/ai/detect-audience", auth: "user" },
  generateRecommendations: {
    method: "POST",
    path: "/api/projects/ai/generate-subreddit-recommendations",
    auth: "user",
  },

  listSubreddits: { method: "GET", path: "/api/subreddits", auth: "user", token: "read" },
  searchSubreddits: { method: "GET", path: "/api/subreddits/search", auth: "user", token: "read" },
  listSubredditsByCategory: {
    method: "GET",
    path: "/api/subreddits/category/:category",
    auth: "user",
    token: "read",
  },
  listRecommendedSubreddits: {
    method: "GET",
    path: "/api/subreddits/recommended",
    auth: "user",
    token: "read",
  },
  listProjectRecommendations: {
    method: "GET",
    path: "/api/subreddits/recommendations/:projectId",
    auth: "user",
    token: "read",
  },
  listFavoriteSubreddits: {
    method: "GET",
    path: "/api/subreddits/favorites",
    auth: "user",
    token: "read",
  },
  listSubredditsNeedingUpdate: {
    method: "GET",
    path: "/api/subreddits/needing-update",
    auth: "user",
    token: "read",
  },
  listSavedSearches: { method: "GET", path: "/api/saved-searches", auth: "user", token: "read" },
  saveSearch: { method: "POST", path: "/api/saved-searches", auth: "user" },
  renameSearch: { method: "PATCH", path: "/api/saved-searches/:savedSearchId", auth: "user" },
  deleteSearch: { method: "DELETE", path: "/api/saved-searches/:savedSearchId", auth: "user" },
  validateSubreddit: { method: "POST", path: "/api/subreddits/validate", auth: "user" },
  getSubreddit: {
    method: "GET",
    path: "/api/subreddits/:subredditId",
    auth: "user",
    token: "read",
  },
  getSubredditActivity: {
    method: "GET",
    path: "/api/subreddits/:subredditId/activity",
    auth: "user",
    token: "read",
  },
  getSubredditTiming: {
    method: "GET",
    path: "/api/subreddits/:subredditId/timing",
    auth: "user",
    token: "read",
  },
  getSubredditHistory: {
    method: "GET",
    path: "/api/subreddits/:subredditId/history",
    auth: "user",
    token: "read",
  },
  updateSubredditData: {
    method: "POST",
    path: "/api/subreddits/:subredditId/update-data",
    auth: "user",
  },
  getFavorite: {
    method: "GET",
    path: "/api/subreddits/:subredditId/favorite",
    auth: "user",
    token: "read",
  },
  addFavorite: { method: "PUT", path: "/api/subreddits/:subredditId/favorite", auth: "user" },
  removeFavorite: { method: "DELETE", path: "/api/subreddits/:subredditId/favorite", auth: "user" },
  getOwnPolicy: {
    method: "GET",
    path: "/api/subreddits/:subredditId/own-policy",
    auth: "user",
    token: "read",
  },
  saveOwnPolicy: { method: "PUT", path: "/api/subreddits/:subredditId/own-policy", auth: "user" },
  removeOwnPolicy: {
    method: "DELETE",
    path: "/api/subreddits/:subredditId/own-policy",
    auth: "user",
  },

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
  getPolicy: {
    method: "GET",
    path: "/api/check/subreddits/:subredditId",
    auth: "public",
    knowsUser: true,
  },
  findSubredditNames: { method: "GET", path: "/api/check/subreddits", auth: "public" },
  findReadsLike: { method: "POST", path: "/api/check/reads-like", auth: "public" },

  getTracking: { method: "GET", path: "/api/projects/:projectId/tracking", auth: "user" },
  replaceTrackingKey: { method: "POST", path: "/api/projects/:projectId/tracking", auth: "user" },
  getVisitScript: {
    method: "GET",
    path: "/api/visits/script.js",
    auth: "public",
    mediaType: "text/javascript",
  },
  recordVisit: { method: "POST", path: "/api/visits", auth: "public" },
  recordPixelVisit: {
    method: "GET",
    path: "/api/visits/pixel.svg",
    auth: "public",
    mediaType: "image/svg+xml",
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

  getBillingStatus: { method: "GET", path: "/api/billing/status", auth: "user" },
  refreshBillingStatus: { method: "POST", path: "/api/billing/refresh", auth: "user" },
  listPlans: { method: "GET", path: "/api/billing/plans", auth: "user" },
  createCheckout: { method: "POST", path: "/api/billing/checkout", auth: "user" },
  cancelSubscription: { method: "POST", path: "/api/billing/cancel", auth: "user" },
  openPortal: { method: "POST", path: "/api/billing/portal", auth: "user" },
  receiveWebhook: { method: "POST", path: "/api/billing/webhook", auth: "public" },
} as const satisfies Record<string, Route>;

export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  auth: RouteAuth;
  /** What a personal token has to be allowed to make this call; without it only a signed-in user can. */
  token?: TokenScope;
  /** For anyone, but whoever is signed in gets an answer of their own: an access token is taken along. */
  knowsUser?: true;
  /** What a success is written in, where it is a text instead of JSON. */
  mediaType?:
    | "application/x-ndjson"
    | "text/calendar"
    | "text/csv"
    | "text/html"
    | "text/javascript"
    | "image/svg+xml";
};

/** `user` takes an access token as Bearer, `refresh` a refresh token. */
export type RouteAuth = "public" | "user" | "refresh";

export type RouteName = keyof typeof routes;
