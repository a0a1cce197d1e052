import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#contract/client.ts";
import type { Project } from "#contract/project.ts";
import { api } from "#web/lib/api.ts";
import { projectQuery } from "./use-project.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/projects/toasts.ts";

type Pair = { projectId: string; subredditId: string };

/** `there` was there before; only what was added just now can be undone just as well. */
export type Membership = "none" | "adding" | "added" | "removing" | "there";

/** Adds a community to a project, and remembers on this page what became of it. */
export function useAddToProject() {
  const cache = useQueryClient();
  const [seen, setSeen] = useState<Record<string, Membership>>({});
  const see = (pair: Pair, membership: Membership) =>
    setSeen((before) => ({ ...before, [keyOf(pair)]: membership }));

  const adding = useMutation({
    mutationFn: async (pair: Pair): Promise<Membership> => {
      // Adding twice does no harm, but its Undo would take off what was there before.
      if (includes(await cache.fetchQuery(projectQuery(pair.projectId)), pair)) return "there";
      await api.addProjectSubreddit({ params: pair });
      return "added";
    },
    onMutate: (pair) => see(pair, "adding"),
    onSuccess: (membership, pair) => see(pair, membership),
    onError: (error, pair) => {
      see(pair, "none");
      showRefusal(error, TOASTS.communityNotAdded);
    },
    onSettled: () => void refreshAfter(cache, "project-saved"),
  });

  const removing = useMutation({
    mutationFn: (pair: Pair) => api.removeProjectSubreddit({ params: pair }),
    onMutate: (pair) => see(pair, "removing"),
    onSuccess: (_, pair) => see(pair, "none"),
    onError: (error, pair) => {
      see(pair, "added");
      showRefusal(error, TOASTS.communityNotTakenBack);
    },
    onSettled: () => void refreshAfter(cache, "project-saved"),
  });

  return {
    add: adding.mutate,
    undo: removing.mutate,
    membershipOf: (pair: Pair): Membership => {
      const known = seen[keyOf(pair)];
      if (known) return known;
      const project = cache.getQueryData<Project>(queryKeys.projects.detail(pair.projectId));
      return project && includes(project, pair) ? "there" : "none";
    },
  };
}

function includes(project: Project, { subredditId }: Pair): boolean {
  return project.recommendations.some((chosen) => chosen.subredditId === subredditId);
}

function keyOf({ projectId, subredditId }: Pair): string {
  return `${projectId}/${subredditId}`;
}

function showRefusal(error: unknown, fallback: string): void {
  const said = error instanceof ApiError ? error.serverMessage : null;
  showError(error, { fallback: said ?? fallback });
}
