import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { User } from "#contract/accounts/user.ts";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { EmptyFrame, FullPageSpinner } from "#web/components/ui/spinner.tsx";
import { paths } from "#contract/pages/page-paths.ts";
import { askedAccess } from "#web/lib/kept/asked-access.ts";
import { writeSentLink } from "#web/lib/session/sent-link.ts";
import { session, useSession } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { TOASTS } from "#web/features/auth/toasts.ts";

/** The guard of every signed-in route. */
export function RequireUser({ children }: { children: (user: User) => ReactNode }) {
  const state = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const lastEmail = useRef<string | null>(null);

  useEffect(() => {
    if (state.status === "signed-in") lastEmail.current = state.user.email;
    if (state.status !== "signed-out") return;
    // An assistant waits for an answer: whoever signs in for it goes on there.
    if (pathname === paths.connect) askedAccess.keep(search, Date.now());
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
    showToast("error", TOASTS.signInFirst, { name: "sign-in-required" });
    const way = state.because === "lost" ? paths.logIn : paths.signIn;
    void navigate(way, { replace: true });
  }, [state, navigate, pathname, search]);

  if (state.status === "signed-in") return children(state.user);
  return state.status === "unreachable" ? (
    <Unreachable isTrying={state.isTrying} />
  ) : (
    <FullPageSpinner />
  );
}

/** Nobody is sent to sign in again for a server that is away: who they are is still known here. */
function Unreachable({ isTrying }: { isTrying: boolean }) {
  return (
    <EmptyFrame>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="page-width grid flex-1 place-content-center justify-items-center gap-6 py-12 text-center outline-none"
      >
        <div role="alert">
          <h1 className="text-2xl">We can't reach the server</h1>
          <p className="mt-3 text-md text-soft">You're still signed in. We'll keep trying.</p>
        </div>
        <Button isBusy={isTrying} onClick={session.retry}>
          Retry
        </Button>
      </main>
    </EmptyFrame>
  );
}
