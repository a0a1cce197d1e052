import { useQueryClient } from "@tanstack/react-query";
import type { GeneratedPost } from "#contract/post.ts";
import { putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

/** Shows at once what the server answered, and has the rest of the roadmap follow. */
export function useKeepPost(): (post: GeneratedPost) => void {
  const cache = useQueryClient();
  return (post) => {
    cache.setQueryData<GeneratedPost[]>(
      roadmapKeys.posts(post.projectId),
      (posts) => posts && putPost(posts, post),
    );
    refreshRoadmap(cache);
  };
}
