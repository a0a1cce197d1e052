import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";

const SESSIONS_KEY = ["sessions"];

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api.listSessions({}, { signal }),
  });
}

/** Ends the session with this id, or every other one when there is none. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (sessionId: string | null) => {
      if (sessionId === null) await api.revokeOtherSessions();
      else await api.revokeSession({ params: { sessionId } });
    },
    onSuccess: (_, sessionId) => {
      showToast("success", sessionId ? "Signed out on that device" : "Signed out everywhere else");
    },
    onError: (error) => showError(error, { fallback: "Nothing was signed out. Please try again." }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
