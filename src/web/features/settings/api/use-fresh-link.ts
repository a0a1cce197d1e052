import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { session } from "#web/lib/session.ts";
import { showError } from "#web/lib/show-error.ts";

/** Signs out only once the link is on its way. */
export function useFreshLink() {
  return useMutation({
    mutationFn: async (email: string) => {
      await api.requestMagicLink({ body: { email } });
      await session.signOut("renewing");
    },
    onError: (error) =>
      showError(error, { fallback: "The link was not sent. Please try again.", service: "Mail" }),
  });
}
