import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { User } from "#contract/accounts/user.ts";
import { FullPageSpinner } from "#web/components/ui/spinner.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { writeSentLink } from "#web/lib/session/sent-link.ts";
import { useSession } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";

/** The guard of every signed-in route. */
export function RequireUser({ children }: { children: (user: User) => ReactNode }) {
  const state = useSession();
  const navigate = useNavigate();
  const lastEmail = useRef<string | null>(null);

  useEffect(() => {
    if (state.status === "signed-in") lastEmail.current = state.user.email;
    if (state.status !== "signed-out") return;
    if (state.because === "renewing" && lastEmail.current !== null) {
      const sent = writeSentLink(lastEmail.current);
      void navigate(paths.signIn, { replace: true, state: sent });
      return;
    }
    if (state.because === "left" && lastEmail.current !== null) {
      // Whoever signs out is shown out, not asked to sign in.
      void navigate(paths.home);
      return;
    }
    showToast("error", "Please sign in to continue", { name: "sign-in-required" });
    const way = state.because === "lost" ? paths.logIn : paths.signIn;
    void navigate(way, { replace: true });
  }, [state, navigate]);

  return state.status === "signed-in" ? children(state.user) : <FullPageSpinner />;
}
