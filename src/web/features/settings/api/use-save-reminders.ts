import { useMutation } from "@tanstack/react-query";
import type { User } from "#contract/user.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session } from "#web/lib/session.ts";

/** Choices made in quick succession are saved one after the other, so that the last one stays. */
export function useSaveReminders() {
  return useMutation({
    scope: { id: "reminders" },
    mutationFn: (reminders: User["reminders"]) => api.updateCurrentUser({ body: { reminders } }),
    onSuccess: (user) => session.replaceUser(user),
    onError: logError,
  });
}
