import type { ReactNode } from "react";
import { ButtonLink } from "#web/components/ui/button.tsx";
import { paths } from "#contract/page-paths.ts";

type ReturnMessageProps = {
  title: ReactNode;
  text: string;
  /** What the way to /billing is called; none while there is nothing to do yet. */
  next?: "View Billing" | "Try Again";
  children?: ReactNode;
};

export function ReturnMessage({ title, text, next, children }: ReturnMessageProps) {
  return (
    <div className="relative isolate py-6 sm:py-12 lg:min-h-112">
      <div className="contours-fade-around absolute inset-y-0 right-0 -z-10 hidden w-3/5 text-line lg:block" />
      <div aria-live="polite" className="max-w-xl">
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
