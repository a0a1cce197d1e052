import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import type { SubredditPage } from "#contract/subreddits/subreddit-lists.ts";
import { readLines } from "./read-lines.ts";

/** What a founder may type, and communities that were noted to be right before anybody searched. */
const SearchCase = z.object({
  /** Weights were chosen by the first; only the second says how good they are. */
  half: z.enum(["tuned", "held"]),
  phrase: z.string(),
  right: z.array(z.string()).min(3),
});
export type SearchCase = z.output<typeof SearchCase>;
export type JudgedSearch = SearchCase & { first: string[]; hits: number };

const SHOWN = 5;

export function readSearches(file: string): SearchCase[] {
  return readLines(file, SearchCase);
}

/** Through the whole server, on a database of its own with the shipped catalogue. */
export async function measureSearch(cases: SearchCase[]): Promise<JudgedSearch[]> {
  // The whole server takes seconds to load, which nobody else who measures should wait for.
  const { startInProcess } = await import("../../bench/in-process.ts");
  const folder = mkdtempSync(join(tmpdir(), "foothold-search-"));
  const server = await startInProcess(join(folder, "db"));
  try {
    const judged: JudgedSearch[] = [];
    for (const each of cases) {
      const query = { q: each.phrase, limit: String(SHOWN) };
      const page = await server.call<SubredditPage>({ url: "/api/subreddits/search", query });
      judged.push(
        judge(
          each,
          page.items.map(({ id }) => id),
        ),
      );
    }
    return judged;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

export function judge(each: SearchCase, first: string[]): JudgedSearch {
  const right = new Set(each.right.map((name) => name.toLowerCase()));
  return { ...each, first, hits: first.filter((id) => right.has(id)).length };
}

export function wordSearch(judged: JudgedSearch[]): string {
  const lines = (["tuned", "held"] as const).map((half) => {
    const of = judged.filter((each) => each.half === half);
    const found = of.filter(({ hits }) => hits > 0).length;
    const hits = of.reduce((sum, each) => sum + each.hits, 0);
    return `${half}: ${found} of ${of.length} phrases have a right community among the first ${SHOWN}, ${(hits / of.length).toFixed(2)} of them on average`;
  });
  const missed = judged
    .filter(({ hits }) => hits === 0)
    .map(({ phrase, first }) => `  missed: ${phrase}: ${first.join(", ") || "nothing"}`);
  return [...lines, ...missed].join("\n");
}
