import { useMutation, useQuery } from "@tanstack/react-query";
import type { Reminders } from "#contract/reminders.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session } from "#web/lib/session.ts";

/** Where this server's messages go; while it is not known nothing is said about it. */
export function useMailKind(): Reminders["mail"] | null {
  const query = useQuery({
    queryKey: ["reminders"],
    queryFn: ({ signal }) => api.getReminders({}, { signal }),
  });
  return query.data?.mail ?? null;
}

/** Choices made in quick succession are saved one after the other, so that the last one stays. */
export function useSaveReminders() {
  return useMutation({
    scope: { id: "reminders" },
    mutationFn: (reminders: Reminders["reminders"]) =>
      api.updateCurrentUser({ body: { reminders } }),
    onSuccess: (user) => session.replaceUser(user),
    onError: logError,
  });
}
