import { useState } from "react";
import type { PersonalToken } from "#contract/accounts/token.ts";
import { Badge } from "#web/components/ui/badge.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useRevokeToken, useTokens } from "../../api/use-tokens.ts";
import { SCOPES, wordTokenTimes } from "../../tokens/word-token.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";

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
      {tokens.isPending && (
        <SkeletonGroup label="Loading tokens" className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
      {tokens.isError && (
        <ErrorNotice
          title="Your tokens could not be loaded"
          text={errorMessage(tokens.error, {}, !navigator.onLine)}
          onRetry={() => void tokens.refetch()}
          isRetrying={tokens.isFetching}
        />
      )}
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
        description="Anything that uses it loses access at once. This can't be undone."
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
