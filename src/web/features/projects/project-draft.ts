import type { Project } from "#contract/project.ts";
import { PROJECT_DESCRIPTION, PROJECT_NAME, WEB_ADDRESS } from "#engine/projects/project-fields.ts";
import { judgeText, keepFaults } from "#engine/text/text-field.ts";
import type { Faults } from "#web/lib/hooks/use-draft-form.ts";
import type { ProjectEdit } from "./api/use-update-project.ts";

/** What the form holds: as typed. */
export type ProjectDraft = Pick<
  Project,
  "name" | "description" | "category" | "targetAudience" | "goals" | "status"
> & { url: string };

type Field = keyof ProjectDraft;
export type ProjectFaults = Faults<ProjectDraft>;

const FIELDS: readonly Field[] = [
  "name",
  "description",
  "url",
  "category",
  "targetAudience",
  "goals",
  "status",
];

export function toDraft(project: Project): ProjectDraft {
  const { name, description, url, category, targetAudience, goals, status } = project;
  return { name, description, url: url ?? "", category, targetAudience, goals, status };
}

/** Only what differs is sent, so that two tabs do not undo each other; null when nothing does. */
export function findChanges(project: Project, draft: ProjectDraft): ProjectEdit | null {
  const before = toDraft(project);
  const after = { ...draft, name: draft.name.trim(), description: draft.description.trim() };
  const changed = FIELDS.filter((field) => !isSame(before[field], after[field]));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((field) => [field, after[field]])) as ProjectEdit;
}

export function findFaults({ name, description, url }: ProjectDraft): ProjectFaults {
  return keepFaults({
    name: judgeText(name.trim(), PROJECT_NAME),
    description: judgeText(description.trim(), PROJECT_DESCRIPTION),
    url: judgeText(url.trim(), WEB_ADDRESS),
  });
}

/** Lists of options are the same in any order. */
function isSame(before: ProjectDraft[Field], after: ProjectDraft[Field]): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return typeof before === "string" && typeof after === "string"
      ? before.trim() === after.trim()
      : before === after;
  }
  return before.length === after.length && before.every((entry) => after.some((e) => e === entry));
}
