import { useOutletContext } from "react-router";
import type { Project } from "#contract/project.ts";

/** The project whose view this is; the frame around the views has loaded it. */
export function useShownProject(): Project {
  return useOutletContext<Project>();
}
