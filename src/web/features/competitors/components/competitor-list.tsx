import { useRef, useState } from "react";
import type { Competitor, Competitors } from "#contract/competitor.ts";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { ConfirmDialog } from "#web/components/ui/dialogs/confirm-dialog.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { Pencil, Trash2 } from "lucide-react";
import { Mentions } from "./mentions.tsx";
import { IconButton } from "#web/components/ui/button.tsx";
import { showError } from "#web/lib/error-message.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/competitors/toasts.ts";

type CompetitorListProps = {
  projectId: string;
  competitors: Competitors;
  onEdit: (competitor: Competitor) => void;
};

export function CompetitorList({ projectId, competitors, onEdit }: CompetitorListProps) {
  const { items, comparison, canSearchReddit } = competitors;
  const removal = useRemoveCompetitor(projectId);
  const [asked, setAsked] = useState<Competitor | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const remove = async (competitorId: string) => {
    // A failure is told by the hook.
    await removal.mutateAsync(competitorId).catch(() => {});
    setIsAsking(false);
    // What opened the question is gone with its entry, and the list with the last of them.
    requestAnimationFrame(() =>
      (list.current ?? document.getElementById(MAIN_ID))?.focus({ preventScroll: true }),
    );
  };
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Competitors"
        className="divide-y divide-line outline-none"
      >
        {items.map((competitor) => (
          <li key={competitor.id} className="py-5 first:pt-2">
            <CompetitorEntry
              projectId={projectId}
              competitor={competitor}
              isUnread={comparison?.unreadIds.includes(competitor.id) ?? false}
              canSearchReddit={canSearchReddit}
              onEdit={() => onEdit(competitor)}
              onRemove={() => {
                setAsked(competitor);
                setIsAsking(true);
              }}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${asked?.name ?? "it"}?`}
        description="This also deletes the posts you kept about it. It can't be undone."
        confirmLabel="Remove"
        isBusy={removal.isPending}
        onConfirm={() => asked && void remove(asked.id)}
      />
    </>
  );
}

function useRemoveCompetitor(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (competitorId: string) =>
      api.removeCompetitor({ params: { projectId, competitorId } }),
    onError: (error) => showError(error, { fallback: TOASTS.notRemoved }),
    onSettled: () => refreshAfter(cache, "competitor-saved"),
  });
}

type CompetitorEntryProps = {
  projectId: string;
  competitor: Competitor;
  /** None of the words in its description is known. */
  isUnread: boolean;
  canSearchReddit: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

function CompetitorEntry(props: CompetitorEntryProps) {
  const { projectId, competitor, isUnread, canSearchReddit, onEdit, onRemove } = props;
  const { name, url, description, describedBy } = competitor;
  return (
    <article>
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="text-md break-words">{name}</h3>
          <p className="text-sm text-muted">
            {url && (
              <>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="font-mono break-all text-accent underline-offset-2 hover:underline"
                >
                  {nameHost(url)}
                </a>
                {" · "}
              </>
            )}
            {describedBy === "page" ? "described from its page" : "in your words"}
          </p>
        </div>
        <IconButton label={`Edit ${name}`} onClick={onEdit} className="-mt-1.5">
          <Pencil size={16} />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={onRemove} className="-mt-1.5 -mr-2">
          <Trash2 size={16} />
        </IconButton>
      </div>
      <p className="mt-2 line-clamp-3 text-base text-soft">{description}</p>
      {isUnread && (
        <p className="mt-2 border-l-2 border-edge pl-3 text-sm text-soft">
          We don't understand this description. Use plain English.
        </p>
      )}
      <Mentions projectId={projectId} competitor={competitor} canSearchReddit={canSearchReddit} />
    </article>
  );
}

function nameHost(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, "") ?? url;
}
