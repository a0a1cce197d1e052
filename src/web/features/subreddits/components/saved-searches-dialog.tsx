import { useEffect, useRef, useState } from "react";
import type { SavedSearch, NewSavedSearch } from "#contract/accounts/saved-search.ts";
import {
  type SearchParts,
  linkToSearch,
  useSavedSearches,
} from "#web/components/subreddits/search-params.ts";
import { Button, IconButton } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialogs/dialog.tsx";
import { ErrorNotice } from "#web/components/ui/error-notice.tsx";
import { Skeleton, SkeletonGroup } from "#web/components/ui/skeleton.tsx";
import { errorMessage } from "#web/lib/error-message.ts";
import {
  describeSearch,
  suggestName,
  toNewSearch,
} from "#web/features/subreddits/saved/describe-search.ts";
import { SearchNameForm } from "./search-name-form.tsx";
import { Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import { api } from "#web/lib/api.ts";
import { refreshAfter } from "#web/lib/query-keys.ts";

type SavedSearchesDialogProps = {
  current: SearchParts | null;
  isOpen: boolean;
  onClose: () => void;
};

export function SavedSearchesDialog({ current, isOpen, onClose }: SavedSearchesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={(next) => !next && onClose()} title="Saved searches">
      <div className="flex flex-col gap-6">
        {current ? (
          <SaveCurrent search={current} />
        ) : (
          <p className="text-base text-soft">Search or filter first.</p>
        )}
        <SavedList isSaving={current !== null} onOpenSearch={onClose} />
      </div>
    </Dialog>
  );
}

function SaveCurrent({ search }: { search: SearchParts }) {
  const save = useSaveSearch();
  if (save.isSuccess) {
    return (
      <output className="text-base text-soft">
        Saved as <strong className="text-ink">{save.data.name}</strong>.
      </output>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <SearchNameForm
        label="Save this search as"
        initial={suggestName(search)}
        submitLabel="Save"
        send={(name) => save.mutateAsync(toNewSearch(name, search))}
        wordFailure={wordSearchFailure}
      />
      {/* Words alone are in the name already. */}
      {suggestName(search) !== search.q && (
        <p className="text-sm text-muted">{describeSearch(search)}</p>
      )}
    </div>
  );
}

type SavedListProps = { isSaving: boolean; onOpenSearch: () => void };

function SavedList({ isSaving, onOpenSearch }: SavedListProps) {
  const searches = useSavedSearches();
  const removal = useDeleteSearch();
  const restoring = useSaveSearch();
  const [deleted, setDeleted] = useState<SavedSearch | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = searches.data?.items ?? [];

  // The button that was pressed goes with its row: the keyboard goes on beside it.
  const hadDeleted = useRef(false);
  useEffect(() => {
    if (deleted) undo.current?.focus();
    else if (hadDeleted.current) list.current?.focus();
    hadDeleted.current = deleted !== null;
  }, [deleted]);

  const remove = (search: SavedSearch) =>
    removal.mutate(search, {
      onSuccess: () => {
        setDeleted(search);
        restoring.reset();
      },
    });
  const restore = (search: SavedSearch) =>
    restoring.mutate(toNewSearch(search.name, search), {
      onSuccess: () => setDeleted(null),
    });
  const failed = [removal.error, restoring.error].find(Boolean);

  if (searches.isPending) {
    return (
      <SkeletonGroup label="Loading saved searches" className="flex flex-col gap-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  if (!searches.data) {
    return (
      <ErrorNotice
        title="We couldn't load your saved searches"
        text={errorMessage(searches.error, {}, !navigator.onLine)}
        onRetry={() => void searches.refetch()}
        isRetrying={searches.isFetching}
      />
    );
  }
  if (isSaving && items.length === 0 && !deleted && !failed) return null;
  return (
    <div className="flex flex-col gap-3">
      {deleted && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2">
          <output className="min-w-0 text-base break-words">
            Deleted <strong>{deleted.name}</strong>
          </output>
          <Button
            ref={undo}
            tone="secondary"
            size="sm"
            isBusy={restoring.isPending}
            onClick={() => restore(deleted)}
          >
            Undo
          </Button>
        </div>
      )}
      {failed && (
        <p role="alert" className="text-sm text-fail">
          {wordSearchFailure(failed)}
        </p>
      )}
      {items.length === 0 && !deleted && (
        <p className="text-base text-muted">No saved searches yet.</p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Saved searches"
        className="divide-y divide-line outline-none empty:hidden"
      >
        {items.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            isDeleting={removal.isPending && removal.variables.id === search.id}
            onDelete={() => remove(search)}
            onOpen={onOpenSearch}
          />
        ))}
      </ul>
    </div>
  );
}

type SavedSearchRowProps = {
  search: SavedSearch;
  isDeleting: boolean;
  onDelete: () => void;
  onOpen: () => void;
};

function SavedSearchRow({ search, isDeleting, onDelete, onOpen }: SavedSearchRowProps) {
  const [isNaming, setIsNaming] = useState(false);
  const rename = useRenameSearch();
  const pencil = useRef<HTMLButtonElement>(null);
  const endNaming = () => setIsNaming(false);
  const wasNaming = useRef(false);
  useEffect(() => {
    if (wasNaming.current && !isNaming) pencil.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  if (isNaming) {
    return (
      <li className="py-3">
        <SearchNameForm
          label="New name"
          initial={search.name}
          submitLabel="Rename"
          send={(name) => rename.mutateAsync({ id: search.id, name })}
          onSent={endNaming}
          wordFailure={wordSearchFailure}
          onCancel={endNaming}
        />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 py-1.5">
      <Link
        to={linkToSearch(search)}
        onClick={onOpen}
        className="min-w-0 flex-1 rounded-control px-2 py-1.5 -ml-2 hover:bg-hover"
      >
        <span dir="auto" className="block font-medium break-words">
          {search.name}
        </span>
        <span className="block text-sm break-words text-muted">{describeSearch(search)}</span>
      </Link>
      <IconButton ref={pencil} label={`Rename ${search.name}`} onClick={() => setIsNaming(true)}>
        <Pencil size={16} />
      </IconButton>
      <IconButton
        label={`Delete ${search.name}`}
        aria-disabled={isDeleting || undefined}
        onClick={() => !isDeleting && onDelete()}
        className="-mr-2"
      >
        <Trash2 size={16} />
      </IconButton>
    </li>
  );
}

/** What fails is said in the dialog, beside what was typed. */
function useSaveSearch() {
  return useMutation({
    mutationFn: (body: NewSavedSearch) => api.saveSearch({ body }),
    onSettled: useReload(),
  });
}

function useRenameSearch() {
  return useMutation({
    mutationFn: ({ id, name }: Pick<SavedSearch, "id" | "name">) =>
      api.renameSearch({ params: { savedSearchId: id }, body: { name } }),
    onSettled: useReload(),
  });
}

function useDeleteSearch() {
  return useMutation({
    mutationFn: ({ id }: SavedSearch) => api.deleteSearch({ params: { savedSearchId: id } }),
    onSettled: useReload(),
  });
}

function useReload() {
  const queryClient = useQueryClient();
  return () => refreshAfter(queryClient, "search-saved");
}

function wordSearchFailure(error: unknown): string {
  const isOurs = error instanceof ApiError && error.code === "CONFLICT";
  return (isOurs && error.serverMessage) || errorMessage(error, {}, !navigator.onLine);
}
