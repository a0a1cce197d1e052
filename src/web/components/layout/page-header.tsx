import type { ReactNode } from "react";

type PageHeaderProps = { title: string; subtitle?: ReactNode; action?: ReactNode };

export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  return (
    <div className="mb-6 flex max-sm:-mt-4 sm:mb-8 low:-mt-6 low:mb-4 flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-2xl">{title}</h1>
        {subtitle && <p className="mt-2 max-w-prose text-md text-soft">{subtitle}</p>}
      </div>
      {action}
    </div>
  );
}
