import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { type ProjectText, textOf } from "#engine/recommendations/match-terms.ts";

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

export type LabelledText = { text: string; category: string };

/** Whom a text is for, by somebody who read it. */
export type AddressedText = { text: string; targetAudience: string[] };

const Addressed = z.object({ targetAudience: z.array(z.string()).default([]) });
const Label = z.object({ category: z.string() });
const Text = z.union([
  z.object({ name: z.string(), description: z.string() }).transform(textOf),
  z.object({ text: z.string() }).transform((line) => line.text),
]);
const Nonsense = z.object({ name: z.string(), description: z.string() });

/** Those of which somebody said whom they are for. */
export function readAddressed(file: string): AddressedText[] {
  return readLines(file)
    .map((line) => ({
      text: Text.parse(line),
      targetAudience: Addressed.parse(line).targetAudience,
    }))
    .filter(({ targetAudience }) => targetAudience.length > 0);
}

export function readProjects(file: string): ProjectCase[] {
  return readLines(file).map((line) => ProjectCase.parse(line));
}

export function readJudgements(file: string): Map<string, Judgement> {
  const judged = readLines(file).map((line) => Judgement.parse(line));
  return new Map(judged.map((one) => [one.id, one]));
}

export function readNonsense(file: string): ProjectText[] {
  return readLines(file).map((line) => Nonsense.parse(line));
}

export function readLabelled(file: string): LabelledText[] {
  return readLines(file).map((line) => ({
    text: Text.parse(line),
    category: Label.parse(line).category,
  }));
}

function readLines(file: string): unknown[] {
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const lines = (isPacked ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as unknown);
}
