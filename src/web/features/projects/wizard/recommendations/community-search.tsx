import { Combobox } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { Subreddit } from "#contract/subreddit.ts";
import { formatCompact } from "#engine/text/format-count.ts";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { optionClass } from "#web/components/ui/option-class.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useCommunitySearch } from "../../api/use-community-search.ts";
import type { SubredditChoice } from "../project-draft.ts";

type CommunitySearchProps = {
  selected: readonly SubredditChoice[];
  onAdd: (subreddit: Subreddit) => void;
};

const MAX_QUERY_LENGTH = 200;

/** Adds any community of the catalogue; one that is already chosen stays chosen. */
export function CommunitySearch({ selected, onAdd }: CommunitySearchProps) {
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const { items, ...search } = useCommunitySearch(typed);
  const inputId = useId();
  // Opens within the landmark of its field rather than at the end of the page.
  const place = useRef<HTMLDivElement>(null);
  const isSelected = (one: Subreddit) => selected.some(({ id }) => id === one.id);
  return (
    <div className="flex flex-col gap-1.5">
      <Combobox.Root<Subreddit>
        items={items}
        filter={null}
        autoHighlight
        value={null}
        onValueChange={(subreddit) => {
          if (subreddit && !isSelected(subreddit)) onAdd(subreddit);
          setTyped("");
        }}
        // With nothing typed there is nothing to list.
        open={isOpen && typed.trim() !== ""}
        onOpenChange={setOpen}
        inputValue={typed}
        onInputValueChange={(next, { reason }) => {
          if (reason === "input-change" || reason === "input-clear") setTyped(next);
        }}
        itemToStringLabel={({ fullName }) => fullName}
      >
        <label htmlFor={inputId} className="text-sm font-medium">
          Add a community by name
        </label>
        <Combobox.Input
          id={inputId}
          placeholder="r/SaaS, or a topic"
          maxLength={MAX_QUERY_LENGTH}
          onKeyDown={(event) => {
            // Nothing is there to be picked yet, and closing the list would not help.
            if (event.key !== "Enter" || !search.isSearching) return;
            event.preventBaseUIHandler();
            event.preventDefault();
          }}
          spellCheck={false}
          className={classNames(controlClass, "h-10")}
        />
        <div ref={place} />
        <Combobox.Portal container={place}>
          <Combobox.Positioner align="start" sideOffset={4} className="z-30 outline-none">
            <Combobox.Popup className="floating w-(--anchor-width) origin-(--transform-origin) p-1.5">
              <Combobox.Status className="px-2.5 py-1 text-sm text-muted empty:hidden">
                {describeSearch(items.length, search)}
              </Combobox.Status>
              <Combobox.List
                aria-label="Communities"
                className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none"
              >
                {(subreddit: Subreddit) => (
                  <Combobox.Item key={subreddit.id} value={subreddit} className={optionClass}>
                    <span className="min-w-0 font-mono break-all">{subreddit.fullName}</span>
                    <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
                      {formatCompact(subreddit.members)} members
                      {isSelected(subreddit) && (
                        <Check size={16} aria-label="Selected" className="text-accent" />
                      )}
                    </span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
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
  return "No community of the catalogue has this name.";
}
