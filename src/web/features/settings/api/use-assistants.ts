import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { showToast } from "#web/lib/toast.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

export type AssistantQuery = NonNullable<CallInput<"describeAssistantRequest">["query"]>;

export function useAssistants() {
  return useQuery({
    queryKey: queryKeys.assistants,
    queryFn: ({ signal }) => api.listAssistants({}, { signal }),
  });
}

export function useDisconnectAssistant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assistantId: string) => api.disconnectAssistant({ params: { assistantId } }),
    onSuccess: () => showToast("success", TOASTS.assistants.disconnected),
    onError: (error) => showError(error, { fallback: TOASTS.assistants.notDisconnected }),
    onSettled: () => refreshAfter(queryClient, "assistant-changed"),
  });
}

/** What an assistant asks for. What is wrong with its request does not get better by asking again. */
export function useAskedAccess(query: AssistantQuery) {
  return useQuery({
    queryKey: queryKeys.askedAccess(query.code_challenge),
    queryFn: ({ signal }) => api.describeAssistantRequest({ query }, { signal }),
    retry: false,
    gcTime: 0,
  });
}

export function useAnswerAssistant() {
  return useMutation({
    mutationFn: (body: CallInput<"answerAssistantRequest">["body"]) =>
      api.answerAssistantRequest({ body }),
    // The address holds a code that only the assistant may have.
    gcTime: 0,
  });
}
