import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

/** The planner picks the next good slot, and says why. */
export function useSchedulePost(projectId: string) {
  const cache = useQueryClient();
  const { timezone } = useUser();
  return useMutation({
    mutationFn: (postId: string) => api.schedulePost({ params: { postId }, body: {} }),
    onSuccess: (post) => {
      cache.setQueryData<GeneratedPost[]>(
        roadmapKeys.posts(projectId),
        (posts) => posts && putPost(posts, post),
      );
      const when = post.scheduledFor ? ` for ${formatMoment(post.scheduledFor, timezone)}` : "";
      showToast("success", `Scheduled${when}`, {
        ...(post.slotReason && { description: post.slotReason }),
      });
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? "The post stays a draft. Please try again." });
    },
    onSettled: () => refreshRoadmap(cache),
  });
}
