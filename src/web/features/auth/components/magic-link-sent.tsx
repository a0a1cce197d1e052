import { useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";

type MagicLinkSentProps = {
  email: string;
  onSendAgain: () => Promise<void>;
  onStartOver: () => void;
};

export function MagicLinkSent({ email, onSendAgain, onStartOver }: MagicLinkSentProps) {
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
        The link works once, for 15 minutes. A newer one replaces it. Nothing there? Look in the
        spam folder, or have it sent again.
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
