import type { QueryClient } from "@tanstack/react-query";

/** Under this key answers of the interview are saved. */
export function answersKey(projectId: string) {
  return ["founder-answers", projectId] as const;
}

/** Resolves once no answer of the project is on its way to the server any more. */
export function waitForAnswers(cache: QueryClient, projectId: string): Promise<void> {
  const isSaving = () => cache.isMutating({ mutationKey: answersKey(projectId) }) > 0;
  return new Promise((resolve) => {
    if (!isSaving()) return resolve();
    const end = cache.getMutationCache().subscribe(() => {
      if (isSaving()) return;
      end();
      resolve();
    });
  });
}
