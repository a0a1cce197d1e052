import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, type CallInput } from "#contract/client.ts";
import type { OverBudget } from "#contract/contribution.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { api } from "#web/lib/api.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { readOverBudget } from "../read-over-budget.ts";
import { putPost } from "./edit-posts.ts";
import { refreshRoadmap } from "./refresh-roadmap.ts";
import { roadmapKeys } from "./roadmap-keys.ts";

type Scheduling = { post: GeneratedPost } & Pick<
  NonNullable<CallInput<"schedulePost">["body"]>,
  "scheduledFor" | "isOverBudgetConfirmed"
>;

/** The planner picks the next good slot, and says why. Over budget the server asks first. */
export function useSchedulePost(
  projectId: string,
  ask: (post: GeneratedPost, overBudget: OverBudget) => void,
) {
  const cache = useQueryClient();
  const { timezone } = useUser();
  return useMutation({
    mutationFn: ({ post, ...body }: Scheduling) =>
      api.schedulePost({ params: { postId: post.id }, body }),
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
    onError: (error, { post }) => {
      const overBudget = readOverBudget(error);
      if (overBudget) {
        ask(post, overBudget);
        return;
      }
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? "The post stays a draft. Please try again." });
    },
    onSettled: () => refreshRoadmap(cache),
  });
}
