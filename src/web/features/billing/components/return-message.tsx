import type { ReactNode } from "react";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#web/config/paths.ts";

type ReturnMessageProps = {
  title: ReactNode;
  text: string;
  /** What the way to /billing is called; none while there is nothing to do yet. */
  next?: "View Billing" | "Try Again";
  children?: ReactNode;
};

export function ReturnMessage({ title, text, next, children }: ReturnMessageProps) {
  return (
    <div className="max-w-xl py-6 sm:py-12">
      <div aria-live="polite">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-md text-soft">{text}</p>
        {children && <div className="mt-3 text-base text-soft">{children}</div>}
      </div>
      {next && (
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.billing}>{next}</ButtonLink>
          <ButtonLink to={paths.dashboard} tone="secondary">
            Go to Dashboard
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
