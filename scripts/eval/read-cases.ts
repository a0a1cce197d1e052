import * as z from "zod";
import type { ProjectText } from "#engine/recommendations/reading/read-project.ts";
import { readLines } from "./read-lines.ts";

/** A project as its founder would describe it. */
const ProjectCase = z.object({
  name: z.string().default(""),
  description: z.string(),
  category: z.string().nullable().default(null),
  goals: z.array(z.string()).default([]),
});
export type ProjectCase = z.output<typeof ProjectCase>;

const category = z.string();
const LabelledText = z.union([
  z
    .object({ description: z.string(), category })
    .transform((line) => ({ text: line.description, category: line.category })),
  z.object({ text: z.string(), category }),
]);
export type LabelledText = z.output<typeof LabelledText>;

/** Whom a text is for, by somebody who read it. */
const targetAudience = z.array(z.string()).default([]);
const AddressedText = z.union([
  z
    .object({ description: z.string(), targetAudience })
    .transform((line) => ({ text: line.description, targetAudience: line.targetAudience })),
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

export function readNonsense(file: string): ProjectText[] {
  return readLines(file, Nonsense);
}

export function readLabelled(file: string): LabelledText[] {
  return readLines(file, LabelledText);
}
