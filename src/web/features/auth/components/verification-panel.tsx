import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { paths, LINK_MARK, markOf } from "#contract/pages/page-paths.ts";
import { packStart, START_PARAM, unpackStart } from "#contract/pages/start-link.ts";
import type { Start } from "#engine/projects/start.ts";
import { ApiError } from "#contract/client.ts";
import { MAGIC_LINK } from "#engine/accounts/account-fields.ts";
import { api } from "#web/lib/api.ts";
import { askedAccess } from "#web/lib/kept/asked-access.ts";
import { logError } from "#web/lib/log.ts";
import { session, useSession } from "#web/lib/session/session.ts";
import { writeStart } from "#web/lib/session/start-state.ts";

const REDIRECT_DELAY_MS = 1000;

export function VerificationPanel() {
  const { token, start } = useTakenFromAddress();
  const verification = useMagicLinkVerification(token, start !== null);
  useWayOn(verification.status === "success", start);
  const panel = useRef<HTMLDivElement>(null);
  // The button leaves with the press, and would take the focus along.
  const holdFocus = () => panel.current?.focus();
  return (
    <div ref={panel} tabIndex={-1} aria-live="polite" className="outline-none">
      <VerificationOutcome verification={verification} start={start} onConfirm={holdFocus} />
    </div>
  );
}

type OutcomeProps = { verification: Verification; start: Start | null; onConfirm: () => void };

function VerificationOutcome({ verification, start, onConfirm }: OutcomeProps) {
  if (verification.status === "loading") {
    return (
      <>
        <h1 className="flex items-center gap-3 text-2xl">
          <Spinner className="size-6 text-accent" />
          Signing you in
        </h1>
        <p className="mt-3 text-md text-soft">We're checking your link.</p>
      </>
    );
  }
  if (verification.status === "asking") {
    const confirm = () => {
      onConfirm();
      verification.confirm();
    };
    return (
      <>
        <h1 className="text-2xl">Sign in to Foothold</h1>
        <p className="mt-3 text-md text-soft">
          This link was requested in another browser. If that wasn't you, close this page.
        </p>
        <Button size="lg" className="mt-8" onClick={confirm}>
          Sign in
        </Button>
      </>
    );
  }
  if (verification.status === "success") {
    return (
      <>
        <h1 className="text-2xl">Welcome</h1>
        <p className="mt-3 text-md text-soft">{verification.message}</p>
        <ButtonLink to={paths.dashboard} className="mt-8">
          Go to Dashboard
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl">Verification Failed</h1>
      <p className="mt-3 text-md text-fail">{verification.message}</p>
      <p className="mt-3 text-md text-soft">Links work once, for 15 minutes. Use the newest.</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink
          to={start ? `${paths.signIn}?${START_PARAM}=${packStart(start)}` : paths.signIn}
        >
          Try Again
        </ButtonLink>
        <ButtonLink to={paths.logIn} tone="secondary">
          Go to Login
        </ButtonLink>
      </div>
    </>
  );
}

/** The token must not stay in the address bar, in the history or in a bookmark. */
function useTakenFromAddress(): { token: string | null; start: Start | null } {
  const [search] = useSearchParams();
  const [taken] = useState(() => ({
    token: search.get("token"),
    start: unpackStart(search.get(START_PARAM) ?? ""),
  }));
  const navigate = useNavigate();
  useEffect(() => {
    if (search.size > 0) void navigate(paths.magicLink, { replace: true });
  }, [search, navigate]);
  return taken;
}

/** To the dashboard, or to the draft that was asked for before signing in. */
function useWayOn(isSignedIn: boolean, start: Start | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const goOn = () =>
      start
        ? navigate(paths.newProject, { replace: true, state: writeStart(start) })
        : navigate(askedAccess.placeAfterSignIn(Date.now()), { replace: true });
    const timer = setTimeout(() => void goOn(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, navigate, start]);
}

type Verification =
  | { status: "loading" }
  | { status: "asking"; confirm: () => void }
  | { status: "success"; message: string }
  | { status: "error"; message: string };

/**
 * Trades the token for a session, once; a person who is signed in already keeps theirs. Where another
 * browser asked for the link it waits for a press: a mail scanner opens links and runs scripts, too.
 */
function useMagicLinkVerification(token: string | null, hasStart: boolean): Verification {
  const { status } = useSession();
  const [verification, setVerification] = useState<Verification>({ status: "loading" });
  // Decided on the first answer of the session, whatever signing in changes about it later.
  const isDecided = useRef(false);

  useEffect(() => {
    if (status === "loading" || isDecided.current) return;
    isDecided.current = true;
    const decide = async (): Promise<Verification> => {
      const target = hasStart ? "your draft" : "dashboard";
      if (status === "signed-in")
        return { status: "success", message: `Already signed in! Redirecting to ${target}...` };
      if (!token) return NO_TOKEN;
      if (isAskedForHere(token)) return verify(token, target);
      const confirm = () => {
        setVerification({ status: "loading" });
        void verify(token, target).then(setVerification);
      };
      return { status: "asking", confirm };
    };
    void decide().then(setVerification);
  }, [status, token, hasStart]);

  return verification;
}

const NO_TOKEN: Verification = {
  status: "error",
  message: MAGIC_LINK.missing,
};

function isAskedForHere(token: string): boolean {
  return document.cookie.split("; ").includes(`${LINK_MARK.name}=${markOf(token)}`);
}

async function verify(token: string, target: string): Promise<Verification> {
  try {
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    await session.signIn(await api.verifyMagicLink({ body: { token, timezone } }));
    return { status: "success", message: `Successfully signed in! Redirecting to ${target}...` };
  } catch (error) {
    logError(error);
    const said = error instanceof ApiError ? error.serverMessage : null;
    return { status: "error", message: said ?? "Invalid or expired magic link" };
  }
}
