import { useCallback, useEffect, useRef } from "react";
import type { Budget } from "#contract/contribution.ts";
import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import { BudgetMeter } from "#web/components/budget/budget-meter.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/use-now.ts";
import { nameOffset, readZonedInput, toZonedInput } from "#web/lib/zoned-time.ts";
import { chooseHour } from "#web/features/posts/editing/choose-hour.ts";
import { CommunityHours } from "./community-hours.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";

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
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const choose = useCallback(
    (time: string) => {
      const { value: before, onChange: change } = latest.current;
      change(chooseHour(before, time, timezone, new Date()));
    },
    [timezone],
  );
  return (
    <div className="flex flex-col gap-5">
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
      {community && (
        <CommunityHours community={community} chosen={value.slice(11, 16)} onChoose={choose} />
      )}
    </div>
  );
}
