import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

export function useTokens() {
  return useQuery({
    queryKey: queryKeys.tokens,
    queryFn: ({ signal }) => api.listTokens({}, { signal }),
  });
}

/** What fails is said in the dialog, beside what was typed. */
export function useCreateToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<"createToken">["body"]) => api.createToken({ body }),
    onSuccess: () => refreshAfter(queryClient, "token-changed"),
    // Nobody but the open dialog may hold the secret.
    gcTime: 0,
  });
}

export function useRevokeToken() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) => api.revokeToken({ params: { tokenId } }),
    onSuccess: () => showToast("success", TOASTS.tokens.revoked),
    onError: (error) => showError(error, { fallback: TOASTS.tokens.notRevoked }),
    onSettled: () => refreshAfter(queryClient, "token-changed"),
  });
}
