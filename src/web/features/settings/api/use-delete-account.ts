import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session } from "#web/lib/session.ts";
import { showToast } from "#web/lib/toast.ts";

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (email: string) => api.deleteAccount({ body: { email } }),
    onSuccess: () => {
      forgetDrafts();
      session.forget();
      showToast("success", "Your account was deleted", {
        description: "Everything we kept of you is gone, and you are signed out.",
      });
    },
    onError: (error) => {
      // An old sign-in is a step of the dialog, not a failure.
      if (!needsFreshSignIn(error)) logError(error);
    },
  });
}

export function needsFreshSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.details["reason"] === "sign-in-too-old";
}

/** What was typed and not sent yet is this person's as well. */
function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage may be forbidden; then nothing was kept there.
  }
}
