import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, Link, useSearchParams } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { START_PARAM, unpackStart } from "#contract/pages/start-link.ts";
import type { Start } from "#engine/projects/start.ts";
import { askedAccess } from "#web/lib/kept/asked-access.ts";
import { readSentLink } from "#web/lib/session/sent-link.ts";
import { writeStart } from "#web/lib/session/start-state.ts";
import { useSession } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { useFirstFocus } from "#web/lib/hooks/use-first-focus.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { logError } from "#web/lib/log.ts";
import { Button } from "#web/components/ui/button.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { TOASTS } from "#web/features/auth/toasts.ts";

export function SignInPanel() {
  // It may have been sent from elsewhere.
  const [sentTo, setSentTo] = useState(readSentLink(useLocation().state));
  const navigate = useNavigate();
  const { status } = useSession();
  const [search] = useSearchParams();
  // What the front page was asked for: the link takes it along.
  const [start] = useState(() => unpackStart(search.get(START_PARAM) ?? ""));

  useEffect(() => {
    if (status !== "signed-in") return;
    if (start) {
      void navigate(paths.newProject, { replace: true, state: writeStart(start) });
      return;
    }
    showToast("success", TOASTS.alreadySignedIn, { name: "already-signed-in" });
    void navigate(askedAccess.placeAfterSignIn(Date.now()), { replace: true });
  }, [status, navigate, start]);

  return sentTo === null ? (
    <SignInForm start={start} onSent={setSentTo} />
  ) : (
    <MagicLinkSent email={sentTo} start={start} onStartOver={() => setSentTo(null)} />
  );
}

type SignInFormProps = { start: Start | null; onSent: (email: string) => void };

function SignInForm({ start, onSent }: SignInFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field);
  const form = useDraftForm({
    start: { email: "" },
    send: async ({ email }) => {
      await requestLink(email, start).catch((error: unknown) => {
        showToast("error", TOASTS.notSent);
        throw error;
      });
      return email;
    },
    onSent,
    // Said below the field, with everything else that may go wrong.
    readFaults: () => ({}),
  });
  return (
    <>
      <h1 className="text-2xl">Sign in to Foothold</h1>
      <p className="mt-3 text-md text-soft">
        {start ? "We'll email you a link to your draft." : "We'll email you a link."}
      </p>
      {/* The browser itself says what is no address. */}
      <form {...form.props} noValidate={false} className="mt-8 flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
          required
          ref={field}
          {...form.field("email")}
        />
        {form.failure !== null && (
          <p role="alert" className="rounded-control bg-fail-soft px-3 py-2 text-base text-fail">
            {wordFailure(form.failure)}
          </p>
        )}
        <Button type="submit" size="lg" isBusy={form.isSending}>
          {form.isSending ? "Sending..." : "Send Magic Link"}
        </Button>
        <p className="text-sm text-muted">
          By continuing you accept the{" "}
          <Link to={paths.terms} className="underline underline-offset-2 hover:text-ink">
            terms
          </Link>
          . See{" "}
          <Link to={paths.privacy} className="underline underline-offset-2 hover:text-ink">
            Privacy
          </Link>{" "}
          for what we keep.
        </p>
      </form>
    </>
  );
}

type MagicLinkSentProps = {
  email: string;
  start: Start | null;
  onStartOver: () => void;
};

/** Answers once the link is on its way. */
async function requestLink(email: string, start: Start | null): Promise<void> {
  try {
    await api.requestMagicLink({ body: { email, ...(start && { start }) } });
    showToast("success", TOASTS.linkSent);
  } catch (error) {
    logError(error);
    throw error;
  }
}

function wordFailure(error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  return said ?? "Something went wrong. Please try again.";
}

function MagicLinkSent({ email, start, onStartOver }: MagicLinkSentProps) {
  const [isSending, setIsSending] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    // To the same address; what is on the page stays.
    await requestLink(email, start).catch((error: unknown) =>
      showToast("error", wordFailure(error)),
    );
    setIsSending(false);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Check your email!
      </h1>
      <output className="mt-3 block text-md text-soft">
        Magic link sent! Check your email to complete signup.
      </output>
      <p className="mt-6 border-y border-line py-4">
        <span className="block text-sm text-muted">Sent to</span>
        <span className="font-mono text-md break-all">{email}</span>
      </p>
      <p className="mt-4 text-base text-soft">
        It works once and expires in 15 minutes. Nothing there? Check your spam folder.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button tone="secondary" onClick={onStartOver}>
          Try different email
        </Button>
        <Button tone="ghost" isBusy={isSending} onClick={() => void sendAgain()}>
          Send it again
        </Button>
      </div>
      {isServedLocally() && (
        <p className="mt-6 text-sm text-muted">
          Running locally?{" "}
          <a href={paths.mailbox} className="text-accent underline underline-offset-2">
            Open the mailbox
          </a>
        </p>
      )}
    </>
  );
}

/** The built-in mailbox answers on loopback only. */
function isServedLocally(): boolean {
  return ["localhost", "127.0.0.1"].includes(window.location.hostname);
}
