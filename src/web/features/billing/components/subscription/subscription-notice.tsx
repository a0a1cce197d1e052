import type { ReactNode } from "react";

type SubscriptionNoticeProps = { title: string; children: ReactNode };

export function SubscriptionNotice({ title, children }: SubscriptionNoticeProps) {
  return (
    <div
      role="alert"
      className="mt-4 max-w-prose rounded-control border border-line border-l-2 border-l-fail px-4 py-3"
    >
      <p className="font-medium">{title}</p>
      <p className="text-base text-soft">{children}</p>
    </div>
  );
}
