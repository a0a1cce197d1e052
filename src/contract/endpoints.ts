import { accountEndpoints } from "./endpoints/account-endpoints.ts";
import { billingEndpoints } from "./endpoints/billing-endpoints.ts";
import { competitorEndpoints } from "./endpoints/competitor-endpoints.ts";
import type { Endpoint } from "./endpoints/endpoint.ts";
import { postEndpoints } from "./endpoints/post-endpoints.ts";
import { projectEndpoints } from "./endpoints/project-endpoints.ts";
import { calendarEndpoints } from "./endpoints/calendar-endpoints.ts";
import { serviceEndpoints } from "./endpoints/service-endpoints.ts";
import { signInEndpoints } from "./endpoints/sign-in-endpoints.ts";
import { subredditEndpoints } from "./endpoints/subreddit-endpoints.ts";
import { trafficEndpoints } from "./endpoints/traffic-endpoints.ts";
import { todayEndpoints } from "./endpoints/today-endpoints.ts";
import type { RouteName } from "./routes.ts";

export type { Endpoint } from "./endpoints/endpoint.ts";

/** The one registry: server routes, client, OpenAPI and the generated tests all read it. */
export const endpoints = {
  ...serviceEndpoints,
  ...signInEndpoints,
  ...accountEndpoints,
  ...calendarEndpoints,
  ...projectEndpoints,
  ...competitorEndpoints,
  ...subredditEndpoints,
  ...postEndpoints,
  ...trafficEndpoints,
  ...todayEndpoints,
  ...billingEndpoints,
} as const satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
