import { useEffect, useRef, useState } from "react";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session, useSession } from "#web/lib/session.ts";

export type Verification =
  | { status: "loading" }
  | { status: "success"; message: string }
  | { status: "error"; message: string };

/** Trades the token for a session, once; a person who is signed in already keeps theirs. */
export function useMagicLinkVerification(token: string | null): Verification {
  const { status } = useSession();
  const [verification, setVerification] = useState<Verification>({ status: "loading" });
  // Decided on the first answer of the session, whatever signing in changes about it later.
  const isDecided = useRef(false);

  useEffect(() => {
    if (status === "loading" || isDecided.current) return;
    isDecided.current = true;
    void verify(token, status === "signed-in").then(setVerification);
  }, [status, token]);

  return verification;
}

async function verify(token: string | null, isSignedIn: boolean): Promise<Verification> {
  if (isSignedIn) {
    return { status: "success", message: "Already signed in! Redirecting to dashboard..." };
  }
  if (!token) return { status: "error", message: "Invalid magic link - no token provided" };
  try {
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    await session.signIn(await api.verifyMagicLink({ body: { token, timezone } }));
    return { status: "success", message: "Successfully signed in! Redirecting to dashboard..." };
  } catch (error) {
    logError(error);
    const said = error instanceof ApiError ? error.serverMessage : null;
    return { status: "error", message: said ?? "Invalid or expired magic link" };
  }
}
