import { useEffect, useState, type FormEvent, useRef } from "react";
import { useLocation, useNavigate, Link } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import { readSentLink } from "#web/lib/session/sent-link.ts";
import { useSession } from "#web/lib/session/session.ts";
import { showToast } from "#web/lib/toast.ts";
import { useMagicLinkRequest } from "#web/features/auth/api/use-magic-link-request.ts";
import { Button } from "#web/components/ui/button.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";

export function SignInPanel() {
  const { request, send, sendAgain, reset } = useMagicLinkRequest(
    readSentLink(useLocation().state),
  );
  const [email, setEmail] = useState("");
  const navigate = useNavigate();
  const { status } = useSession();

  useEffect(() => {
    if (status !== "signed-in") return;
    showToast("success", "You're already signed in!", { name: "already-signed-in" });
    void navigate(paths.dashboard, { replace: true });
  }, [status, navigate]);

  if (request.status === "sent") {
    const startOver = () => {
      setEmail("");
      reset();
    };
    return (
      <MagicLinkSent
        email={request.email}
        onSendAgain={() => sendAgain(request.email)}
        onStartOver={startOver}
      />
    );
  }
  return (
    <SignInForm
      email={email}
      onEmailChange={setEmail}
      onSubmit={() => send(email)}
      isSending={request.status === "sending"}
      error={request.status === "error" ? request.message : null}
    />
  );
}

type SignInFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onSubmit: () => void;
  isSending: boolean;
  error: string | null;
};

function SignInForm({ email, onEmailChange, onSubmit, isSending, error }: SignInFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <>
      <h1 className="text-2xl">Sign in to Foothold</h1>
      <p className="mt-3 text-md text-soft">We'll e-mail you a sign-in link.</p>
      <form onSubmit={submit} className="mt-8 flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
          required
          value={email}
          onChange={(event) => onEmailChange(event.target.value)}
        />
        {error && (
          <p role="alert" className="rounded-control bg-fail-soft px-3 py-2 text-base text-fail">
            {error}
          </p>
        )}
        <Button type="submit" size="lg" isBusy={isSending}>
          {isSending ? "Sending..." : "Send Magic Link"}
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
  onSendAgain: () => Promise<void>;
  onStartOver: () => void;
};

function MagicLinkSent({ email, onSendAgain, onStartOver }: MagicLinkSentProps) {
  const [isSending, setIsSending] = useState(false);
  const sendAgain = async () => {
    setIsSending(true);
    await onSendAgain();
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
        The link works once, for 15 minutes. Nothing there? Look in your spam folder or send it
        again.
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
