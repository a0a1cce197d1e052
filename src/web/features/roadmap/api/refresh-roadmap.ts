import type { QueryClient } from "@tanstack/react-query";
import { SUBSCRIPTION_KEY } from "#web/components/premium/use-subscription.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

/** After a change to posts: the project with its counts, what drafts are compared with, the quota. */
export function refreshRoadmap(cache: QueryClient): void {
  for (const queryKey of [roadmapKeys.projects, roadmapKeys.context, SUBSCRIPTION_KEY]) {
    void cache.invalidateQueries({ queryKey });
  }
}
