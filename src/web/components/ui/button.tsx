import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import { Spinner } from "./spinner.tsx";

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

type ButtonLinkProps = ButtonLook & { to: string; className?: string; children: ReactNode };

/** Goes somewhere, so it is a link; looks like a button because it is the next step. */
export function ButtonLink({ tone, size, className, to, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass({ tone, size, className })}>
      {children}
    </Link>
  );
}
