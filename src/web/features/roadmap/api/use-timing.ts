import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

/** How posts fared there by the hour, everybody's and the user's own. */
export function useTiming(subredditId: string) {
  return useQuery({
    queryKey: roadmapKeys.timing(subredditId),
    queryFn: ({ signal }) => api.getSubredditTiming({ params: { subredditId } }, { signal }),
  });
}
