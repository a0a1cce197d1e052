import type { ReactNode } from "react";
import { HOLD_OUTLINE } from "#web/components/brand/hold-shape.ts";
import { classNames } from "#web/lib/class-names.ts";

type SectionProps = {
  id?: string;
  ground?: "paper" | "surface" | "sunken";
  className?: string;
  children: ReactNode;
};

const GROUNDS = { paper: "", surface: "bg-surface", sunken: "bg-sunken" };

/** A pitch of the route: where there is a margin, a line runs down it from hold to hold. */
export function Section({ id, ground = "paper", className, children }: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(
        "relative scroll-mt-4 border-t border-line",
        GROUNDS[ground],
        className,
      )}
    >
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-[calc(50%-43rem)] hidden min-[88rem]:block"
      >
        <span className="absolute inset-y-0 left-3.5 border-l border-dashed border-edge/60" />
        <svg viewBox="0 0 28 28" className="relative mt-[6.2rem] size-7 fill-paper stroke-edge">
          <path d={HOLD_OUTLINE} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className="page-width py-16 lg:py-24">{children}</div>
    </section>
  );
}
