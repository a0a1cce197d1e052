import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";
import { classNames } from "#web/lib/class-names.ts";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Work is under way: a spinner stands in front, and pressing again does nothing. */
    isBusy?: boolean;
  };

/** A plain <button>: the signed-out pages use it and stay within their script budget. */
export function Button({
  tone,
  size,
  className,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Busy is not `disabled`: that would throw the keyboard's focus off the page.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={buttonClass({ tone, size, className })}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & {
  to: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** Goes somewhere, so it is a link; looks like a button because it is the next step. */
export function ButtonLink({ tone, size, className, to, onClick, children }: ButtonLinkProps) {
  return (
    <Link to={to} onClick={onClick} className={buttonClass({ tone, size, className })}>
      {children}
    </Link>
  );
}

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
