import { SegmentedChoice } from "#web/components/ui/segmented-choice.tsx";

const GRAINS = { hourly: "Hourly", daily: "Daily" } as const;
export type Grain = keyof typeof GRAINS;

type GrainToggleProps = { grain: Grain; onChange: (grain: Grain) => void };

export function GrainToggle({ grain, onChange }: GrainToggleProps) {
  return (
    <SegmentedChoice
      legend="Show activity"
      name="grain"
      options={GRAINS}
      chosen={grain}
      onChange={onChange}
    />
  );
}
