import { useEffect, useRef, useState } from "react";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { Progress } from "#web/components/ui/progress.tsx";
import { Spinner } from "#web/components/ui/spinner.tsx";
import { Check } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";

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
      title={isOver ? CREATED : "Creating Your Project"}
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

function PhaseList({ phase, isOver }: { phase: number; isOver: boolean }) {
  // The last phase goes on while the server still works.
  const current = Math.min(phase, PHASES.length - 1);
  return (
    <>
      <ol className="mt-5 flex flex-col gap-2.5">
        {PHASES.map(({ text }, place) => (
          <li
            key={text}
            className={classNames(
              "flex items-center gap-3 text-base",
              place > current ? "text-muted" : "text-ink",
            )}
          >
            <span className="grid size-4 place-items-center text-accent">
              {place < current || isOver ? <Check size={16} aria-label="Done" /> : null}
              {place === current && !isOver ? <Spinner /> : null}
            </span>
            {text}
          </li>
        ))}
      </ol>
      <output className="sr-only">{isOver ? CREATED : PHASES[current]?.text}</output>
    </>
  );
}

/** What creating a project amounts to, told at a pace that can be read. */
const PHASES = [
  { text: "Going over your answers", durationMs: 2000 },
  { text: "Saving your project", durationMs: 1500 },
  { text: "Adding the communities you chose", durationMs: 1800 },
  { text: "Noting how well each one matches", durationMs: 1600 },
  { text: "Opening your project page", durationMs: 1200 },
] as const;

const CREATED = "Project Created Successfully!";

const REDIRECT_AFTER_MS = 1000;
