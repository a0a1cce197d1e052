import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import * as z from "zod";
import { type ProjectText, textOf } from "#engine/recommendations/project-text.ts";

/** A project, and the communities that are right for it. */
export type ProjectCase = { project: ProjectText; subreddits: string[] };
export type LabelledText = { text: string; category: string };

const Described = z
  .object({ name: z.string(), description: z.string() })
  .transform(({ name, description }): ProjectText => ({ name, description }));
/** A launch post: its title is part of what it says. */
const Launched = z
  .object({ title: z.string(), text: z.string() })
  .transform(({ title, text }): ProjectText => ({ name: "", description: `${title}. ${text}` }));

const Project = z.union([Described, Launched]);
const Subreddits = z.object({ subreddits: z.array(z.string()).min(1) });
const Label = z.object({ category: z.string() });
const Text = z.union([
  Project.transform(textOf),
  z.object({ text: z.string() }).transform((line) => line.text),
]);

export function readProjects(file: string): ProjectCase[] {
  return readLines(file).map((line) => ({
    project: Project.parse(line),
    subreddits: Subreddits.parse(line).subreddits,
  }));
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
