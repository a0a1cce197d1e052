import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog as Base } from "@base-ui/react/dialog";
import {
  ArrowRight,
  Bookmark,
  FileText,
  FolderOpen,
  type LucideIcon,
  Search,
  Settings,
  Users,
  Zap,
} from "lucide-react";
import { type RefObject, useMemo, useRef, useState } from "react";
import { useNavigate, useLocation } from "react-router";
import { MAIN_ID } from "#web/components/layout/skip-link.tsx";
import { classNames } from "#web/lib/class-names.ts";
import { session } from "#web/lib/session/session.ts";
import { chooseTheme, type Theme } from "#web/lib/theme.ts";
import {
  type PaletteAct,
  type PaletteEntry,
  type PaletteGroup,
  addWaysOn,
  listEntries,
  rankEntries,
} from "./palette-entry.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { useCommunitySearch } from "#web/components/subreddits/community-search.tsx";
import { findUnknownName } from "#web/components/subreddits/find-unknown-name.ts";
import { useIsConnected } from "#web/lib/hooks/use-is-connected.ts";
import { SEARCH_WORDS } from "#engine/subreddits/list-options.ts";
import { findAddressed } from "#engine/subreddits/community-name.ts";
import { scrimClass } from "#web/components/ui/dialogs/dialog.tsx";
import { useSavedSearches } from "#web/components/subreddits/search-params.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

type PaletteDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowShortcuts: () => void;
};

