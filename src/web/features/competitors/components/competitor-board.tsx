import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import type { Competitor } from "#contract/competitor.ts";
import type { Project } from "#contract/project.ts";
import { MOST_COMPETITORS, COMPETITOR_NAME } from "#engine/competitors/competitor-options.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import { Comparison } from "./comparison.tsx";
import { MentionMap } from "./mention-map.tsx";
import { CompetitorList } from "./competitor-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { UnsavedQuestion } from "#web/components/ui/dialogs/unsaved-question.tsx";
import {
  type CompetitorDraft,
  EMPTY_DRAFT,
  findFaults,
  isSameDraft,
  toDraft,
  toFields,
  describeFailure,
} from "#web/features/competitors/competitor-draft.ts";
import { TextArea, TextField } from "#web/components/ui/field-frame.tsx";
import { useSaveCompetitor } from "#web/features/competitors/api/use-competitors.ts";
import { useDraftForm } from "#web/lib/hooks/use-draft-form.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

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
          title="We couldn't load the competitors"
          text={errorMessage(error, {}, !navigator.onLine)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && count === 0 && <NobodyYet onAdd={() => setEdited(null)} />}
      {data && <MentionMap project={project} items={data.items} />}
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
        Name a product people might use instead of yours.
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

function useCompetitors(projectId: string) {
  return useQuery({
    queryKey: queryKeys.competitors.of(projectId),
    queryFn: ({ signal }) => api.listCompetitors({ params: { projectId } }, { signal }),
  });
}

type CompetitorDialogProps = {
  projectId: string;
  /** null: a new one; undefined: closed. */
  edited: Competitor | null | undefined;
  onClose: () => void;
};

function CompetitorDialog({ projectId, edited, onClose }: CompetitorDialogProps) {
  const isOpen = edited !== undefined;
  // What was shown last stays while the dialog fades.
  const [shown, setShown] = useState(edited);
  if (isOpen && shown !== edited) setShown(edited);
  const [isChanged, setIsChanged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (isChanged ? setIsAsking(true) : onClose());
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && leave()}
      title={shown ? `Edit ${shown.name}` : "Add competitor"}
      description="Enter its address or describe it."
    >
      <CompetitorForm
        key={shown?.id ?? "new"}
        projectId={projectId}
        competitor={shown ?? null}
        onChangedState={setIsChanged}
        onCancel={leave}
        onSaved={onClose}
      />
      <UnsavedQuestion
        isNeeded={isOpen && isChanged}
        isAsking={isAsking}
        onStay={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          setIsChanged(false);
          onClose();
        }}
        title="Discard what you typed?"
        description="It isn't saved yet."
        confirmLabel="Discard"
      />
    </Dialog>
  );
}

type CompetitorFormProps = {
  projectId: string;
  /** null for a new one. */
  competitor: Competitor | null;
  onChangedState: (isChanged: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
};

const NOT_SAVED = "We couldn't save it. Your text is still here. Please try again.";

function CompetitorForm(props: CompetitorFormProps) {
  const { projectId, competitor, onChangedState, onCancel, onSaved } = props;
  const start = competitor ? toDraft(competitor) : EMPTY_DRAFT;
  const save = useSaveCompetitor(projectId, competitor?.id ?? null);
  const isOther = (draft: CompetitorDraft) => !isSameDraft(draft, start);
  const {
    field,
    failure,
    isChanged,
    isSending,
    props: form,
  } = useDraftForm({
    start,
    findFaults,
    send: async (draft) => {
      if (!competitor || isOther(draft)) await save.mutateAsync(toFields(draft));
    },
    onSent: () => {
      onChangedState(false);
      onSaved();
    },
    isChanged: isOther,
  });
  useEffect(() => onChangedState(isChanged), [onChangedState, isChanged]);

  return (
    <form {...form} className="flex flex-col gap-4">
      <TextField
        label="Name"
        maxLength={COMPETITOR_NAME.longest}
        autoComplete="off"
        {...field("name")}
      />
      <TextField
        label="Web address"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...field("url")}
      />
      <TextArea
        label="Description"
        hint="Leave it empty to use the page's."
        {...field("description")}
      />
      {failure !== null && (
        <p role="alert" className="border-l-2 border-fail pl-3 text-base text-fail">
          {describeFailure(failure, NOT_SAVED, !navigator.onLine)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSending}>
          {competitor ? "Save changes" : "Add competitor"}
        </Button>
      </div>
    </form>
  );
}
