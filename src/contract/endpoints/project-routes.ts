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
