import type { Today } from "#contract/today.ts";
import { formatMoment } from "#web/lib/format-moment.ts";
import { useUser } from "#web/lib/session.ts";

/** Nothing more to do, and what comes next. */
export function ComingUp({ title, next }: { title: string; next: Today["next"] }) {
  const { timezone } = useUser();
  return (
    <div>
      <p className="text-md font-medium">{title}</p>
      <p className="mt-1 max-w-prose text-base text-soft">
        {next
          ? `Next: ${next.text}, ${formatMoment(next.at, timezone)}.`
          : "Nothing is planned. Once a post has its time, what it needs turns up here."}
      </p>
    </div>
  );
}
