import { Combobox } from "@base-ui/react/combobox";
import { useId, useState } from "react";
import type { SubredditNames } from "#contract/subreddits/subreddit-lists.ts";
import { NAME_SEARCH } from "#engine/subreddits/list-options.ts";
import { findUnknownName } from "#web/components/subreddits/find-unknown-name.ts";
import { pickByEnter, SubredditOptions } from "#web/components/subreddits/subreddit-options.tsx";
import { UnknownCommunity } from "#web/components/subreddits/unknown-community.tsx";
import { controlClass, TextField } from "#web/components/ui/field-frame.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { useNow, useSettled } from "#web/lib/hooks/time-hooks.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { type CheckDraft, isPast, toDay } from "#web/features/check/check-draft.ts";
import { parseCount } from "#web/lib/parse-count.ts";

type Named = SubredditNames["items"][number];

type SubredditFieldProps = {
  /** What is chosen, as it is written: "r/SaaS"; empty when nothing is. */
  chosen: string;
  onChoose: (subredditId: string) => void;
};

/** The community a draft is meant for, found by part of its name. */
export function SubredditField({ chosen, onChoose }: SubredditFieldProps) {
  // What is being typed; null while the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { items, ...search } = useSubredditNames(typed ?? "");
  const unknown = findUnknownName(typed ?? "", { items, ...search });
  const inputId = useId();
  const pick = (subreddit: Named) => {
    setTyped(null);
    onChoose(subreddit.id);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Combobox.Root<Named>
        items={items}
        filter={null}
        autoHighlight
        value={null}
        onValueChange={(subreddit) => subreddit && pick(subreddit)}
        // What is unknown is said below the field.
        open={
          isOpen && typed !== null && typed.trim() !== "" && (unknown === null || items.length > 0)
        }
        onOpenChange={setOpen}
        inputValue={typed ?? chosen}
        onInputValueChange={(next, { reason }) => {
          // Any other change is the list tidying up behind itself.
          if (reason === "input-change") setTyped(next);
        }}
        itemToStringLabel={({ fullName }) => fullName}
      >
        <label htmlFor={inputId} className="text-sm font-medium">
          Subreddit
        </label>
        <Combobox.Input
          id={inputId}
          placeholder="r/SaaS"
          maxLength={NAME_SEARCH.longest}
          spellCheck={false}
          autoCapitalize="none"
          onKeyDown={(event) => pickByEnter(event, { items, ...search }, pick)}
          onFocus={(event) => event.target.select()}
          onBlur={() => unknown === null && setTyped(null)}
          className={classNames(controlClass, "h-10 font-mono")}
        />
        <SubredditOptions<Named> status={describeSearch(items.length, search)} />
      </Combobox.Root>
      {unknown !== null && <UnknownCommunity name={unknown} onPaste={() => setTyped(null)} />}
    </div>
  );
}

type Search = Omit<ReturnType<typeof useSubredditNames>, "items">;

function describeSearch(count: number, { isSearching, hasFailed, isLimited }: Search) {
  if (count > 0) return null;
  if (isSearching) return "Searching...";
  if (isLimited) return "Too many searches. Please wait a moment and type again.";
  if (hasFailed) return "The search failed. Type again to retry.";
  return "No community found.";
}

const PAUSE_MS = 200;

/** Communities by name, asked for once the typing pauses. */
function useSubredditNames(typed: string) {
  const wanted = typed.trim();
  const query = useSettled(wanted, PAUSE_MS);
  const search = useQuery({
    queryKey: queryKeys.policies.named(query),
    queryFn: ({ signal }) => api.findSubredditNames({ query: { q: query } }, { signal }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return {
    items: wanted === "" ? [] : (search.data?.items ?? []),
    isSearching: wanted !== "" && (query !== wanted || search.isFetching),
    hasFailed: search.isError,
    isLimited: search.error instanceof ApiError && search.error.status === 429,
  };
}

type DayFieldProps = Pick<CheckDraft, "day"> & {
  onChange: (changes: Partial<CheckDraft>) => void;
};

/** Some communities take a post only on one day of the week. */
export function DayField({ day, onChange }: DayFieldProps) {
  const today = toDay(useNow());
  return (
    <TextField
      label="When will you post it?"
      type="date"
      min={today}
      value={day || today}
      error={isPast(day, today) ? "This day has passed, so we check for today." : null}
      onChange={({ target }) => onChange({ day: target.value === today ? "" : target.value })}
    />
  );
}

type AccountFieldsProps = Pick<CheckDraft, "karma" | "accountAgeDays"> & {
  onChange: (changes: Partial<CheckDraft>) => void;
};

/** Some communities ask for a minimum; without these two fields that stays unchecked. */
export function AccountFields({ karma, accountAgeDays, onChange }: AccountFieldsProps) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="float-left text-sm text-soft sm:col-span-2">
        Your Reddit account (optional)
      </legend>
      <TextField
        label="Your karma"
        inputMode="numeric"
        autoComplete="off"
        value={karma}
        error={parseCount(karma).fault}
        onChange={({ target }) => onChange({ karma: target.value })}
      />
      <TextField
        label="Account age in days"
        inputMode="numeric"
        autoComplete="off"
        value={accountAgeDays}
        error={parseCount(accountAgeDays).fault}
        onChange={({ target }) => onChange({ accountAgeDays: target.value })}
      />
    </fieldset>
  );
}
