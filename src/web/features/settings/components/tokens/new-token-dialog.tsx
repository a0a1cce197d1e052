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
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
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
  const create = useCreateToken();
  const form = useDraftForm({
    start: { name: suggestedName, scope: suggestedScope, lifetime: "90" },
    findFaults: ({ name }) => keepFaults({ name: judgeText(name.trim(), TOKEN_NAME) }),
    send: ({ name, scope, lifetime }) =>
      create.mutateAsync({
        name,
        scope,
        ...(lifetime !== "" && { expiresInDays: Number(lifetime) as TokenLifetime }),
      }),
    onSent: ({ token }) => onCreated?.(token),
  });
  const { values, change, isSending, result: created } = form;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!isSending}
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
        <form {...form.props} className="flex flex-col gap-5">
          <TextField
            label="Name"
            name="token-name"
            autoComplete="off"
            maxLength={TOKEN_NAME.longest}
            {...form.field("name")}
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
                isChosen={values.scope === value}
                onChoose={() => change({ scope: value })}
              />
            ))}
          </fieldset>
          <Select
            label="Expires"
            options={LIFETIMES}
            value={values.lifetime}
            onChange={(lifetime) => change({ lifetime })}
          />
          {form.failure !== null && (
            <p role="alert" className="text-sm text-fail">
              {wordFailure(form.failure)}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button tone="ghost" onClick={onClose} disabled={isSending}>
              Cancel
            </Button>
            <Button type="submit" isBusy={isSending}>
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
