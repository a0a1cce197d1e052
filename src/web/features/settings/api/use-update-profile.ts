import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { session } from "#web/lib/session.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { KARMA_KEY } from "./use-karma.ts";

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<"updateCurrentUser">["body"]) => api.updateCurrentUser({ body }),
    onSuccess: (user) => {
      session.replaceUser(user);
      void queryClient.invalidateQueries({ queryKey: KARMA_KEY });
      showToast("success", "Settings saved");
    },
    onError: (error) =>
      showError(error, { fallback: "Your settings were not saved. Please try again." }),
  });
}
