import type { Subscription } from "#web/components/premium/use-subscription.ts";
import { useUser } from "#web/lib/session.ts";
import { describeUsage } from "../../describe-usage.ts";

export function PostUsage({ aiPosts }: Pick<Subscription, "aiPosts">) {
  const { timezone } = useUser();
  const usage = describeUsage(aiPosts, timezone);
  if (!usage) return null;
  return (
    <div className="border-line p-5 max-lg:border-t sm:p-6 lg:border-l">
      <h3 className="font-sans text-base font-normal tracking-normal text-muted">
        AI posts this month
      </h3>
      <p className="mt-2 font-mono text-xl tracking-tight">{usage.count}</p>
      {usage.percent !== null && (
        <div className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
          <div className="h-full rounded-full bg-ink" style={{ width: `${usage.percent}%` }} />
        </div>
      )}
      <p className="mt-3 text-base text-soft">{usage.note}</p>
    </div>
  );
}
