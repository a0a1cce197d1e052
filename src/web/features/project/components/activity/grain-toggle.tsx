const GRAINS = { hourly: "Hourly", daily: "Daily" } as const;
export type Grain = keyof typeof GRAINS;

type GrainToggleProps = { grain: Grain; onChange: (grain: Grain) => void };

export function GrainToggle({ grain, onChange }: GrainToggleProps) {
  return (
    <fieldset className="flex rounded-control border border-edge p-0.5">
      <legend className="sr-only">Show activity</legend>
      {(Object.keys(GRAINS) as Grain[]).map((option) => (
        <label
          key={option}
          className="flex h-8 cursor-pointer items-center rounded-[4px] px-3 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="grain"
            value={option}
            checked={grain === option}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {GRAINS[option]}
        </label>
      ))}
    </fieldset>
  );
}
