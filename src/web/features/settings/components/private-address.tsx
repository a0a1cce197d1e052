import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import {
  type FeedPlan,
  useChangeAddress,
  usePrivateAddress,
} from "#web/features/settings/api/use-private-address.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { showToast } from "#web/lib/toast.ts";
import { TOASTS } from "#web/features/settings/toasts.ts";

type PrivateAddressCardProps = {
  plan: FeedPlan;
  title: string;
  description: string;
  /** What the address is of: 'the calendar address'. */
  name: string;
  createLabel: string;
  /** What whoever uses the address has to do after it is replaced. */
  replaceWords: string;
  /** What to know of an address, and how to use it. */
  children: (address: string) => ReactNode;
};

/** Creates, shows, replaces and ends an address that works without signing in. */
export function PrivateAddressCard({
  plan,
  title,
  description,
  name,
  createLabel,
  replaceWords,
  children,
}: PrivateAddressCardProps) {
  const feed = usePrivateAddress(plan);
  const change = useChangeAddress(plan);
  const [question, setQuestion] = useState<"replace" | "revoke">("replace");
  const [isAsking, setIsAsking] = useState(false);
  const ask = (next: "replace" | "revoke") => {
    setQuestion(next);
    setIsAsking(true);
  };
  const questions = {
    replace: {
      title: "Replace the address?",
      description: replaceWords,
      confirmLabel: "Replace address",
    },
    revoke: {
      title: "Revoke the address?",
      description: "It stops working at once.",
      confirmLabel: "Revoke address",
    },
  };

  return (
    <Card title={title} description={description}>
      {feed.isPending && (
        <SkeletonGroup label={`Loading ${name}`}>
          <Skeleton className="h-10 w-full" />
        </SkeletonGroup>
      )}
      {feed.isError && !feed.data && (
        <ErrorNotice
          title={`We couldn't load ${name}`}
          text={errorMessage(feed.error, {}, !navigator.onLine)}
          onRetry={() => void feed.refetch()}
          isRetrying={feed.isFetching}
        />
      )}
      {feed.data &&
        (feed.data.address ? (
          <Address
            address={feed.data.address}
            isNew={change.variables === "create"}
            onReplace={() => ask("replace")}
            onRevoke={() => ask("revoke")}
          >
            {children(feed.data.address)}
          </Address>
        ) : (
          <Button isBusy={change.isPending} onClick={() => change.mutate("create")}>
            {createLabel}
          </Button>
        ))}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        {...questions[question]}
        isBusy={change.isPending}
        onConfirm={() => change.mutate(question, { onSettled: () => setIsAsking(false) })}
      />
    </Card>
  );
}

type AddressProps = {
  address: string;
  /** Just created: the keyboard goes on here, for its button is gone. */
  isNew: boolean;
  onReplace: () => void;
  onRevoke: () => void;
  children: ReactNode;
};

function Address({ address, isNew, onReplace, onRevoke, children }: AddressProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) copyButton.current?.focus();
  }, [isNew]);
  const copy = async () => {
    const isCopied = await copyText(address);
    setCopied(isCopied ? address : null);
    if (isCopied) showToast("success", TOASTS.address.copied);
    else showToast("error", TOASTS.address.notCopied);
  };

  return (
    <div className="flex flex-col gap-5">
      <div className="flex max-w-xl flex-wrap items-end gap-x-3 gap-y-2">
        <TextField
          label="Private address"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 basis-60"
        />
        <Button ref={copyButton} onClick={() => void copy()}>
          {copied === address ? "Copied" : "Copy"}
        </Button>
      </div>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="sm" onClick={onReplace}>
          Replace address
        </Button>
        <Button tone="ghost" size="sm" onClick={onRevoke}>
          Revoke address
        </Button>
      </div>
    </div>
  );
}
