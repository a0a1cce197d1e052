import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Competitor } from "#contract/competitor.ts";
import { Button } from "#web/components/ui/button.tsx";
import { TextArea, TextField } from "#web/components/ui/text-field.tsx";
import { useSaveCompetitor } from "../api/use-save-competitor.ts";
import {
  type CompetitorDraft,
  DRAFT_FIELDS,
  EMPTY_DRAFT,
  findFaults,
  isSameDraft,
  toDraft,
  toFields,
} from "../competitor-draft.ts";
import { describeFailure, readFieldFaults } from "../describe-failure.ts";

type CompetitorFormProps = {
  projectId: string;
  /** null for a new one. */
  competitor: Competitor | null;
  onChangedState: (isChanged: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
};

const NOT_SAVED = "It was not saved. What you typed is still here. Please try again.";

export function CompetitorForm(props: CompetitorFormProps) {
  const { projectId, competitor, onChangedState, onCancel, onSaved } = props;
  const start = competitor ? toDraft(competitor) : EMPTY_DRAFT;
  const [draft, setDraft] = useState<CompetitorDraft>(start);
  const [found, setFound] = useState<Partial<CompetitorDraft>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveCompetitor(projectId, competitor?.id ?? null);
  const said = readFieldFaults(save.error, DRAFT_FIELDS);
  const faults = { ...said, ...found };
  const isChanged = !isSameDraft(draft, start);

  useEffect(() => onChangedState(isChanged), [onChangedState, isChanged]);
  // After the faults are on the page: before that there is no field to go to.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  const refuse = () => setRefusals((count) => count + 1);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const wrong = findFaults(draft);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return refuse();
    if (competitor && !isChanged) return onSaved();
    save.mutate(toFields(draft), {
      onSuccess: () => {
        onChangedState(false);
        onSaved();
      },
      onError: refuse,
    });
  };
  const field = (name: keyof CompetitorDraft) => ({
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft((before) => ({ ...before, [name]: target.value }));
      setFound((before) => ({ ...before, [name]: undefined }));
      save.reset();
    },
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="flex flex-col gap-4 transition-opacity in-data-nested-dialog-open:opacity-25"
    >
      <TextField label="Name" maxLength={100} autoComplete="off" {...field("name")} />
      <TextField
        label="Web address"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        {...field("url")}
      />
      <TextArea
        label="Description"
        hint="What it does and for whom. Leave it empty to have it read from the page."
        {...field("description")}
      />
      {save.isError && Object.keys(said).length === 0 && (
        <p role="alert" className="border-l-2 border-fail pl-3 text-base text-fail">
          {describeFailure(save.error, NOT_SAVED, !navigator.onLine)}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button tone="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={save.isPending}>
          {competitor ? "Save changes" : "Add competitor"}
        </Button>
      </div>
    </form>
  );
}
