import { useId, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { Stage } from "#engine/interview/interview.ts";
import { KIND_NAMES } from "#engine/interview/project-kind.ts";
import { sayMade } from "#engine/posts/say-made.ts";
import { Button } from "#web/components/ui/button.tsx";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

/** What decides the questions and the verb: a line to read, and a form to change it. */
export function InterviewBasics({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  // Its lists weigh as much as the questions, and few visits change it.
  const form = useLazyModule(() => import("./basics-form.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      showNotLoaded(TOASTS.notOpened.form);
    },
  });
  const { interview } = project;
  const { kind, isKindChosen, stage, place } = interview;
  return (
    <div className="mt-4 rounded-control border border-line bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 text-sm wrap-anywhere">
          <span className="font-medium">{KIND_NAMES[kind]}</span>
          <span className="text-soft">
            {stage && ` · ${STAGE_NAMES[stage]}`}
            {kind !== "cause" && (
              <>
                {` · “${sayMade(interview)} `}
                <bdi>{project.name}</bdi>”
              </>
            )}
            {place && ` · ${place}`}
          </span>
          {!isKindChosen && <span className="text-muted"> · guessed from your description</span>}
        </p>
        <Button
          tone="ghost"
          size="sm"
          className="-mx-3"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Done" : isKindChosen ? "Change" : "Not right? Change"}
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && form && <form.BasicsForm project={project} />}
      </div>
    </div>
  );
}

const STAGE_NAMES: Record<Stage, string> = {
  out: "out now",
  testing: "in testing",
  coming: "not out yet",
};
