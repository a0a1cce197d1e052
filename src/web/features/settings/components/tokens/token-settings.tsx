import { useState } from "react";
import type { PersonalToken } from "#contract/accounts/token.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { Skeleton } from "#web/components/ui/skeleton.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useRevokeToken, useTokens, useCreateToken } from "../../api/use-tokens.ts";
import { SCOPES, wordTokenTimes, LIFETIMES } from "../../tokens/word-token.ts";
import {
  TOKEN_NAME,
  TOKEN_SCOPES,
  type TokenLifetime,
  type TokenScope,
} from "#engine/accounts/personal-token.ts";
import { ChoiceOption } from "#web/components/ui/choice-option.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { Select } from "#web/components/ui/select.tsx";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { CopyField } from "./copy-field.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { LoadState } from "#web/features/settings/components/load-state.tsx";
import { CreationFooter } from "#web/features/settings/components/creation-footer.tsx";

export function TokenSettings() {
  const tokens = useTokens();
  const revoke = useRevokeToken();
  const [isCreating, setIsCreating] = useState(false);
  const [asked, setAsked] = useState<PersonalToken | null>(null);
  const items = tokens.data?.items ?? [];

  return (
    <Card
      title="Access tokens"
      description="For your own scripts and assistants."
      action={
        <Button tone="secondary" size="sm" onClick={() => setIsCreating(true)}>
          Create token
        </Button>
      }
    >
      <LoadState query={tokens} loading="Loading tokens" failed="We couldn't load your tokens">
        <Skeleton className="h-14 w-full" />
      </LoadState>
      {tokens.isSuccess && items.length === 0 && <p className="text-soft">No tokens yet.</p>}
      <ul className="divide-y divide-line">
        {items.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            isRevoking={revoke.isPending && revoke.variables === token.id}
            onRevoke={() => setAsked(token)}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">
        <a href="/api/docs" className="underline underline-offset-2 hover:text-ink">
          What a token can call, with examples
        </a>
      </p>
      {isCreating && <NewTokenDialog onClose={() => setIsCreating(false)} />}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={`Revoke ${asked?.name ?? "the token"}?`}
        description="Anything that uses it loses access at once."
        confirmLabel="Revoke token"
        isBusy={revoke.isPending}
        onConfirm={() => asked && revoke.mutate(asked.id, { onSettled: () => setAsked(null) })}
      />
    </Card>
  );
}

type TokenRowProps = { token: PersonalToken; isRevoking: boolean; onRevoke: () => void };

function TokenRow({ token, isRevoking, onRevoke }: TokenRowProps) {
  const { timezone } = useUser();
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium break-words">
          <span className="min-w-0 break-words">{token.name}</span>
          <Badge>{token.isExpired ? "Expired" : SCOPES[token.scope].name}</Badge>
        </p>
        <p className="text-sm text-muted">
          <span className="font-mono">…{token.hint}</span> {wordTokenTimes(token, timezone)}
        </p>
      </div>
      <Button
        tone="ghost"
        size="sm"
        isBusy={isRevoking}
        onClick={onRevoke}
        aria-label={`Revoke ${token.name}, ending in ${token.hint}`}
      >
        Revoke
      </Button>
    </li>
  );
}

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
      description={created ? "You won't see it again." : "One per script or assistant."}
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
            hint="Such as the program's name."
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
          <CreationFooter
            failure={form.failure}
            isSending={isSending}
            onClose={onClose}
            label="Create token"
          />
        </form>
      )}
    </Dialog>
  );
}
