import { Progress as Base } from "@base-ui/react/progress";

/** Percent from 0 to 100; null while nobody can tell how far it is. */
export function Progress({ label, percent }: { label: string; percent: number | null }) {
  return (
    <Base.Root value={percent} className="grid grid-cols-[1fr_auto] gap-y-2">
      <Base.Label className="text-sm font-medium">{label}</Base.Label>
      <Base.Value className="font-mono text-sm text-muted" />
      <Base.Track className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
        <Base.Indicator className="rounded-full bg-accent transition-[width] duration-200 data-indeterminate:w-1/3 data-indeterminate:animate-breathe" />
      </Base.Track>
    </Base.Root>
  );
}
