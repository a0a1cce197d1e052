import { type ReactNode, useId } from "react";

type ReportPartProps = {
  title: string;
  /** What it says, in a sentence. */
  text?: ReactNode;
  /** Stands at the title's right. */
  action?: ReactNode;
  children?: ReactNode;
};

export function ReportPart({ title, text, action, children }: ReportPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-serif text-md font-medium">
          {title}
        </h3>
        {action}
      </div>
      {text && <p className="mb-3 max-w-prose text-sm text-soft">{text}</p>}
      {children}
    </section>
  );
}
