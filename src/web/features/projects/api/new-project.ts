import type { CallInput } from "#contract/client.ts";
import { type ProjectDraft, toChoice } from "../wizard/project-draft.ts";

export function toNewProject(draft: ProjectDraft): CallInput<"createProject">["body"] {
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    url: draft.url.trim(),
    category: draft.category,
    targetAudience: [...draft.targetAudience],
    goals: [...draft.goals],
    targetPlatform: "reddit",
    selectedSubreddits: draft.selectedSubreddits.map(toChoice),
  };
}
