import { useEffect, useRef, useState } from "react";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { Progress } from "#web/components/ui/progress.tsx";
import { PhaseList } from "./phase-list.tsx";
import { PHASES, REDIRECT_AFTER_MS } from "./phases.ts";

type CreatingDialogProps = {
  /** null until the server has answered. */
  createdId: string | null;
  onFinished: (projectId: string) => void;
};

/** Ends when the phases are over and the project exists, whichever is later. Nobody can close it. */
export function CreatingDialog({ createdId, onFinished }: CreatingDialogProps) {
  const phase = usePhase();
  const isOver = phase === PHASES.length && createdId !== null;
  useFinish(isOver ? createdId : null, onFinished);
  const percent = Math.round((phase / PHASES.length) * 100);
  return (
    <Dialog
      isOpen
      onOpenChange={ignore}
      isDismissable={false}
      title={isOver ? "Project Created Successfully!" : "Creating Your Project"}
      description={isOver ? "Redirecting to your dashboard..." : "This takes a few seconds."}
    >
      <Progress label="Progress" percent={percent} />
      <PhaseList phase={phase} isOver={isOver} />
    </Dialog>
  );
}

/** How many phases are over. */
function usePhase(): number {
  const [phase, setPhase] = useState(0);
  useEffect(() => {
    const duration = PHASES[phase]?.durationMs;
    if (duration === undefined) return;
    const timer = setTimeout(setPhase, duration, phase + 1);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}

function useFinish(projectId: string | null, onFinished: (projectId: string) => void): void {
  const latest = useRef(onFinished);
  useEffect(() => {
    latest.current = onFinished;
  });
  useEffect(() => {
    if (projectId === null) return;
    const timer = setTimeout(() => latest.current(projectId), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [projectId]);
}

function ignore(): void {}
