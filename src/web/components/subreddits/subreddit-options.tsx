import { Combobox } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import { useRef } from "react";
import { type MemberFigure, wordMembersShort } from "#engine/subreddits/word-members.ts";
import { optionClass } from "#web/components/ui/field-frame.tsx";

type Named = MemberFigure & { id: string; fullName: string };

type SubredditOptionsProps<T extends Named> = {
  /** What the search has to say while there is nothing to pick. */
  status: string | null;
  isSelected?: (subreddit: T) => boolean;
};

/** The list below a field that finds communities by name. */
export function SubredditOptions<T extends Named>({
  status,
  isSelected,
}: SubredditOptionsProps<T>) {
  // Opens within the landmark of its field rather than at the end of the page.
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={place} className="contents" />
      <Combobox.Portal container={place}>
        <Combobox.Positioner align="start" sideOffset={4} className="z-30 outline-none">
          <Combobox.Popup className="floating w-(--anchor-width) origin-(--transform-origin) p-1.5">
            <Combobox.Status className="px-2.5 py-1 text-sm text-muted empty:hidden">
              {status}
            </Combobox.Status>
            <Combobox.List
              aria-label="Communities"
              className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none"
            >
              {(subreddit: T) => (
                <Combobox.Item key={subreddit.id} value={subreddit} className={optionClass}>
                  <span className="min-w-0 font-mono break-all">{subreddit.fullName}</span>
                  <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
                    {wordMembersShort(subreddit)}
                    {isSelected?.(subreddit) && (
                      <Check size={16} aria-label="Selected" className="text-accent" />
                    )}
                  </span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </>
  );
}

type InputKeyEvent = Parameters<NonNullable<Combobox.Input.Props["onKeyDown"]>>[0];

/**
 * Enter in an open list picks what is highlighted, or else the first: a pointer that happens to
 * rest where the list opens takes the highlight away. While nothing is there to be picked the list
 * stays, since closing it would take the words along.
 */
export function pickByEnter<T>(
  event: InputKeyEvent,
  { items, isSearching }: { items: readonly T[]; isSearching: boolean },
  onPick: (item: T) => void,
): void {
  const input = event.currentTarget;
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  if (input.getAttribute("aria-expanded") !== "true") return;
  if (!isSearching && input.hasAttribute("aria-activedescendant")) return;
  event.preventBaseUIHandler();
  event.preventDefault();
  const [first] = items;
  if (!isSearching && first !== undefined) onPick(first);
}
