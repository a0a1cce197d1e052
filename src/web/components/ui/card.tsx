import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

type CardProps = {
  title?: ReactNode;
  description?: ReactNode;
  /** Stands at the title's right. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function Card({ title, description, action, className, children }: CardProps) {
  return (
    <section
      className={classNames("rounded-card border border-line bg-surface p-5 sm:p-6", className)}
    >
      {title && (
        <div
          className={classNames(
            "flex flex-wrap not-last:mb-5 justify-between gap-x-6 gap-y-3",
            description ? "items-start" : "items-center",
          )}
        >
          <div className="min-w-0">
            <h2 className="text-lg">{title}</h2>
            {description && (
              <p className="mt-1 max-w-prose text-base text-pretty text-soft">{description}</p>
            )}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
