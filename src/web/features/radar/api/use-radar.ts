import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import type { Radar, RadarEntry } from "#contract/radar.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { showToast } from "#web/lib/toast.ts";

/** Looks again by itself: feeds are read while the page is open. */
export function useRadar(projectId: string) {
  return useQuery({
    queryKey: queryKeys.radar.of(projectId),
    queryFn: ({ signal }) => api.getRadar({ params: { projectId } }, { signal }),
    refetchInterval: 5 * MINUTE_MS,
  });
}

type Changes = CallInput<"updateRadar">["body"];

/** Turned on or off, or with other phrases. What is refused is said where it was asked for. */
export function useChangeRadar(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => api.updateRadar({ params: { projectId }, body }),
    onSuccess: (radar) => {
      cache.setQueryData<Radar>(queryKeys.radar.of(projectId), radar);
      void refreshAfter(cache, "radar-key-changed");
    },
  });
}

/** A thread that the founder found; it is held against the same bar as others. */
export function useTakeIn(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (thread: CallInput<"takeInThreads">["body"]["threads"][number]) =>
      api.takeInThreads({ params: { projectId }, body: { threads: [thread] } }),
    onSuccess: () => refreshAfter(cache, "radar-changed"),
  });
}

const TOAST = "radar-dismissed";

/** 'Not this', with a way back. It goes from the list at once, and comes back where that fails. */
export function useDismiss(projectId: string) {
  const cache = useQueryClient();
  const key = queryKeys.radar.of(projectId);
  const change = (edit: (items: RadarEntry[]) => RadarEntry[]) =>
    cache.setQueryData<Radar>(key, (radar) => radar && { ...radar, items: edit(radar.items) });
  const refresh = () => refreshAfter(cache, "radar-changed");
  const restore = useMutation({
    mutationFn: (entryId: string) => api.restoreRadarEntry({ params: { projectId, entryId } }),
    onError: (error) =>
      showError(error, { fallback: "We couldn't bring it back. Please try again." }),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: (entryId: string) => api.dismissRadarEntry({ params: { projectId, entryId } }),
    onMutate: async (entryId) => {
      await cache.cancelQueries({ queryKey: key });
      change((items) => items.filter(({ id }) => id !== entryId));
    },
    onSuccess: (_, entryId) =>
      showToast("info", "Not this one", {
        name: TOAST,
        description: "The radar will be a little stricter now.",
        action: { label: "Undo", onClick: () => restore.mutate(entryId) },
      }),
    onError: (error) => showError(error, { fallback: "It's still there. Please try again." }),
    onSettled: refresh,
  });
}
