import { Compass } from "lucide-react";
import { useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { paths } from "#contract/page-paths.ts";
import { useFindAgain } from "../../api/use-find-again.ts";
import { useRemoveCommunity } from "../../api/use-remove-community.ts";
import { CommunityRow } from "./community-row.tsx";

const FIRST = 6;

/** The communities chosen for a project, best match first. */
export function Communities({ project }: { project: Project }) {
  const findAgain = useFindAgain(project.id);
  const removeCommunity = useRemoveCommunity(project.id);
  const [isAsking, setIsAsking] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { recommendations } = project;
  const found = recommendations.some(({ source }) => source === "recommended");

  const find = () => findAgain.mutate(undefined, { onSettled: () => setIsAsking(false) });

  return (
    <Card
      title="Chosen communities"
      description="Best match first. Each match is an estimate, with its reasons."
      action={
        <Button
          tone="secondary"
          size="sm"
          isBusy={findAgain.isPending}
          // With nothing to replace there is nothing to ask.
          onClick={() => (found ? setIsAsking(true) : find())}
        >
          <Compass size={15} />
          Find communities again
        </Button>
      }
    >
      <div ref={list} tabIndex={-1} className="outline-none">
        {recommendations.length > 0 ? (
          <ul className="divide-y divide-line border-t border-line">
            {recommendations.slice(0, isWhole ? undefined : FIRST).map((recommendation) => (
              <li key={recommendation.subredditId} className="py-5 last:pb-0">
                <CommunityRow
                  recommendation={recommendation}
                  onRemove={(button) => {
                    focusNextRow(button, list.current);
                    removeCommunity(recommendation);
                  }}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NoCommunities />
        )}
      </div>
      {!isWhole && recommendations.length > FIRST && (
        <Button tone="ghost" size="sm" className="mt-4 -ml-3" onClick={() => setIsWhole(true)}>
          Show all {recommendations.length} communities
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Find communities again?"
        description="The communities that were found for this project are replaced by those that fit it now. The ones that you added yourself stay."
        confirmLabel="Find again"
        isBusy={findAgain.isPending}
        onConfirm={find}
      />
    </Card>
  );
}

function NoCommunities() {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-5">
      <p className="max-w-prose text-base text-soft">
        No community is chosen. Find those that fit, or add one from the catalogue.
      </p>
      <ButtonLink to={paths.subreddits} tone="secondary" size="sm">
        Browse subreddits
      </ButtonLink>
    </div>
  );
}

/** Before a row goes: the keyboard moves on to its neighbour, or to the list when it was the last. */
function focusNextRow(button: HTMLElement, list: HTMLElement | null): void {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector("button") ?? list;
  next?.focus({ preventScroll: true });
}
