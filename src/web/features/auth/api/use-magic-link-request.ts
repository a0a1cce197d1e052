import { useState } from "react";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";

export type MagicLinkRequest =
  | { status: "idle" }
  | { status: "sending" }
  | { status: "sent"; email: string }
  | { status: "error"; message: string };

/** idle → sending → sent or error; `reset` returns to idle. It may have been sent from elsewhere. */
export function useMagicLinkRequest(sentTo: string | null) {
  const [request, setRequest] = useState<MagicLinkRequest>(
    sentTo === null ? { status: "idle" } : { status: "sent", email: sentTo },
  );

  async function send(email: string) {
    setRequest({ status: "sending" });
    try {
      await api.requestMagicLink({ body: { email } });
      setRequest({ status: "sent", email });
      showToast("success", "Magic link sent!");
    } catch (error) {
      logError(error);
      const said = error instanceof ApiError ? error.serverMessage : null;
      setRequest({ status: "error", message: said ?? "Something went wrong. Please try again." });
      showToast("error", "Signup failed");
    }
  }

  return { request, send, reset: () => setRequest({ status: "idle" }) };
}
