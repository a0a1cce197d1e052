import { classNames } from "#web/lib/class-names.ts";

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={className}>
      <path d={HOLD_OUTLINE} className="fill-accent" />
      <path d={HOLD_SHADE} className="fill-accent-shade" />
      <circle cx="13" cy="10.6" r="2.5" className="fill-paper" />
    </svg>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2", className)}>
      <LogoMark className="size-6" />
      <span className="font-serif text-lg font-semibold tracking-tight">Foothold</span>
    </span>
  );
}

/** A climbing hold in a 28 × 28 box: its outline, and the facet that lies in shade. */
export const HOLD_OUTLINE =
  "M4.6 9.7 9.9 3.7q1.1-1.2 2.700-1.100l7.200.6q1.600.1 2.500 1.500l3.500 5.700q.8 1.300.4 2.800l-2 7.600q-.4 1.500-1.800 2.200l-6.800 2.600q-1.500.6-2.900-.3l-7.300-4.300q-1.400-.8-1.600-2.400L3.800 12q-.2-1.300.8-2.300Z";
export const HOLD_SHADE =
  "M5.4 21 16.2 16.6 26.3 11.8q.1.700-.1 1.400l-2 7.600q-.4 1.500-1.800 2.200l-6.800 2.600q-1.500.6-2.900-.3Z";

/** A hold with its number, as on the drawing of a route. */
export function NumberedHold({ number, className }: { number: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("relative inline-grid size-8 shrink-0 place-items-center", className)}
    >
      <svg viewBox="0 0 28 28" className="absolute inset-0 fill-paper stroke-edge">
        <path d={HOLD_OUTLINE} vectorEffect="non-scaling-stroke" />
      </svg>
      <span className="relative font-mono text-sm text-ink">{number}</span>
    </span>
  );
}
