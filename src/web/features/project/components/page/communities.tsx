import { Compass, Undo2 } from "lucide-react";
import { type ComponentProps, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { CommunitySearch } from "#web/components/subreddits/community-search.tsx";
import { splitByStance } from "#web/components/subreddits/stance-groups.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { paths } from "#contract/page-paths.ts";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/use-lazy-module.ts";
import { useAddToProject } from "../../api/use-add-to-project.ts";
import { useFindAgain } from "../../api/use-find-again.ts";
import { useRemoveCommunity } from "../../api/use-remove-community.ts";
import { CommunityRow } from "./community-row.tsx";

/** The communities chosen for a project, by what one can do there, each best match first. */
export function Communities({ project }: { project: Project }) {
  const findAgain = useFindAgain(project.id);
  const removeCommunity = useRemoveCommunity(project.id);
  const [isAsking, setIsAsking] = useState(false);
  const { add } = useAddToProject();
  const list = useRef<HTMLDivElement>(null);
  const { recommendations } = project;
  const found = recommendations.some(({ source }) => source === "recommended");

  const find = () => findAgain.mutate(undefined, { onSettled: () => setIsAsking(false) });

  return (
    <Card
      title="Chosen communities"
      description="By what you can do there, best match first. A match of 90% means: of ten such communities nine are right."
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
          <div className="flex flex-col gap-8">
            {splitByStance(recommendations, ({ subreddit }) => subreddit.group).map((section) => (
              <section key={section.group} aria-label={section.title}>
                <h3 className="text-lg">{section.title}</h3>
                <p className="mb-3 text-sm text-soft">{section.text}</p>
                <ul className="divide-y divide-line border-t border-line">
                  {section.items.map((recommendation) => (
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
              </section>
            ))}
          </div>
        ) : (
          <NoCommunities />
        )}
      </div>
      <div className="mt-6 max-w-md">
        <AddByName
          selected={recommendations.map(({ subredditId }) => ({ id: subredditId }))}
          onAdd={({ id }) => add({ projectId: project.id, subredditId: id })}
        />
      </div>
      <LeftOut
        project={project}
        onBringBack={(subredditId) => add({ projectId: project.id, subredditId })}
      />
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

type LeftOutProps = { project: Project; onBringBack: (subredditId: string) => void };

/** What the founder turned down: it is not found again until it is brought back. */
type AddByNameProps = ComponentProps<typeof CommunitySearch>;

/** Far down the page, and its list of suggestions weighs as much as the rest of it. */
function AddByName(props: AddByNameProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const search = useLazyModule(() => import("#web/components/subreddits/community-search.tsx"), {
    isWanted: true,
    onFailure: () => setHasFailed(true),
  });
  if (search) return <search.CommunitySearch {...props} />;
  return hasFailed ? (
    <p className="text-sm text-soft">Adding by name is not there. {DID_NOT_LOAD}</p>
  ) : (
    <div className="h-16" />
  );
}

function LeftOut({ project: { leftOut }, onBringBack }: LeftOutProps) {
  if (leftOut.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-sm font-medium">Not for this project</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {leftOut.map(({ subredditId, fullName }) => (
          <li key={subredditId}>
            <Button
              tone="ghost"
              size="sm"
              aria-label={`Bring ${fullName} back`}
              onClick={() => onBringBack(subredditId)}
            >
              <Undo2 size={14} />
              {fullName}
            </Button>
          </li>
        ))}
      </ul>
    </section>
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
