import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "#contract/client.ts";
import type { Task, Today } from "#contract/task.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";
import { TOASTS } from "#web/features/tasks/toasts.ts";

/** Ticked at once, and taken back where the server refuses; pressing again takes the tick back. */
export function useTickTask(projectId: string | null): (task: Task) => void {
  const cache = useQueryClient();
  const key = queryKeys.tasks.of(projectId);
  const put = (taskKey: string, isDone: boolean) =>
    cache.setQueryData<Today>(key, (today) => today && setTick(today, taskKey, isDone));
  const { mutate } = useMutation({
    // One after the other: taking back must not overtake the tick.
    scope: { id: "task-ticks" },
    mutationFn: ({ key: taskKey, isDone }: Task) => {
      const input = { params: { taskKey } };
      return isDone ? api.untickTask(input) : api.tickTask(input);
    },
    onMutate: async (task) => {
      await cache.cancelQueries({ queryKey: queryKeys.tasks.all });
      put(task.key, !task.isDone);
    },
    onError: (error, task) => {
      put(task.key, task.isDone);
      const said = error instanceof ApiError ? error.serverMessage : null;
      showError(error, { fallback: said ?? TOASTS.notTicked });
    },
    onSettled: () => refreshAfter(cache, "task-ticked"),
  });
  return (task) => {
    if (!task.isDone || task.canUndo) mutate(task);
  };
}

/** The day with one task ticked, or not any more. */
export function setTick(today: Today, taskKey: string, isDone: boolean): Today {
  return {
    ...today,
    tasks: today.tasks.map((task) =>
      task.key === taskKey ? Object.assign({}, task, { isDone, canUndo: isDone }) : task,
    ),
  };
}
