import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

type PopoverProps = { trigger: ReactElement; title: string; children: ReactNode };

/** A small place beside its trigger for a sentence and a next step. */
export function Popover({ trigger, title, children }: PopoverProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className="z-50 outline-none"
        >
          <Base.Popup className="floating w-72 max-w-[calc(100vw-1.5rem)] origin-(--transform-origin) p-4 outline-none">
            <Base.Title className="text-lg">{title}</Base.Title>
            <div className="mt-1">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type SourceMarkProps = {
  /** The mark itself: "n=50 · Sep 2025". */
  mark: string;
  children: ReactNode;
};

/** How much a figure rests on, in small; opens where it comes from, in words. */
export function SourceMark({ mark, children }: SourceMarkProps) {
  return (
    <Popover
      title="Where this comes from"
      trigger={
        <button
          type="button"
          aria-label={`${mark}: where this comes from`}
          className="relative z-1 min-h-6 cursor-pointer font-mono text-xs whitespace-nowrap text-muted underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          {mark}
        </button>
      }
    >
      <div className="flex max-h-80 flex-col gap-2 overflow-y-auto text-sm text-soft">
        {children}
      </div>
    </Popover>
  );
}
