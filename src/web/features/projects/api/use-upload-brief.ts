import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Failures are told where the file was dropped, so there is no toast for them. */
export function useUploadBrief() {
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set("file", file);
      return api.uploadBrief({ body });
    },
  });
}
