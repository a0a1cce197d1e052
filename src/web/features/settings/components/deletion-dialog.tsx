import { type FormEvent, useState } from "react";
import { foldEmail } from "#engine/accounts/fold-email.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { useUser } from "#web/lib/session.ts";
import { needsFreshSignIn, useDeleteAccount } from "../api/use-delete-account.ts";
import { describeDeletionFailure } from "../deletion/describe-deletion-failure.ts";
import { FreshSignIn } from "./fresh-sign-in.tsx";

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { email } = useUser();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const deletion = useDeleteAccount();
  const failure = deletion.isError
    ? describeDeletionFailure(deletion.error, !navigator.onLine)
    : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deletion.isPending) return;
    const isOwn = foldEmail(typed) === foldEmail(email);
    setFault(isOwn ? null : "This is not the e-mail address of this account.");
    if (isOwn) deletion.mutate(typed);
    else event.currentTarget.querySelector("input")?.focus();
  };

  const isStale = needsFreshSignIn(deletion.error);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!deletion.isPending}
      title="Delete your account?"
      description={
        isStale
          ? "Nothing was deleted. Deleting needs a sign-in within the last 10 minutes, so that nobody else can do it on a device you left signed in."
          : "Everything we keep of you is erased. It can't be undone, so export your data first if you may want it. Invoices stay with the payment provider."
      }
    >
      {isStale ? (
        <FreshSignIn email={email} onCancel={onClose} />
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <TextField
            label="Type your e-mail address to confirm"
            name="confirm-email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(null);
            }}
            error={fault ?? failure}
            hint={email}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="ghost" onClick={onClose} disabled={deletion.isPending}>
              Cancel
            </Button>
            <Button type="submit" tone="danger" isBusy={deletion.isPending}>
              Delete account
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
