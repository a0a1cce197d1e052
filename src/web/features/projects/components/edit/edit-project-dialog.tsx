import { useState } from "react";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { useProject } from "#web/features/projects/api/use-project.ts";
import { LoadingSpinner } from "../loading-spinner.tsx";
import { UnsavedQuestion } from "#web/components/ui/dialogs/unsaved-question.tsx";

type EditProjectDialogProps = {
  project: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
};

export function EditProjectDialog({ project, isOpen, onClose }: EditProjectDialogProps) {
  const loaded = useProject(project.id, { isEnabled: isOpen });
  const [isChanged, setIsChanged] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isPartMissing, setIsPartMissing] = useState(false);
  const form = useLazyModule(() => import("./edit-project-form.tsx"), {
    isWanted: isOpen,
    onFailure: () => setIsPartMissing(true),
  });
  const leave = () => (isChanged ? setIsAsking(true) : onClose());
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && leave()}
      title={`Edit ${project.name}`}
    >
      {loaded.data && form ? (
        <form.EditProjectForm
          project={loaded.data}
          onChangedState={setIsChanged}
          onCancel={leave}
          onSaved={onClose}
        />
      ) : isPartMissing ? (
        <ErrorNotice
          title="We couldn't load the form"
          text={DID_NOT_LOAD}
          onRetry={() => location.reload()}
        />
      ) : loaded.isPending || loaded.data ? (
        <LoadingSpinner label="Loading the project" />
      ) : (
        <ErrorNotice
          title="We couldn't load the project"
          text={errorMessage(loaded.error, {}, !navigator.onLine)}
          onRetry={() => void loaded.refetch()}
          isRetrying={loaded.isFetching}
        />
      )}
      <UnsavedQuestion
        isNeeded={isOpen && isChanged}
        isAsking={isAsking}
        onStay={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onClose();
        }}
        title="Discard your changes?"
        description="Your changes will be lost."
        confirmLabel="Discard changes"
      />
    </Dialog>
  );
}
