import * as z from "zod";
import { type ProjectText, textOf } from "#engine/recommendations/match-terms.ts";
import { readLines } from "./read-lines.ts";

const Names = z.array(z.string()).transform((names) => names.map((name) => name.toLowerCase()));

/** A project, and the communities that somebody called right or wrong for it before seeing any list. */
const ProjectCase = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  goals: z.array(z.string()),
  kind: z.string(),
  language: z.string(),
  /** Of sets that nothing may ever be fitted on. */
  half: z.literal("unseen").optional(),
  relevant: z.object({ post: Names, closed: Names, unknown: Names }),
  wrong: Names,
});
export type ProjectCase = z.output<typeof ProjectCase>;

/** What was judged afterwards, one by one, about communities in lists that no label speaks of. */
const Judgement = z.object({ id: z.string(), right: Names, closed: Names, irrelevant: Names });
export type Judgement = z.output<typeof Judgement>;

const category = z.string();
const LabelledText = z.union([
  z
    .object({ name: z.string(), description: z.string(), category })
    .transform((line) => ({ text: textOf(line), category: line.category })),
  z.object({ text: z.string(), category }),
]);
export type LabelledText = z.output<typeof LabelledText>;

/** Whom a text is for, by somebody who read it. */
const targetAudience = z.array(z.string()).default([]);
const AddressedText = z.union([
  z
    .object({ name: z.string(), description: z.string(), targetAudience })
    .transform((line) => ({ text: textOf(line), targetAudience: line.targetAudience })),
  z.object({ text: z.string(), targetAudience }),
]);
export type AddressedText = z.output<typeof AddressedText>;

const Nonsense = z.object({ name: z.string(), description: z.string() });

/** Those of which somebody said whom they are for. */
export function readAddressed(file: string): AddressedText[] {
  return readLines(file, AddressedText).filter((line) => line.targetAudience.length > 0);
}

export function readProjects(file: string): ProjectCase[] {
  return readLines(file, ProjectCase);
}

export function readJudgements(file: string): Map<string, Judgement> {
  const judged = readLines(file, Judgement);
  return new Map(judged.map((one) => [one.id, one]));
}

export function readNonsense(file: string): ProjectText[] {
  return readLines(file, Nonsense);
}

export function readLabelled(file: string): LabelledText[] {
  return readLines(file, LabelledText);
}
