import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

/** A stand-in in the shape of what is being loaded; give it the size of that. */
export function Skeleton({ className }: { className: string }) {
  return <div className={classNames("animate-breathe rounded-control bg-line", className)} />;
}

/** Says once, to screen readers, what the skeletons inside it stand for. What lies below it can wait for it by its mark. */
export function SkeletonGroup({
  label,
  children,
  className,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true" data-awaited className={className}>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
