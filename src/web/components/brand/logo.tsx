import { classNames } from "#web/lib/class-names.ts";
import { HOLD_OUTLINE, HOLD_SHADE } from "./hold-shape.ts";

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
