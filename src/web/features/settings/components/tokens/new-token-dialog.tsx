import { type FormEvent, useState } from "react";
import { ApiError } from "#contract/client.ts";
import {
  TOKEN_NAME,
  TOKEN_SCOPES,
  type TokenLifetime,
  type TokenScope,
} from "#engine/accounts/personal-token.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useCreateToken } from "#web/features/settings/api/use-tokens.ts";
import { LIFETIMES, SCOPES } from "#web/features/settings/tokens/word-token.ts";
import { CopyField } from "./copy-field.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";

type NewTokenDialogProps = {
  suggestedName?: string;
  suggestedScope?: TokenScope;
  onClose: () => void;
  /** For who goes on with it, such as lines of configuration. */
  onCreated?: (token: string) => void;
};

export function NewTokenDialog({
  suggestedName = "",
  suggestedScope = "read",
  onClose,
  onCreated,
}: NewTokenDialogProps) {
  const [name, setName] = useState(suggestedName);
  const [scope, setScope] = useState<TokenScope>(suggestedScope);
  const [lifetime, setLifetime] = useState<string>("90");
  const [fault, setFault] = useState<string | null>(null);
  const create = useCreateToken();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending) return;
    if (name.trim() === "") {
      setFault(TOKEN_NAME.missing);
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    const expiresInDays = Number(lifetime) as TokenLifetime;
    const body = { name, scope, ...(lifetime !== "" && { expiresInDays }) };
    create.mutate(body, { onSuccess: ({ token }) => onCreated?.(token) });
  };

  const created = create.data;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!create.isPending}
      title={created ? "Copy your token now" : "Create a token"}
      description={created ? "You won't see it again." : "Use one token per script or assistant."}
    >
      {created ? (
        <div className="flex flex-col gap-5">
          <CopyField label={created.details.name} text={created.token} isFirst />
          <div className="flex justify-end">
            <Button tone="secondary" onClick={onClose}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <TextField
            label="Name"
            name="token-name"
            autoComplete="off"
            maxLength={TOKEN_NAME.longest}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setFault(null);
            }}
            error={fault}
            hint="For example, the program that will use it."
          />
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">What it may do</legend>
            {TOKEN_SCOPES.map((value) => (
              <ChoiceOption
                key={value}
                name="token-scope"
                value={value}
                label={SCOPES[value].name}
                hint={SCOPES[value].says}
                isChosen={scope === value}
                onChoose={() => setScope(value)}
              />
            ))}
          </fieldset>
          <Select label="Expires" options={LIFETIMES} value={lifetime} onChange={setLifetime} />
          {create.isError && (
            <p role="alert" className="text-sm text-fail">
              {wordFailure(create.error)}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="ghost" onClick={onClose} disabled={create.isPending}>
              Cancel
            </Button>
            <Button type="submit" isBusy={create.isPending}>
              Create token
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function wordFailure(error: unknown): string {
  const isOurs =
    error instanceof ApiError && ["CONFLICT", "RATE_LIMITED"].includes(error.code ?? "");
  return (isOurs && error.serverMessage) || errorMessage(error, {}, !navigator.onLine);
}
