import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/components/ui/button.tsx";

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
