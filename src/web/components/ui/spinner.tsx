import { classNames } from "#web/lib/class-names.ts";

export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      className={classNames("size-4 animate-turn", className)}
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" className="opacity-25" />
      <path
        d="M14.5 8A6.5 6.5 0 0 0 8 1.5"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function FullPageSpinner({ label = "Loading" }: { label?: string }) {
  return (
    <output className="grid min-h-dvh place-items-center text-accent">
      <Spinner className="size-7" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
