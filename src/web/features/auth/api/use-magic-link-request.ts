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
    const fault = await requestLink(email);
    if (fault === null) return setRequest({ status: "sent", email });
    setRequest({ status: "error", message: fault });
    showToast("error", "Signup failed");
  }

  return { request, send, sendAgain, reset: () => setRequest({ status: "idle" }) };
}

/** To the same address; the confirmation stays where it is. */
async function sendAgain(email: string): Promise<void> {
  const fault = await requestLink(email);
  if (fault !== null) showToast("error", fault);
}

/** What went wrong; null when the link is on its way. */
async function requestLink(email: string): Promise<string | null> {
  try {
    await api.requestMagicLink({ body: { email } });
    showToast("success", "Magic link sent!");
    return null;
  } catch (error) {
    logError(error);
    const said = error instanceof ApiError ? error.serverMessage : null;
    return said ?? "Something went wrong. Please try again.";
  }
}
