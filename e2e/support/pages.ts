/** Pages whose journeys hold them against axe by day. */
const WITH_JOURNEYS = [
  "/onboarding",
  "/dashboard",
  "/settings/karma",
  "/settings/webhooks",
  "/settings/assistants",
];

export const PAGES_WITHOUT_JOURNEYS = [
  "/subreddits",
  "/billing",
  "/billing/return",
  "/projects/new",
  "/projects/x",
  "/settings",
  "/settings/notifications",
  "/settings/radar",
  "/settings/sessions",
  "/settings/connections",
  "/settings/data",
];

/** Every page behind the guard. */
export const SIGNED_IN_PAGES = [...WITH_JOURNEYS, ...PAGES_WITHOUT_JOURNEYS];

/** Nobody's project looks the same in every view of it. */
export const VIEWS_OF_NO_PROJECT = [
  "/projects/x/communities",
  "/projects/x/radar",
  "/projects/x/comments",
  "/projects/x/results",
  "/projects/x/history",
  "/projects/x/competitors",
  "/projects/x/facts",
];

/** What the subreddit browser can look like: lists, nothing found, a well-known and a little-known detail. */
export const SUBREDDIT_STATES = [
  "/subreddits?q=zzqxjkvw",
  "/subreddits?min=10&max=1",
  "/subreddits?tab=recommended",
  "/subreddits?tab=favorites",
  "/subreddits?open=saas",
  "/subreddits?open=funny",
  "/subreddits?open=no_such_place_at_all",
];

/** What a user with projects sees; `id` is one of them. */
export const projectStates = (id: string) => [
  "/dashboard",
  "/dashboard?archived=show",
  `/projects/${id}`,
  `/projects/${id}/communities`,
  `/projects/${id}/radar`,
  `/projects/${id}/comments`,
  `/projects/${id}/results`,
  `/projects/${id}/history`,
  `/projects/${id}/competitors`,
  `/projects/${id}/facts`,
  "/subreddits?tab=recommended",
];
