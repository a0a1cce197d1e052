import { currentZone } from "#engine/clock/current-zone.ts";
import { useCallback, useEffect, useRef, useId, useState } from "react";
import type { Budget } from "#contract/task.ts";
import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import { BudgetMeter } from "#web/components/budget/budget-meter.tsx";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { nameOffset, readZonedInput, toZonedInput } from "#web/lib/zoned-time.ts";
import { chooseHour } from "#web/features/posts/editing/choose-hour.ts";
import { CommunityHours } from "./community-hours.tsx";
import { TextField } from "#web/components/ui/field-frame.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { listTitles } from "#web/features/posts/writing/outlook.ts";

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
  const name = currentZone(timezone);
  const zone = name === offset ? name : `${name}, ${offset}`;
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
          hint={`Your time zone: ${zone}`}
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

/** More would push the text itself out of sight. */
const FEW = 3;

type TitlePickerProps = {
  offered: readonly string[];
  /** As it is typed. */
  title: string;
  onPick: (title: string) => void;
};

/** Other titles for the same post, one click away; a title of one's own is not lost by trying them. */
export function TitlePicker({ offered, title, onPick }: TitlePickerProps) {
  const name = useId();
  const [isAll, setAll] = useState(false);
  const [lastOwn, setLastOwn] = useState<string | null>(null);
  const titles = listTitles(offered, title, lastOwn);
  const own = titles.find(({ isOwn }) => isOwn)?.text ?? null;
  if (titles.length < 2) return null;
  const shown = titles.filter(
    ({ text, isOwn }, place) => isAll || isOwn || place < FEW || text === title.trim(),
  );
  return (
    <fieldset className="-mt-2 min-w-0">
      <legend className="mb-1 text-sm text-muted">Titles to choose from</legend>
      {shown.map(({ text, isOwn }) => (
        <label
          key={isOwn ? "own" : text}
          className="flex cursor-pointer items-start gap-3 rounded-control px-3 py-1.5 transition-colors hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={text}
            checked={text === title.trim()}
            onChange={() => {
              setLastOwn(own);
              onPick(text);
            }}
            className="mt-1.5 size-4 shrink-0 accent-accent outline-none"
          />
          <span className="min-w-0 font-serif text-md wrap-anywhere" dir="auto">
            {text}
            {isOwn && <span className="ml-2 font-sans text-xs text-muted">yours</span>}
          </span>
        </label>
      ))}
      {shown.length < titles.length && (
        <Button tone="ghost" size="sm" onClick={() => setAll(true)}>
          {titles.length - shown.length} more
        </Button>
      )}
    </fieldset>
  );
}
