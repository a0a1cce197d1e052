import { useEffect, useMemo, useRef, useState } from "react";
import type { ProjectSummary, ProjectStats } from "#contract/project.ts";
import {
  type CardActions,
  findFocusPlace,
  neighboursOf,
} from "./components/card/your-projects.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { showToast } from "#web/lib/toast.ts";
import { type Archiving, markArchived } from "./api/use-update-project.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";

export type CardDialog = {
  kind: "edit" | "remove";
  project: ProjectSummary;
  /** Where the keyboard goes on if the project goes. */
  neighbours: string[];
};

/** What the menus of the cards do, and the dialog that one of them has opened. */
export function useCardActions(projects: readonly ProjectSummary[]) {
  const { mutate } = useArchiveProject();
  const [dialog, setDialog] = useState<CardDialog | null>(null);
  const leaving = useRef<{ id: string; neighbours: string[] } | null>(null);
  const listed = useRef(projects);

  useEffect(() => {
    listed.current = projects;
    const left = leaving.current;
    if (!left || projects.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    // Only a keyboard whose card has gone is without a place.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) findFocusPlace(left.neighbours)?.focus();
    });
  }, [projects]);

  // The same for every card and every time, or each of them would be drawn anew.
  const actions = useMemo<CardActions>(() => {
    const open = (kind: CardDialog["kind"]) => (project: ProjectSummary) =>
      setDialog({ kind, project, neighbours: neighboursOf(listed.current, project.id) });
    return {
      edit: open("edit"),
      remove: open("remove"),
      archive: ({ id }, isArchived) => {
        leaving.current = { id, neighbours: neighboursOf(listed.current, id) };
        mutate({ projectId: id, isArchived });
      },
    };
  }, [mutate]);

  return { actions, dialog, closeDialog: () => setDialog(null) };
}

/** Shows at once; the statistics are read again either way, so a refusal puts the card back. */
function useArchiveProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ projectId, isArchived }: Archiving) => {
      const params = { projectId };
      return isArchived ? api.archiveProject({ params }) : api.unarchiveProject({ params });
    },
    onMutate: async (archiving) => {
      await cache.cancelQueries({ queryKey: queryKeys.projects.allStats });
      for (const includeArchived of [true, false]) {
        cache.setQueryData<ProjectStats>(
          queryKeys.projects.stats(includeArchived),
          (stats) => stats && markArchived(stats, { ...archiving, includeArchived }),
        );
      }
    },
    onSuccess: (_, { isArchived }) => {
      showToast("success", isArchived ? TOASTS.archived : TOASTS.unarchived);
    },
    onError: (error, { isArchived }) => {
      logError(error);
      showToast("error", isArchived ? TOASTS.notArchived : TOASTS.notUnarchived);
    },
    onSettled: () => void refreshAfter(cache, "project-saved"),
  });
}
