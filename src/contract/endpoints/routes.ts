import { accountRoutes } from "#contract/endpoints/account-routes.ts";
import { projectRoutes, subredditRoutes } from "#contract/endpoints/project-routes.ts";
import { postRoutes } from "#contract/endpoints/post-routes.ts";
import { radarRoutes } from "#contract/endpoints/radar-routes.ts";

/**
 * Where every call answers and who may make it. Plain data, so that the browser's client knows the
 * addresses without carrying the schemas of endpoints.ts.
 */
export const routes = {
  ...accountRoutes,
  ...projectRoutes,
  ...subredditRoutes,
  ...postRoutes,
  ...radarRoutes,
};

export type RouteName = keyof typeof routes;