/** Goes anywhere by a few letters: a field with a list below it, over the page. */
export function PaletteDialog({ isOpen, onOpenChange, onShowShortcuts }: PaletteDialogProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const hasLeft = useRef(false);

  const follow = ({ leads }: PaletteEntry) => {
    hasLeft.current = "to" in leads;
    onOpenChange(false);
    if ("to" in leads) void navigate(leads.to);
    else act(leads.act, onShowShortcuts);
  };

  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => {
        hasLeft.current = false;
        onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          initialFocus={input}
          // A page that was gone to begins at its content; otherwise the keyboard returns to where it was.
          finalFocus={() => !hasLeft.current || document.getElementById(MAIN_ID)}
          className="floating fixed top-[10dvh] left-1/2 z-50 flex max-h-[min(32rem,80dvh)] w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 flex-col overflow-hidden outline-none"
        >
          <Base.Title className="sr-only">Go to anything</Base.Title>
          <PaletteList inputRef={input} onChoose={follow} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function act(name: PaletteAct, onShowShortcuts: () => void): void {
  if (name === "shortcuts") return onShowShortcuts();
  if (name === "sign-out") return void session.signOut();
  chooseTheme(name.slice("theme-".length) as Theme);
}

type PaletteListProps = {
  inputRef: RefObject<HTMLInputElement | null>;
  onChoose: (entry: PaletteEntry) => void;
};

type ShownGroup = { value: PaletteGroup; items: PaletteEntry[] };

function PaletteList({ inputRef, onChoose }: PaletteListProps) {
  const [typed, setTyped] = useState("");
  const { entries, missing, canAdd, isSearching, hasFailed } = usePaletteData(typed);
  const ranked = useMemo(() => rankEntries(entries, typed), [entries, typed]);
  // A plain word may be meant for anything else that is found.
  const unknown = ranked.length === 0 || findAddressed(typed) !== undefined ? missing : null;
  const groups = useMemo(
    () =>
      (unknown === null ? ranked : addWaysOn(ranked, { name: unknown, canAdd })).map(
        ({ group, entries: items }): ShownGroup => ({ value: group, items }),
      ),
    [ranked, unknown, canAdd],
  );
  return (
    <Autocomplete.Root
      inline
      open
      // Ranked already, and by more than the label.
      mode="none"
      items={groups}
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={(next, { reason }) => {
        // Choosing one would write it into the field.
        if (reason !== "item-press") setTyped(next);
      }}
      itemToStringValue={({ label }: PaletteEntry) => label}
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search size={18} className="shrink-0 text-muted" />
        <Autocomplete.Input
          ref={inputRef}
          aria-label="Go to anything"
          placeholder="Project, post, community or action"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SEARCH_WORDS.longest}
          className="h-13 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-muted"
        />
      </div>
      <Autocomplete.Status className="px-4 py-3 text-sm text-muted empty:hidden">
        {unknown === null
          ? describeList(groups.length, { isSearching, hasFailed })
          : `We don't know r/${unknown}.`}
      </Autocomplete.Status>
      <Autocomplete.List
        aria-label="Results"
        className="overflow-y-auto overscroll-contain scroll-py-1.5 p-1.5 outline-none empty:hidden"
      >
        {({ value, items }: ShownGroup) => (
          <Autocomplete.Group key={value} items={items}>
            <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
              {value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(entry: PaletteEntry) => <Option key={entry.id} entry={entry} onChoose={onChoose} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function describeList(
  groups: number,
  { isSearching, hasFailed }: { isSearching: boolean; hasFailed: boolean },
): string | null {
  if (hasFailed) return "Some results could not be loaded. Type again to retry.";
  if (groups > 0) return null;
  return isSearching ? "Searching..." : "Nothing found. Try fewer letters.";
}

const ICONS: Record<PaletteGroup, LucideIcon> = {
  "This project": ArrowRight,
  Projects: FolderOpen,
  Posts: FileText,
  Communities: Users,
  "Saved searches": Bookmark,
  Actions: Zap,
  Settings,
};

type OptionProps = { entry: PaletteEntry; onChoose: (entry: PaletteEntry) => void };

function Option({ entry, onChoose }: OptionProps) {
  const { group, label, detail } = entry;
  const Icon = ICONS[group];
  return (
    <Autocomplete.Item
      value={entry}
      onClick={() => onChoose(entry)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 text-base outline-none select-none data-highlighted:bg-hover"
    >
      <Icon size={16} className="shrink-0 text-muted" />
      <span
        dir="auto"
        className={classNames("min-w-0 flex-1 truncate", label.startsWith("r/") && "font-mono")}
      >
        {label}
      </span>
      {detail && <span className="max-w-[45%] shrink-0 truncate text-sm text-muted">{detail}</span>}
    </Autocomplete.Item>
  );
}

/** The posts of more projects than that are found on their own pages. */
const PROJECTS_WITH_POSTS = 5;
const FRESH_MS = MINUTE_MS;
/** One letter fits half of the catalogue. */
const FEWEST_LETTERS = 2;

/** What can be chosen: from what the pages have asked for already, and one search of the catalogue. */
function usePaletteData(typed: string) {
  const currentProjectId = /^\/projects\/([0-9a-f-]{36})(?:\/|$)/.exec(useLocation().pathname)?.[1];
  const projects = useQuery({
    queryKey: queryKeys.projects.choices,
    queryFn: ({ signal }) => api.listProjects({}, { signal }),
    staleTime: FRESH_MS,
  });
  const wanted = useMemo(
    () =>
      (projects.data ?? [])
        .toSorted((a, b) => Number(b.id === currentProjectId) - Number(a.id === currentProjectId))
        .slice(0, PROJECTS_WITH_POSTS),
    [projects.data, currentProjectId],
  );
  const posts = useQueries({
    queries: wanted.map(({ id }) => ({
      queryKey: queryKeys.posts.of(id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.getRoadmap({ params: { projectId: id } }, { signal }),
      staleTime: FRESH_MS,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const { items: communities, ...search } = useCommunitySearch(
    typed.trim().length < FEWEST_LETTERS ? "" : typed,
  );
  const missing = findUnknownName(typed, { items: communities, ...search });
  const canAdd = useIsConnected("reddit");
  const searches = useSavedSearches();
  const entries = useMemo(
    () =>
      listEntries({
        currentProjectId: currentProjectId ?? null,
        projects: projects.data ?? [],
        posts,
        communities,
        searches: searches.data?.items ?? [],
      }),
    [currentProjectId, projects.data, posts, communities, searches.data],
  );
  return {
    entries,
    missing,
    canAdd,
    isSearching: projects.isPending || search.isSearching,
    hasFailed: projects.isError || searches.isError || search.hasFailed,
  };
}
