import { Progress } from "@base-ui/react/progress";
import { classNames } from "#web/lib/class-names.ts";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";

type StepProgressProps = {
  /** Counted from 1. */
  step: number;
  names: readonly string[];
  /** 0 to 100, where steps can be passed with gaps; else how far one has come. */
  percent?: number;
};

export function StepProgress({
  step,
  names,
  percent = Math.round((step / names.length) * 100),
}: StepProgressProps) {
  return (
    <div>
      <Progress.Root
        value={percent}
        getAriaValueText={() => `${percent}% complete`}
        className="grid grid-cols-[1fr_auto] gap-y-2"
      >
        <Progress.Label className="text-sm font-medium">
          Step {step} of {names.length}
        </Progress.Label>
        <span className="text-sm text-muted">
          <span className="font-mono">{percent}%</span> complete
        </span>
        <Progress.Track className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
          <Progress.Indicator className="rounded-full bg-accent transition-[width] duration-200" />
        </Progress.Track>
      </Progress.Root>
      <ol aria-label="Steps" className="mt-2 grid auto-cols-fr grid-flow-col text-xs max-sm:hidden">
        {names.map((name, place) => (
          <li
            key={name}
            aria-current={place + 1 === step ? "step" : undefined}
            className={classNames(
              "pl-2 text-right",
              place + 1 === step ? "font-medium text-ink" : "text-muted",
            )}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}

type StepBarProps = {
  isFirst: boolean;
  onPrevious: () => void;
  /** The keys that work here. */
  hints: ReactNode;
  /** Next, or what the last step ends in. */
  onward: ReactNode;
};

/** Sticks to the bottom, so that the way on is at hand however long a step is. */
export function StepBar({ isFirst, onPrevious, hints, onward }: StepBarProps) {
  return (
    <div className="sticky bottom-0 z-20 mt-10 flex items-center justify-between gap-4 border-t border-line bg-paper py-4">
      <Button tone="secondary" disabled={isFirst} onClick={onPrevious}>
        <ArrowLeft size={16} />
        Previous
      </Button>
      {hints}
      {onward}
    </div>
  );
}

/** A new step is read from its top, by eye, ear and keyboard alike; but a fault comes first. */
export function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    const fault = document.querySelector<HTMLElement>("main [aria-invalid=true]");
    if (fault) fault.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
