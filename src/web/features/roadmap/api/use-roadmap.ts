import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { toRoadmapPost } from "../roadmap-post.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

/** A failure is logged, and said where the roadmap would be. */
export function useRoadmap(projectId: string) {
  const roadmap = useQuery({
    queryKey: roadmapKeys.posts(projectId),
    queryFn: ({ signal }) => api.getRoadmap({ params: { projectId } }, { signal }),
    select: toRoadmapPosts,
  });
  useEffect(() => {
    if (roadmap.error) logError(roadmap.error);
  }, [roadmap.error]);
  return roadmap;
}

// Outside, so that it only runs when the posts change.
function toRoadmapPosts(posts: GeneratedPost[]) {
  return posts.map(toRoadmapPost);
}
