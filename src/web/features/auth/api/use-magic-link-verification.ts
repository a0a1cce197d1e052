import { useEffect, useRef, useState } from "react";
import { ApiError } from "#contract/client.ts";
import { LINK_MARK, markOf } from "#contract/link-mark.ts";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { session, useSession } from "#web/lib/session.ts";

export type Verification =
  | { status: "loading" }
  | { status: "asking"; confirm: () => void }
  | { status: "success"; message: string }
  | { status: "error"; message: string };

/**
 * Trades the token for a session, once; a person who is signed in already keeps theirs. Where another
 * browser asked for the link it waits for a press: a mail scanner opens links and runs scripts, too.
 */
export function useMagicLinkVerification(token: string | null): Verification {
  const { status } = useSession();
  const [verification, setVerification] = useState<Verification>({ status: "loading" });
  // Decided on the first answer of the session, whatever signing in changes about it later.
  const isDecided = useRef(false);

  useEffect(() => {
    if (status === "loading" || isDecided.current) return;
    isDecided.current = true;
    const decide = async (): Promise<Verification> => {
      if (status === "signed-in") return ALREADY_IN;
      if (!token) return NO_TOKEN;
      if (isAskedForHere(token)) return verify(token);
      const confirm = () => {
        setVerification({ status: "loading" });
        void verify(token).then(setVerification);
      };
      return { status: "asking", confirm };
    };
    void decide().then(setVerification);
  }, [status, token]);

  return verification;
}

const ALREADY_IN: Verification = {
  status: "success",
  message: "Already signed in! Redirecting to dashboard...",
};

const NO_TOKEN: Verification = {
  status: "error",
  message: "Invalid magic link - no token provided",
};

function isAskedForHere(token: string): boolean {
  return document.cookie.split("; ").includes(`${LINK_MARK.name}=${markOf(token)}`);
}

async function verify(token: string): Promise<Verification> {
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
