import type { Route } from "#contract/endpoints/route.ts";

/** Of projects, their competitors and the visits to their sites. */
export const projectRoutes = {
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
  tellFact: {
    method: "POST",
    path: "/api/projects/:projectId/facts",
    auth: "user",
    token: "write-drafts",
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
} as const satisfies Record<string, Route>;

/** Of communities and their policies. */
export const subredditRoutes = {
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

  getPolicy: {
    method: "GET",
    path: "/api/check/subreddits/:subredditId",
    auth: "public",
    knowsUser: true,
  },
  findSubredditNames: { method: "GET", path: "/api/check/subreddits", auth: "public" },
  findReadsLike: { method: "POST", path: "/api/check/reads-like", auth: "public" },
  findStart: { method: "POST", path: "/api/start", auth: "public" },
} as const satisfies Record<string, Route>;
