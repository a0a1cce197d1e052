import { useMutation } from "@tanstack/react-query";
import { ClipboardPaste } from "lucide-react";
import { ApiError } from "#contract/client.ts";
import { paths } from "#contract/pages/page-paths.ts";
import type { Subreddit } from "#contract/subreddit.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { useIsConnected } from "#web/lib/hooks/use-is-connected.ts";

type UnknownCommunityProps = UnknownActionsProps & { className?: string };

/** A community that is not in the catalogue, and what one can do all the same. */
export function UnknownCommunity({ className = "", ...actions }: UnknownCommunityProps) {
  return (
    <output
      className={`${className} flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-dashed border-edge px-3.5 py-2.5 text-sm`}
    >
      <span>
        We don't know <span className="font-mono break-all">r/{actions.name}</span>.
      </span>
      <UnknownActions {...actions} />
    </output>
  );
}

type UnknownActionsProps = {
  name: string;
  /** It was found on Reddit; without it nothing can be added here. */
  onAdd?: (subreddit: Subreddit) => void;
  /** The rules are about to be pasted. */
  onPaste?: () => void;
};

/** A draft can be held against rules that were pasted, whether or not we know the community. */
export function UnknownActions({ name, onAdd, onPaste }: UnknownActionsProps) {
  return (
    <span className="flex flex-wrap gap-2">
      <ButtonLink
        to={`${paths.check}?r=${encodeURIComponent(name)}`}
        tone="secondary"
        size="sm"
        {...(onPaste && { onClick: onPaste })}
      >
        <ClipboardPaste size={15} />
        Paste its rules
      </ButtonLink>
      {onAdd && <AddAnyway name={name} onAdd={onAdd} />}
    </span>
  );
}

type AddAnywayProps = { name: string; onAdd: (subreddit: Subreddit) => void };

/** Reddit is asked about it, so this is for where Reddit can be asked. */
function AddAnyway({ name, onAdd }: AddAnywayProps) {
  const asking = useMutation({
    mutationFn: () => api.validateSubreddit({ body: { subredditName: name } }),
    onSuccess: ({ subreddit }) => onAdd(subreddit),
    onError: (error) => {
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? `r/${name} was not added.`, service: "Reddit" });
    },
  });
  if (!useIsConnected("reddit")) return null;
  return (
    <Button tone="secondary" size="sm" isBusy={asking.isPending} onClick={() => asking.mutate()}>
      Add it anyway
    </Button>
  );
}
