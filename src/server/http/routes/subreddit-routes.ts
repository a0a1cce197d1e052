import type { Handlers } from "#server/http/handlers.ts";
import {
  getOwnPolicy,
  removeOwnPolicy,
  saveOwnPolicy,
} from "#server/services/policies/own-policies.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { findStart } from "#server/services/recommendations/find-start.ts";
import {
  addFavorite,
  getFavorite,
  listFavoriteSubreddits,
  removeFavorite,
  deleteSearch,
  listSavedSearches,
  renameSearch,
  saveSearch,
} from "#server/services/subreddits/saved.ts";
import {
  getSubredditHistory,
  getSubreddit,
  getSubredditActivity,
  getSubredditTiming,
} from "#server/services/subreddits/get-subreddit.ts";
import {
  listProjectRecommendations,
  listRecommendedSubreddits,
} from "#server/services/subreddits/list-recommended.ts";
import { listSubreddits } from "#server/services/subreddits/list-subreddits.ts";
import { updateSubredditData } from "#server/services/subreddits/refresh-subreddit.ts";
import { validateSubreddit } from "#server/services/subreddits/validate-subreddit.ts";
import { listSubredditsNeedingUpdate } from "#server/services/subreddits/find-stale.ts";

export function subredditRoutes(deps: ServiceDeps) {
  return {
    findStart: ({ caller, body }) => findStart(deps, caller, body.text),
    listSubreddits: ({ scope, query }) => listSubreddits(deps, scope, query),
    searchSubreddits: ({ scope, query }) => listSubreddits(deps, scope, query),
    listSubredditsByCategory: ({ scope, params, query }) =>
      listSubreddits(deps, scope, { ...query, ...params }),
    listRecommendedSubreddits: ({ scope, query }) => listRecommendedSubreddits(deps, scope, query),
    listProjectRecommendations: ({ scope, params, query }) =>
      listProjectRecommendations(deps, scope, params.projectId, query),
    listSavedSearches: ({ scope }) => listSavedSearches(deps, scope),
    saveSearch: ({ scope, body }) => saveSearch(deps, scope, body),
    renameSearch: ({ scope, params, body }) =>
      renameSearch(deps, scope, params.savedSearchId, body.name),
    deleteSearch: ({ scope, params }) => deleteSearch(deps, scope, params.savedSearchId),
    listFavoriteSubreddits: ({ scope, query }) => listFavoriteSubreddits(deps, scope, query),
    listSubredditsNeedingUpdate: ({ scope, query }) =>
      listSubredditsNeedingUpdate(deps, scope, query),
    validateSubreddit: ({ scope, body }) => validateSubreddit(deps, scope, body.subredditName),
    getSubreddit: ({ scope, params }) => getSubreddit(deps, scope, params.subredditId),
    getSubredditActivity: ({ scope, params, query }) =>
      getSubredditActivity(deps, scope, params.subredditId, query.view),
    getSubredditTiming: ({ scope, params }) => getSubredditTiming(deps, scope, params.subredditId),
    getSubredditHistory: ({ scope, params, query }) =>
      getSubredditHistory(deps, scope, params.subredditId, query),
    updateSubredditData: ({ scope, params }) =>
      updateSubredditData(deps, scope, params.subredditId),
    getFavorite: ({ scope, params }) => getFavorite(deps, scope, params.subredditId),
    addFavorite: ({ scope, params }) => addFavorite(deps, scope, params.subredditId),
    removeFavorite: ({ scope, params }) => removeFavorite(deps, scope, params.subredditId),
    getOwnPolicy: ({ scope, params }) => getOwnPolicy(deps, scope, params.subredditId),
    saveOwnPolicy: ({ scope, params, body }) =>
      saveOwnPolicy(deps, scope, params.subredditId, body),
    removeOwnPolicy: ({ scope, params }) => removeOwnPolicy(deps, scope, params.subredditId),
  } satisfies Partial<Handlers>;
}
