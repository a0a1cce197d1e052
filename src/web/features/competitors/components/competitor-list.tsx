import { useRef, useState } from "react";
import type { Competitor, Competitors } from "#contract/competitor.ts";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { useRemoveCompetitor } from "../api/use-remove-competitor.ts";
import { CompetitorEntry } from "./competitor-entry.tsx";

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
        className="divide-y divide-line border-t border-line outline-none"
      >
        {items.map((competitor) => (
          <li key={competitor.id} className="py-5">
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
        description="The posts that you kept about it go with it. This can't be undone."
        confirmLabel="Remove"
        isBusy={removal.isPending}
        onConfirm={() => asked && void remove(asked.id)}
      />
    </>
  );
}
