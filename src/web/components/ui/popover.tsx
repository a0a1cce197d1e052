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
