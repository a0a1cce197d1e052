import { Progress } from "@base-ui/react/progress";
import { classNames } from "#web/lib/class-names.ts";
import { percentComplete, type Step, STEP_TEXTS, STEPS } from "./steps.ts";

export function StepProgress({ step }: { step: Step }) {
  const percent = percentComplete(step);
  return (
    <div>
      <Progress.Root
        value={percent}
        getAriaValueText={() => `${percent}% complete`}
        className="grid grid-cols-[1fr_auto] gap-y-2"
      >
        <Progress.Label className="text-sm font-medium">
          Step {step} of {STEPS.length}
        </Progress.Label>
        <span className="text-sm text-muted">
          <span className="font-mono">{percent}%</span> complete
        </span>
        <Progress.Track className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
          <Progress.Indicator className="rounded-full bg-accent transition-[width] duration-200" />
        </Progress.Track>
      </Progress.Root>
      <ol aria-label="Steps" className="mt-2 grid grid-cols-5 text-xs max-sm:hidden">
        {STEPS.map((one) => (
          <li
            key={one}
            aria-current={one === step ? "step" : undefined}
            className={classNames(
              "pr-2 text-right",
              one === step ? "font-medium text-ink" : "text-muted",
            )}
          >
            {STEP_TEXTS[one].short}
          </li>
        ))}
      </ol>
    </div>
  );
}
