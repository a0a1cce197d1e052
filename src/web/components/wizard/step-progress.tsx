import { Progress } from "@base-ui/react/progress";
import { classNames } from "#web/lib/class-names.ts";

type StepProgressProps = {
  /** Counted from 1. */
  step: number;
  names: readonly string[];
};

export function StepProgress({ step, names }: StepProgressProps) {
  const percent = Math.round((step / names.length) * 100);
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
              "pr-2 text-right",
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
