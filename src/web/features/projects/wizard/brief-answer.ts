import type { Brief } from "#contract/project.ts";
import type { ProjectDraft } from "./project-draft.ts";

type BriefAnswer = Partial<Pick<ProjectDraft, "name" | "description" | "url">>;

/** What a brief fills in: only what it says. */
export function toAnswer({ name, description, url }: Brief): BriefAnswer {
  return { ...(name && { name }), ...(description && { description }), ...(url && { url }) };
}

const WORDS: Record<keyof BriefAnswer, string> = {
  name: "name",
  description: "description",
  url: "address",
};

/** The fields that would lose what was typed, in words. */
export function findReplaced(draft: ProjectDraft, brief: Brief): string[] {
  const answer = toAnswer(brief);
  return (Object.keys(answer) as (keyof BriefAnswer)[])
    .filter((name) => draft[name].trim() !== "" && draft[name].trim() !== answer[name]?.trim())
    .map((name) => WORDS[name]);
}
