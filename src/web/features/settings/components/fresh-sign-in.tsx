import { useEffect, useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { useFreshLink } from "../api/use-fresh-link.ts";

type FreshSignInProps = { email: string; onCancel: () => void };

/** A link does nothing for someone who is signed in, so this device signs out once it is sent. */
export function FreshSignIn({ email, onCancel }: FreshSignInProps) {
  const link = useFreshLink();
  const send = useRef<HTMLButtonElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => send.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-base text-soft">
        We send a sign-in link to <span className="font-mono break-all text-ink">{email}</span> and
        sign you out here. Open the link, come back to Settings and delete the account within 10
        minutes.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button ref={send} isBusy={link.isPending} onClick={() => link.mutate(email)}>
          Send a fresh sign-in link
        </Button>
      </div>
    </div>
  );
}
