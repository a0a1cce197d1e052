import { useMutation } from "@tanstack/react-query";
import { nameExport } from "#engine/accounts/name-export.ts";
import { api } from "#web/lib/api.ts";
import { showError } from "#web/lib/show-error.ts";
import { showToast } from "#web/lib/toast.ts";
import { saveFile } from "../save-file.ts";

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
