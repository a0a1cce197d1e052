import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** What it does, for whoever cannot see the icon. */
  label: string;
  children: ReactNode;
};

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        "inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-control text-soft transition-colors hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60 disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:opacity-60",
        className,
      )}
    >
      {children}
    </button>
  );
}
