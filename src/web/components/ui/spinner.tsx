import type { ReactNode } from "react";
import { Logo, LogoMark } from "#web/components/brand/logo.tsx";
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

/** A page that has not arrived: after a while it says what takes so long. */
export function FullPageSpinner() {
  return (
    <EmptyFrame>
      <output className="grid flex-1 place-content-center justify-items-center gap-4 text-accent">
        <Spinner className="size-7" />
        <span className="sr-only">Loading</span>
        <span aria-hidden="true" className="animate-appear-late text-sm text-muted">
          Your connection seems slow.
        </span>
      </output>
    </EmptyFrame>
  );
}

/** The bar of every page, over whatever is said instead of the page. */
export function EmptyFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="border-b border-line bg-surface">
        <div className="page-width flex h-16 items-center">
          <Logo className="max-sm:hidden" />
          <LogoMark className="size-7 sm:hidden" />
        </div>
      </div>
      {children}
    </div>
  );
}
