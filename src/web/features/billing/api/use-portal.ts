import { api } from "#web/lib/api.ts";
import { useWayOut } from "./use-way-out.ts";

/** The payment provider's page with invoices and the card. */
export function usePortal() {
  return useWayOut<"portal">({
    ask: async () => (await api.openPortal()).portalUrl,
    failure: "Failed to open invoices and card",
  });
}
