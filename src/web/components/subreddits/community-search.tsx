import { Combobox } from "@base-ui/react/combobox";
import { useId, useState, useEffect } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { SEARCH_WORDS } from "#engine/subreddits/list-options.ts";
import { findUnknownName } from "./find-unknown-name.ts";
import { pickByEnter, SubredditOptions } from "./subreddit-options.tsx";
import { UnknownCommunity } from "./unknown-community.tsx";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

type CommunitySearchProps = {
  selected: readonly { id: string }[];
  onAdd: (subreddit: Subreddit) => void;
};

/** Adds any community of the catalogue; one that is already chosen stays chosen. */
export function CommunitySearch({ selected, onAdd }: CommunitySearchProps) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { items, ...search } = useCommunitySearch(typed);
  const unknown = findUnknownName(typed, { items, ...search });
  const inputId = useId();
  const isSelected = (one: Subreddit) => selected.some(({ id }) => id === one.id);
  const pick = (subreddit: Subreddit) => {
    if (!isSelected(subreddit)) onAdd(subreddit);
    setTyped("");
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Combobox.Root<Subreddit>
        items={items}
        filter={null}
        autoHighlight
        value={null}
        onValueChange={(subreddit) => subreddit && pick(subreddit)}
        // With nothing typed there is nothing to list, and what is unknown is said below the field.
        open={isOpen && typed.trim() !== "" && (unknown === null || items.length > 0)}
        onOpenChange={setOpen}
        inputValue={typed}
        onInputValueChange={(next, { reason }) => {
          // Any other change is the list tidying up behind itself.
          if (reason === "input-change" || reason === "escape-key") setTyped(next);
        }}
        itemToStringLabel={({ fullName }) => fullName}
      >
        <label htmlFor={inputId} className="text-sm font-medium">
          Add a community by name
        </label>
        <Combobox.Input
          id={inputId}
          placeholder="r/SaaS, or a topic"
          maxLength={SEARCH_WORDS.longest}
          onKeyDown={(event) => pickByEnter(event, { items, ...search }, pick)}
          spellCheck={false}
          className={classNames(controlClass, "h-10")}
        />
        <SubredditOptions<Subreddit>
          status={describeSearch(items.length, search)}
          isSelected={isSelected}
        />
      </Combobox.Root>
      {unknown !== null && <UnknownCommunity name={unknown} onAdd={pick} />}
    </div>
  );
}

function describeSearch(
  count: number,
  { isSearching, hasFailed }: { isSearching: boolean; hasFailed: boolean },
): string | null {
  if (count > 0) return null;
  if (isSearching) return "Searching...";
  if (hasFailed) return "The search did not work. Type again to retry.";
  return "No community found.";
}

const PAUSE_MS = 200;
const RESULTS = "8";

/** Communities of the catalogue by name or topic, asked for once the typing pauses. */
export function useCommunitySearch(typed: string) {
  const wanted = typed.trim();
  const [query, setQuery] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(setQuery, PAUSE_MS, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const search = useQuery({
    queryKey: queryKeys.subreddits.named(query),
    queryFn: ({ signal }) =>
      api.searchSubreddits({ query: { q: query, limit: RESULTS } }, { signal }),
    enabled: query !== "",
    staleTime: 60_000,
  });
  return {
    // Only what belongs to the words as they stand: Enter must not pick from an older list.
    items: query === wanted ? (search.data?.items ?? []) : [],
    isSearching: wanted !== "" && (query !== wanted || search.isFetching),
    hasFailed: search.isError,
    retry: () => void search.refetch(),
  };
}
