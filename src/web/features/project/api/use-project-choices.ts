import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { projectKeys } from "./project-keys.ts";

/** The projects that a community can be added to: those that are not put away. */
export function useProjectChoices() {
  return useQuery({
    queryKey: projectKeys.choices,
    queryFn: ({ signal }) => api.listProjects({}, { signal }),
  });
}
