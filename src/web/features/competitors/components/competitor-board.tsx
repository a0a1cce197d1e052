import { Plus } from "lucide-react";
import { useState } from "react";
import type { Competitor, Competitors } from "#contract/competitor.ts";
import type { Project } from "#contract/project.ts";
import { MOST_COMPETITORS } from "#engine/competitors/competitor-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { useCompetitors } from "../api/use-competitors.ts";
import { Comparison } from "./comparison.tsx";
import { CompetitorDialog } from "./competitor-dialog.tsx";
import { CompetitorList } from "./competitor-list.tsx";

/** A project's competitors on the left, where they and the project find readers on the right. */
export function CompetitorBoard({ project }: { project: Project }) {
  const { data, error, isPending, isFetching, refetch } = useCompetitors(project.id);
  /** null: a new one; undefined: the form is closed. */
  const [edited, setEdited] = useState<Competitor | null | undefined>(undefined);
  const count = data?.items.length ?? 0;
  const isFull = count >= MOST_COMPETITORS;
  return (
    <Card
      title="Competitors"
      description="Which communities fit products like yours, and what became of their posts. They are not told."
      action={
        data && count > 0 ? (
          <div className="flex items-center gap-3">
            <span className="font-mono text-xs text-muted">
              {count} of {MOST_COMPETITORS}
            </span>
            {isFull ? (
              <p className="text-sm text-muted">Remove one to add another.</p>
            ) : (
              <AddButton onAdd={() => setEdited(null)} />
            )}
          </div>
        ) : null
      }
    >
      {isPending && <Loading />}
      {error && !data && (
        <ErrorNotice
          title="Competitors could not be loaded"
          text={errorMessage(error, {}, !navigator.onLine)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && count === 0 && <NobodyYet onAdd={() => setEdited(null)} />}
      {data?.comparison && (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <CompetitorList
            projectId={project.id}
            competitors={data}
            onEdit={(competitor) => setEdited(competitor)}
          />
          <Comparison project={project} items={data.items} comparison={data.comparison} />
        </div>
      )}
      <CompetitorDialog
        projectId={project.id}
        edited={edited}
        onClose={() => setEdited(undefined)}
      />
    </Card>
  );
}

export type ComparisonGroups = NonNullable<Competitors["comparison"]>;

function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button tone="secondary" size="sm" onClick={onAdd}>
      <Plus size={15} />
      Add competitor
    </Button>
  );
}

function NobodyYet({ onAdd }: { onAdd: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4 border-t border-line pt-5">
      <p className="max-w-prose text-base text-soft">
        Name a product that your readers might use instead. You will see which communities fit it
        and not yet you, which fit both, and which are yours alone.
      </p>
      <AddButton onAdd={onAdd} />
    </div>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading competitors" className="grid gap-6 lg:grid-cols-2">
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}
