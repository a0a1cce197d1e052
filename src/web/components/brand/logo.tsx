import { classNames } from "#web/lib/class-names.ts";

/** A hold with its bolt, and the contour line it stands on. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 28 28" fill="none" aria-hidden="true" className={className}>
      <path
        d="M24.7 8.8c2.3 4.7.7 8.2-1.4 11.5-2.3 3.6-5.6 6.5-10.4 6.1C7.9 26 2.9 23.4 1.6 18.4.4 13.6 2.8 10.2 5.5 6.9 8.4 3.4 12.2.7 16.7 1.7c3.7.8 6.3 3.6 8 7.1Z"
        stroke="currentColor"
        strokeWidth="1.1"
        className="text-accent-line"
      />
      <path
        d="M20.7 9.7c1.7 3.1.8 5.6-.6 7.9-1.7 2.7-3.9 4.9-7.3 4.5-3.4-.4-6.5-1.9-7.3-5.1-.8-3.2.9-5.5 2.8-7.8 2.1-2.5 4.6-4.4 7.7-3.7 2.1.5 3.6 2.2 4.7 4.2Z"
        className="fill-accent"
      />
      <circle cx="13.4" cy="13.6" r="2.1" className="fill-paper" />
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
