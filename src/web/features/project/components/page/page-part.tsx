import type { ReactNode } from "react";
import type { PARTS } from "./section-links.tsx";

/** Where a link of the page's own list leads. */
export function PagePart({ id, children }: { id: keyof typeof PARTS; children: ReactNode }) {
  return (
    <div id={id} className="scroll-mt-5">
      {children}
    </div>
  );
}
