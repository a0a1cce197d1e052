import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";

export function useResultsExport(projectId: string) {
  return useMutation({
    mutationFn: () => api.exportProjectResults({ params: { projectId } }),
    onSuccess: (table) => {
      saveFile("foothold-results.csv", table);
      showToast("success", "The results were exported", { description: "foothold-results.csv" });
    },
    onError: (error) =>
      showError(error, { fallback: "The results were not exported. Please try again." }),
  });
}
