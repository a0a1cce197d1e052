import { Combobox } from "@base-ui/react/combobox";
import { useId, useRef, useState } from "react";
import type { SubredditNames } from "#contract/post.ts";
import { formatCompact } from "#engine/text/format-count.ts";
import { controlClass } from "#web/components/ui/field-frame.tsx";
import { optionClass } from "#web/components/ui/option-class.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useSubredditNames } from "../api/use-subreddit-names.ts";

type Named = SubredditNames["items"][number];

type SubredditFieldProps = {
  /** What is chosen, as it is written: "r/SaaS"; empty when nothing is. */
  chosen: string;
  onChoose: (subredditId: string) => void;
};

const MAX_QUERY_LENGTH = 60;

/** The community a draft is meant for, found by part of its name. */
export function SubredditField({ chosen, onChoose }: SubredditFieldProps) {
  // What is being typed; null while the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { items, ...search } = useSubredditNames(typed ?? "");
  const inputId = useId();
  // Opens within the landmark of its field rather than at the end of the page.
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-1.5">
      <Combobox.Root<Named>
        items={items}
        filter={null}
        autoHighlight
        value={null}
        onValueChange={(subreddit) => {
          if (!subreddit) return;
          setTyped(null);
          onChoose(subreddit.id);
        }}
        open={isOpen && typed !== null && typed.trim() !== ""}
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
          maxLength={MAX_QUERY_LENGTH}
          spellCheck={false}
          autoCapitalize="none"
          onKeyDown={(event) => {
            // Nothing is there to be picked yet, and closing the list would not help.
            if (event.key !== "Enter" || !search.isSearching) return;
            event.preventBaseUIHandler();
            event.preventDefault();
          }}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
          className={classNames(controlClass, "h-10 font-mono")}
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
                {(subreddit: Named) => (
                  <Combobox.Item key={subreddit.id} value={subreddit} className={optionClass}>
                    <span className="min-w-0 font-mono break-all">{subreddit.fullName}</span>
                    <span className="shrink-0 text-sm text-muted">
                      {formatCompact(subreddit.members)} members
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

type Search = Omit<ReturnType<typeof useSubredditNames>, "items">;

function describeSearch(count: number, { isSearching, hasFailed, isLimited }: Search) {
  if (count > 0) return null;
  if (isSearching) return "Searching...";
  if (isLimited) return "Too many searches. Please wait a moment and type again.";
  if (hasFailed) return "The search did not work. Type again to retry.";
  return "No community of the catalogue has this name.";
}
