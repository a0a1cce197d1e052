import type { Budget } from "#contract/contribution.ts";
import type { RecommendedSubreddit } from "#contract/project.ts";
import { BudgetMeter } from "#web/components/budget/budget-meter.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";
import { useUser } from "#web/lib/session.ts";
import { useNow } from "#web/lib/use-now.ts";
import { nameOffset, readZonedInput, toZonedInput } from "#web/lib/zoned-time.ts";
import { CommunityHours } from "./community-hours.tsx";

type ScheduleFieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Why this time was suggested. */
  slotReason: string | null;
  community: RecommendedSubreddit | null;
  /** null while it is not known. */
  budget: Budget | null;
};

/** When to post, by the user's own clock. Without a time it is a draft. */
export function ScheduleField({
  value,
  onChange,
  error,
  slotReason,
  community,
  budget,
}: ScheduleFieldProps) {
  const { timezone } = useUser();
  const now = useNow();
  const offset = nameOffset(timezone, readZonedInput(value, timezone) ?? now);
  const zone = timezone === offset ? timezone : `${timezone}, ${offset}`;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <div className="flex flex-col gap-2">
        <TextField
          label="Scheduled for"
          type="datetime-local"
          min={toZonedInput(now, timezone)}
          value={value}
          error={error}
          hint={`Your time zone: ${zone}. Empty means a draft without a time.`}
          onChange={({ target }) => onChange(target.value)}
        />
        {budget && <BudgetMeter budget={budget} />}
        {slotReason && <p className="text-sm text-muted">{slotReason}</p>}
      </div>
      {community && <CommunityHours community={community} />}
    </div>
  );
}
