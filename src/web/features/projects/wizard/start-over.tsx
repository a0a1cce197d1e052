import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { ConfirmDialog } from "#web/components/ui/confirm-dialog.tsx";
import { isDraftEmpty, type ProjectDraft } from "./project-draft.ts";

type StartOverProps = { draft: ProjectDraft; onStartOver: () => void };

export function StartOver({ draft, onStartOver }: StartOverProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {!isDraftEmpty(draft) && (
        <Button tone="ghost" size="sm" className="-mr-3" onClick={() => setAsking(true)}>
          <RotateCcw size={15} />
          Start over
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Start over?"
        description="All that you filled in on the five steps will be cleared. This can't be undone."
        confirmLabel="Clear it all"
        onConfirm={() => {
          setAsking(false);
          onStartOver();
        }}
      />
    </>
  );
}
