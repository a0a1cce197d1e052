import type { QueryClient } from "@tanstack/react-query";
import { mutationKeys } from "#web/lib/query-keys.ts";

/** Resolves once no answer of the project is on its way to the server any more. */
export function waitForAnswers(cache: QueryClient, projectId: string): Promise<void> {
  const isSaving = () => cache.isMutating({ mutationKey: mutationKeys.answers(projectId) }) > 0;
  return new Promise((resolve) => {
    if (!isSaving()) return resolve();
    const end = cache.getMutationCache().subscribe(() => {
      if (isSaving()) return;
      end();
      resolve();
    });
  });
}
