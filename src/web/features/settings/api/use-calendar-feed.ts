import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CalendarFeed } from "#contract/calendar.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";

const FEED_KEY = ["calendar-feed"];
const NO_FEED: CalendarFeed = { address: null, createdAt: null };

export function useCalendarFeed() {
  return useQuery({
    queryKey: FEED_KEY,
    queryFn: ({ signal }) => api.getCalendarFeed({}, { signal }),
  });
}

export type FeedChange = "create" | "replace" | "revoke";

const DONE: Record<FeedChange, string> = {
  create: "Your calendar address is ready",
  replace: "The old address no longer works",
  revoke: "The address no longer works",
};

const FAILED: Record<FeedChange, string> = {
  create: "No address was created. Please try again.",
  replace: "The address was not replaced: the old one still works. Please try again.",
  revoke: "The address was not revoked: it still works. Please try again.",
};

export function useChangeFeed() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: FeedChange): Promise<CalendarFeed> => {
      if (change !== "revoke") return api.replaceCalendarFeed();
      await api.revokeCalendarFeed();
      return NO_FEED;
    },
    onSuccess: (feed, change) => {
      queryClient.setQueryData(FEED_KEY, feed);
      showToast("success", DONE[change]);
    },
    onError: (error, change) => {
      showError(error, { fallback: FAILED[change] });
      void queryClient.invalidateQueries({ queryKey: FEED_KEY });
    },
  });
}
