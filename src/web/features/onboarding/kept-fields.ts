import { completeUrl } from "#engine/projects/complete-url.ts";
import { AUDIENCES } from "#engine/projects/project-options.ts";
import { type Answers, writeAnswers } from "./answers.ts";
import { asStep, type Step } from "./steps.ts";

/** The answers, and the step at which they stand. */
export type Form = Answers & { step: Step };

/** The same for all that means the same to the server: " 1,200" and "1200". */
export function readSign(form: Form, field: keyof Form): string {
  if (field === "step") return String(form.step);
  const targetAudience = AUDIENCES.filter((audience) => form.targetAudience.includes(audience));
  const sent = { ...writeAnswers(form), targetAudience, projectUrl: completeUrl(form.projectUrl) };
  return JSON.stringify(sent[field]) ?? "";
}

const TEXTS = [
  "name",
  "redditKarma",
  "redditAccountAge",
  "projectName",
  "projectDescription",
  "projectUrl",
] as const;

/** Read as far as it goes: a storage may hold anything. */
export function parseTyped(typed: Record<string, unknown>): Partial<Form> {
  const { targetAudience: chosen, step } = typed;
  const texts = TEXTS.filter((field) => typeof typed[field] === "string");
  return {
    ...Object.fromEntries(texts.map((field) => [field, typed[field]])),
    ...(Array.isArray(chosen) && {
      targetAudience: AUDIENCES.filter((audience) => chosen.includes(audience)),
    }),
    ...(step !== undefined && { step: asStep(step) }),
  };
}
