import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

/** A word more about a control that already has its own name; nothing may be found here alone. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="max-w-64 origin-(--transform-origin) rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
