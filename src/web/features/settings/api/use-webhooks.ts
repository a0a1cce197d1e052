import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "#contract/client.ts";
import type { WebhookDelivery } from "#contract/webhook.ts";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { planNextLook } from "#web/features/settings/webhooks/word-webhook.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

export function useWebhooks() {
  return useQuery({
    queryKey: queryKeys.webhooks.all,
    queryFn: ({ signal }) => api.listWebhooks({}, { signal }),
  });
}

/** Looks again by itself while somebody has it open. */
export function useDeliveries(webhookId: string) {
  return useQuery({
    queryKey: queryKeys.webhooks.deliveries(webhookId),
    queryFn: ({ signal }) => api.listDeliveries({ params: { webhookId } }, { signal }),
    refetchInterval: ({ state }) => planNextLook(state.data?.items ?? [], Date.now()),
  });
}

/** What fails is said in the dialog, beside what was typed. */
export function useAddWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<"addWebhook">["body"]) => api.addWebhook({ body }),
    onSuccess: () => refreshAfter(queryClient, "webhook-changed"),
    // Nobody but the open dialog may hold the secret.
    gcTime: 0,
  });
}

type Change = { webhookId: string; body: CallInput<"updateWebhook">["body"] };

export function useUpdateWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ webhookId, body }: Change) => api.updateWebhook({ params: { webhookId }, body }),
    onError: (error) => showError(error, { fallback: TOASTS.webhooks.notChanged }),
    onSettled: () => refreshAfter(queryClient, "webhook-changed"),
  });
}

export function useDeleteWebhook() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (webhookId: string) => api.deleteWebhook({ params: { webhookId } }),
    onSuccess: () => showToast("success", TOASTS.webhooks.deleted),
    onError: (error) => showError(error, { fallback: TOASTS.webhooks.notDeleted }),
    onSettled: () => refreshAfter(queryClient, "webhook-changed"),
  });
}

/** What fails is said in the dialog. */
export function useRotateSecret() {
  return useMutation({
    mutationFn: (webhookId: string) => api.rotateWebhookSecret({ params: { webhookId } }),
    gcTime: 0,
  });
}

/** A test, or one of the log once more; what came of it is an answer like others. */
export function useSendNow() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ webhookId, deliveryId }: { webhookId: string; deliveryId?: string }) =>
      deliveryId
        ? api.resendDelivery({ params: { webhookId, deliveryId } })
        : api.testWebhook({ params: { webhookId } }),
    onSuccess: ({ outcome, failure }: WebhookDelivery, { deliveryId }) => {
      // Of a test the row itself tells.
      if (!deliveryId) return;
      if (outcome === "delivered") showToast("success", TOASTS.webhooks.received);
      else showToast("error", TOASTS.webhooks.notReceived(failure ?? ""));
    },
    onError: (error) => showError(error, { fallback: TOASTS.webhooks.notSent }),
    onSettled: () => refreshAfter(queryClient, "webhook-changed"),
  });
}
