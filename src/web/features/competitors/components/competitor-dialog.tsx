import { useState } from "react";
import type { Competitor } from "#contract/competitor.ts";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { UnsavedQuestion } from "#web/components/ui/unsaved-question.tsx";
import { CompetitorForm } from "./competitor-form.tsx";

type CompetitorDialogProps = {
  projectId: string;
  /** null: a new one; undefined: closed. */
  edited: Competitor | null | undefined;
  onClose: () => void;
};

export function CompetitorDialog({ projectId, edited, onClose }: CompetitorDialogProps) {
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
      description="By its address, or in your own words. With an address alone, we read the page once."
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
        description="This competitor is not saved yet."
        confirmLabel="Discard"
      />
    </Dialog>
  );
}
