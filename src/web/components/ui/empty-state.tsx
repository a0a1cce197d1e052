import type { ReactNode } from "react";

type EmptyStateProps = {
  picture?: ReactNode;
  title: string;
  text: string;
  /** The next step. */
  action?: ReactNode;
};

export function EmptyState({ picture, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-6">
      {picture}
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 max-w-prose text-md text-soft">{text}</p>
      </div>
      {action}
    </div>
  );
}
