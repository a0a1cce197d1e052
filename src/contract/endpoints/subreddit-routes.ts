import type { Route } from "#contract/endpoints/route.ts";

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
} as const satisfies Record<string, Route>;
