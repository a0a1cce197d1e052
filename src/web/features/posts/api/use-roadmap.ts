import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { toRoadmapPosts } from "#web/features/posts/roadmap-post.ts";
import type { Project } from "#contract/project.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** A failure is logged, and said where the roadmap would be. */
export function useRoadmap(projectId: string) {
  const roadmap = useQuery({
    queryKey: queryKeys.posts.of(projectId),
    queryFn: ({ signal }) => api.getRoadmap({ params: { projectId } }, { signal }),
    select: readRoadmap,
  });
  useEffect(() => {
    if (roadmap.error) logError(roadmap.error);
  }, [roadmap.error]);
  return roadmap;
}

// Outside, so that it only runs when the posts change.
function readRoadmap(posts: GeneratedPost[]) {
  return toRoadmapPosts(posts, new Date());
}

/** What can be written for the project now. A failure is logged: the button itself says what is wrong. */
export function useWritingOutlook({ id: projectId }: Pick<Project, "id">) {
  const outlook = useQuery({
    queryKey: queryKeys.posts.outlook(projectId),
    queryFn: ({ signal }) => api.getWritingOutlook({ params: { projectId } }, { signal }),
  });
  useEffect(() => {
    if (outlook.error) logError(outlook.error);
  }, [outlook.error]);
  return outlook;
}

export type OutlookQuery = ReturnType<typeof useWritingOutlook>;
