import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { paths } from "#contract/page-paths.ts";
import { useMagicLinkVerification, type Verification } from "../api/use-magic-link-verification.ts";

const REDIRECT_DELAY_MS = 1000;

export function VerificationPanel() {
  const token = useTokenTakenFromAddress();
  const verification = useMagicLinkVerification(token);
  useDashboardAfter(verification.status === "success");
  const panel = useRef<HTMLDivElement>(null);
  // The button leaves with the press, and would take the focus along.
  const holdFocus = () => panel.current?.focus();
  return (
    <div ref={panel} tabIndex={-1} aria-live="polite" className="outline-none">
      <VerificationOutcome verification={verification} onConfirm={holdFocus} />
    </div>
  );
}

type OutcomeProps = { verification: Verification; onConfirm: () => void };

function VerificationOutcome({ verification, onConfirm }: OutcomeProps) {
  if (verification.status === "loading") {
    return (
      <>
        <h1 className="flex items-center gap-3 text-2xl">
          <Spinner className="size-6 text-accent" />
          Signing you in
        </h1>
        <p className="mt-3 text-md text-soft">We are checking your link.</p>
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
          This link was asked for in another browser. Press the button to sign in here, or close
          this page if you did not ask for it.
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
      <p className="mt-3 text-md text-soft">
        A link works once, for 15 minutes, and only the newest one counts. Asking for another takes
        a few seconds.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.signIn}>Try Again</ButtonLink>
        <ButtonLink to={paths.logIn} tone="secondary">
          Go to Login
        </ButtonLink>
      </div>
    </>
  );
}

/** The token must not stay in the address bar, in the history or in a bookmark. */
function useTokenTakenFromAddress(): string | null {
  const [search] = useSearchParams();
  const [token] = useState(() => search.get("token"));
  const navigate = useNavigate();
  useEffect(() => {
    if (search.size > 0) void navigate(paths.magicLink, { replace: true });
  }, [search, navigate]);
  return token;
}

function useDashboardAfter(isSignedIn: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedIn) return;
    const timer = setTimeout(
      () => void navigate(paths.dashboard, { replace: true }),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isSignedIn, navigate]);
}
