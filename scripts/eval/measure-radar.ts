import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { loadModel } from "#catalogue/load-model.ts";
import { Interview } from "#contract/interview.ts";
import { prepareAnswers } from "#engine/comments/rank-answers.ts";
import type { FeedEntry } from "#engine/radar/feed-entry.ts";
import { FIRST_BAR, judgeEntry, type RadarFind } from "#engine/radar/rank-entries.ts";
import { readLines } from "./read-lines.ts";

/** A post of a community of a project, and whether its founder had better answer it. */
const RadarCase = z.object({
  id: z.string(),
  /** Bounds may be chosen by the first; only the second says how good they are. */
  half: z.enum(["tuned", "held"]),
  project: z.string(),
  community: z.string(),
  title: z.string(),
  text: z.string(),
  isWorth: z.boolean(),
});
export type RadarCase = z.output<typeof RadarCase>;

const Founder = z.object({
  id: z.string(),
  name: z.string(),
  interview: Interview.omit({ isKindChosen: true }),
});

export type JudgedEntry = RadarCase & {
  find: RadarFind | null;
  /** How many of the other projects of its half it is shown to, of how many. */
  others: { shown: number; of: number };
};

export function readRadarCases(file: string): RadarCase[] {
  return readLines(file, RadarCase);
}

export async function measureRadar(cases: RadarCase[], folder: string): Promise<JudgedEntry[]> {
  const model = await loadModel();
  const wanted = new Set(cases.map(({ project }) => project));
  const projects = readFounders(folder)
    .filter(({ id }) => wanted.has(id))
    .map(({ id, name, interview }) => ({
      id,
      name,
      competitors: [],
      answers: prepareAnswers(model, interview),
      bar: FIRST_BAR,
    }));
  return cases.map((each) => {
    const own = projects.find(({ id }) => id === each.project);
    if (!own) throw new Error(`There is no founder ${each.project}.`);
    const isOfHalf = (id: string) =>
      cases.some(({ half, project }) => half === each.half && project === id);
    const others = projects.filter(({ id }) => id !== each.project && isOfHalf(id));
    const entry = toEntry(each);
    const shown = others.filter((other) => judgeEntry(model, entry, other) !== null).length;
    return { ...each, find: judgeEntry(model, entry, own), others: { shown, of: others.length } };
  });
}

function readFounders(folder: string): z.output<typeof Founder>[] {
  return readdirSync(folder)
    .filter((name) => /^founders.*\.jsonl$/.test(name))
    .flatMap((name) => readLines(join(folder, name), Founder));
}

function toEntry({ id, community, title, text }: RadarCase): FeedEntry {
  return { id, permalink: "", community, title, text, at: new Date(0) };
}

/** Of what is shown how much is worth it, and of what is worth it how much is shown. */
export function countRadar(judged: JudgedEntry[]) {
  const shown = judged.filter(({ find }) => find !== null);
  const worth = judged.filter(({ isWorth }) => isWorth);
  const sum = (pick: (each: JudgedEntry) => number) =>
    judged.reduce((total, each) => total + pick(each), 0);
  return {
    shown: shown.length,
    shownWorth: shown.filter(({ isWorth }) => isWorth).length,
    worth: worth.length,
    othersShown: sum(({ others }) => others.shown),
    others: sum(({ others }) => others.of),
  };
}

export function wordRadar(judged: JudgedEntry[]): string {
  return (["tuned", "held"] as const)
    .flatMap((half) => {
      const own = judged.filter((each) => each.half === half);
      if (own.length === 0) return [];
      const { shown, shownWorth, worth, othersShown, others } = countRadar(own);
      return [
        `${half}: ${own.length} posts, ${worth} of them worth answering`,
        `  shown ${shown}: worth answering ${shownWorth} (${wordShare(shownWorth, shown)}; 80% wanted)`,
        `  worth answering ${worth}: shown ${shownWorth} (${wordShare(shownWorth, worth)}; 70% wanted)`,
        `  to the other projects: shown ${othersShown} of ${others}`,
      ];
    })
    .join("\n");
}

function wordShare(part: number, whole: number): string {
  return whole === 0 ? "none" : `${Math.round((100 * part) / whole)}%`;
}

/** Each post that went wrong, for reading. */
export function wordRadarMisses(judged: JudgedEntry[]): string {
  return judged
    .filter(({ isWorth, find }) => isWorth !== (find !== null))
    .map(
      ({ id, half, project, find }) =>
        `${half} ${project} ${id}: ${find ? `shown with ${find.score.toFixed(1)}, not worth it` : "not shown, worth it"}`,
    )
    .join("\n");
}
