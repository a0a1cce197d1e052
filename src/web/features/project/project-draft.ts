import { ApiError } from "#contract/client.ts";
import type { Project } from "#contract/project.ts";
import type { ProjectEdit } from "./api/use-update-project.ts";

/** As the contract has them; it is not imported, because its schemas would come along. */
export const MAX_NAME_LENGTH = 100;
export const MAX_DESCRIPTION_LENGTH = 5000;
export const MAX_URL_LENGTH = 2000;

/** What the form holds: as typed. */
export type ProjectDraft = Pick<
  Project,
  "name" | "description" | "category" | "targetAudience" | "goals" | "status"
> & { url: string };

export type Field = keyof ProjectDraft;
export type Faults = Partial<Record<Field, string>>;

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

export function findFaults({ name, description, url }: ProjectDraft): Faults {
  return {
    ...(name.trim() === "" && { name: "Please name your project." }),
    ...(name.trim().length > MAX_NAME_LENGTH && {
      name: `The name can have at most ${MAX_NAME_LENGTH} characters.`,
    }),
    ...(description.trim().length > MAX_DESCRIPTION_LENGTH && {
      description: "The description can have at most 5,000 characters.",
    }),
    ...(url.trim().length > MAX_URL_LENGTH && { url: "This address is too long." }),
  };
}

/** What the server said of each field. */
export function readFaults(error: unknown): Faults {
  const issues = error instanceof ApiError ? error.details["issues"] : null;
  if (!Array.isArray(issues)) return {};
  const faults: Faults = {};
  for (const { field, message } of issues as { field: string; message: string }[]) {
    const named = FIELDS.find((name) => field === name || field.startsWith(`${name}.`));
    if (named) faults[named] ??= message;
  }
  return faults;
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
