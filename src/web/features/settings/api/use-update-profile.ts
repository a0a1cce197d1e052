import { useMutation } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { session } from "#web/lib/session.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";

export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: CallInput<"updateCurrentUser">["body"]) => api.updateCurrentUser({ body }),
    onSuccess: (user) => {
      session.replaceUser(user);
      showToast("success", "Settings saved");
    },
    onError: (error) =>
      showError(error, { fallback: "Your settings were not saved. Please try again." }),
  });
}
