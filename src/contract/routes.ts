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

  listProjects: { method: "GET", path: "/api/projects", auth: "user" },
  getProjectStats: { method: "GET", path: "/api/projects/stats", auth: "user" },
  getProject: { method: "GET", path: "/api/projects/:projectId", auth: "user" },
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
  updateFounderFacts: {
    method: "PATCH",
    path: "/api/projects/:projectId/founder-facts",
    auth: "user",
  },
  getProjectResults: { method: "GET", path: "/api/projects/:projectId/results", auth: "user" },
  exportProjectResults: {
    method: "GET",
    path: "/api/projects/:projectId/results.csv",
    auth: "user",
    mediaType: "text/csv",
  },
  listCompetitors: {
    method: "GET",
    path: "/api/projects/:projectId/competitors",
    auth: "user",
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
  detectCategory: { method: "POST", path: "/api/projects/ai/detect-category", auth: "user" },
  detectAudience: { method: "POST", path: "/api/projects/ai/detect-audience", auth: "user" },
  generateRecommendations: {
    method: "POST",
    path: "/api/projects/ai/generate-subreddit-recommendations",
    auth: "user",
  },

  listSubreddits: { method: "GET", path: "/api/subreddits", auth: "user" },
  searchSubreddits: { method: "GET", path: "/api/subreddits/search", auth: "user" },
  listSubredditsByCategory: {
    method: "GET",
    path: "/api/subreddits/category/:category",
    auth: "user",
  },
  listRecommendedSubreddits: { method: "GET", path: "/api/subreddits/recommended", auth: "user" },
  listProjectRecommendations: {
    method: "GET",
    path: "/api/subreddits/recommendations/:projectId",
    auth: "user",
  },
  listFavoriteSubreddits: { method: "GET", path: "/api/subreddits/favorites", auth: "user" },
  listSubredditsNeedingUpdate: {
    method: "GET",
    path: "/api/subreddits/needing-update",
    auth: "user",
  },
  validateSubreddit: { method: "POST", path: "/api/subreddits/validate", auth: "user" },
  getSubreddit: { method: "GET", path: "/api/subreddits/:subredditId", auth: "user" },
  getSubredditActivity: {
    method: "GET",
    path: "/api/subreddits/:subredditId/activity",
    auth: "user",
  },
  getSubredditTiming: {
    method: "GET",
    path: "/api/subreddits/:subredditId/timing",
    auth: "user",
  },
  getSubredditHistory: {
    method: "GET",
    path: "/api/subreddits/:subredditId/history",
    auth: "user",
  },
  updateSubredditData: {
    method: "POST",
    path: "/api/subreddits/:subredditId/update-data",
    auth: "user",
  },
  getFavorite: { method: "GET", path: "/api/subreddits/:subredditId/favorite", auth: "user" },
  addFavorite: { method: "PUT", path: "/api/subreddits/:subredditId/favorite", auth: "user" },
  removeFavorite: { method: "DELETE", path: "/api/subreddits/:subredditId/favorite", auth: "user" },
  getOwnPolicy: { method: "GET", path: "/api/subreddits/:subredditId/own-policy", auth: "user" },
  saveOwnPolicy: { method: "PUT", path: "/api/subreddits/:subredditId/own-policy", auth: "user" },
  removeOwnPolicy: {
    method: "DELETE",
    path: "/api/subreddits/:subredditId/own-policy",
    auth: "user",
  },

  generatePost: { method: "POST", path: "/api/posts/generate", auth: "user" },
  generatePosts: { method: "POST", path: "/api/posts/generate-bulk", auth: "user" },
  getRoadmap: { method: "GET", path: "/api/posts/roadmap/:projectId", auth: "user" },
  getPostingContext: { method: "GET", path: "/api/posts/context", auth: "user" },
  updatePost: { method: "PATCH", path: "/api/posts/:postId", auth: "user" },
  deletePost: { method: "DELETE", path: "/api/posts/:postId", auth: "user" },
  restorePost: { method: "POST", path: "/api/posts/:postId/restore", auth: "user" },
  schedulePost: { method: "POST", path: "/api/posts/:postId/schedule", auth: "user" },
  markPosted: { method: "POST", path: "/api/posts/:postId/mark-posted", auth: "user" },
  recordCheck: { method: "POST", path: "/api/posts/:postId/checks", auth: "user" },
  updatePerformance: { method: "PATCH", path: "/api/posts/:postId/performance", auth: "user" },
  getPolicy: {
    method: "GET",
    path: "/api/check/subreddits/:subredditId",
    auth: "public",
    knowsUser: true,
  },
  findSubredditNames: { method: "GET", path: "/api/check/subreddits", auth: "public" },

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
  getToday: { method: "GET", path: "/api/today", auth: "user" },
  tickTask: { method: "PUT", path: "/api/today/tasks/:taskKey/tick", auth: "user" },
  untickTask: { method: "DELETE", path: "/api/today/tasks/:taskKey/tick", auth: "user" },
  listBudgets: { method: "GET", path: "/api/budgets", auth: "user" },
  listContributions: { method: "GET", path: "/api/contributions", auth: "user" },
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
  /** For anyone, but whoever is signed in gets an answer of their own: an access token is taken along. */
  knowsUser?: true;
  /** What a success is written in, where it is a text instead of JSON. */
  mediaType?: "text/calendar" | "text/csv" | "text/html" | "text/javascript" | "image/svg+xml";
};

/** `user` takes an access token as Bearer, `refresh` a refresh token. */
export type RouteAuth = "public" | "user" | "refresh";

export type RouteName = keyof typeof routes;
