export type ProjectText = { name: string; description: string };

/** Shorter descriptions say little; the name may say the rest. */
const SHORT_DESCRIPTION_WORDS = 6;

/** What a project says it is: its description, and its name only where that says too little. */
export function textOf(project: ProjectText): string {
  if (saysEnough(project)) return withoutName(project);
  return [project.name.trim(), project.description.trim()].filter(Boolean).join(". ");
}

/** Whether a description can do without the project's name. */
export function saysEnough(project: ProjectText): boolean {
  const words = withoutName(project).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length >= SHORT_DESCRIPTION_WORDS;
}

/** Whole words as they are written: of a project called Pet the petitions stay. */
function withoutName({ name, description }: ProjectText): string {
  if (name.trim() === "") return description;
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = String.raw`(?<![\p{L}\p{N}])${escaped}(?:['’]s)?(?![\p{L}\p{N}])`;
  return description.replace(new RegExp(whole, "gu"), " ").trim();
}
