import { Button } from "#web/components/ui/button.tsx";

/** For whoever wants to see first what a verdict looks like. */
export function ExampleOffer({ onAccept }: { onAccept: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-2.5 text-base text-soft">
      No draft at hand?
      <Button tone="secondary" size="sm" onClick={onAccept}>
        Try an example
      </Button>
    </p>
  );
}
