import { useMutation } from "@tanstack/react-query";
import { nameExport } from "#engine/accounts/name-export.ts";
import { api } from "#web/lib/api.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";

/** Fetched with the token rather than linked to: an address alone opens nothing. */
export function useExport() {
  return useMutation({
    mutationFn: () => api.exportAccount(),
    onSuccess: (data) => {
      const name = nameExport(data.exportedAt);
      saveFile(name, JSON.stringify(data, null, 2));
      showToast("success", "Your data was exported", { description: name });
    },
    onError: (error) =>
      showError(error, { fallback: "Your data was not exported. Please try again." }),
  });
}

/** Posts alone, for spreadsheets. */
export function useExportPosts() {
  return useMutation({
    mutationFn: () => api.exportPosts(),
    onSuccess: (table) => {
      saveFile("foothold-posts.csv", table);
      showToast("success", "Your posts were exported", { description: "foothold-posts.csv" });
    },
    onError: (error) =>
      showError(error, { fallback: "Your posts were not exported. Please try again." }),
  });
}
