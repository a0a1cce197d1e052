import { readdirSync, readFileSync } from "node:fs";
import { type Profiler, Session } from "node:inspector/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const FOLDER = fileURLToPath(new URL("../../src/server/db/", import.meta.url));

export type FunctionCoverage = {
  /** Queries of the database's room that were never run since: 'file function', or a part of one. */
  listMissed: () => Promise<string[]>;
};

/** Counts from here on, so whatever is to be counted has to be imported later. */
export async function watchFunctions(): Promise<FunctionCoverage> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return {
    listMissed: async () => {
      const { result } = await session.post("Profiler.takePreciseCoverage");
      return readdirSync(FOLDER, { withFileTypes: true, recursive: true })
        .filter(({ name }) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
        .flatMap(({ name, parentPath }) => {
          const path = join(parentPath, name);
          const script = result.find(({ url }) => url === pathToFileURL(path).href);
          const missed = listMissedIn(readFileSync(path, "utf8"), script?.functions ?? []);
          return missed.map((what) => `${name} ${what}`);
        });
    },
  };
}

function listMissedIn(source: string, functions: Profiler.FunctionCoverage[]): string[] {
  const called = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
  const names = new Set(called.map(({ functionName }) => functionName));
  const parts = called.flatMap(({ functionName, ranges }) =>
    ranges
      .filter(({ count }) => count === 0)
      .map(({ startOffset, endOffset }) => source.slice(startOffset, endOffset))
      .filter((part) => QUERYING.test(part))
      .map((part) => `${functionName}, where it says ${part.replaceAll(/\s+/g, " ").slice(0, 60)}`),
  );
  return [...listQueries(source).filter((name) => !names.has(name)), ...parts];
}

/** Part of a statement, or where one is run. */
const QUERYING = /sql`|\b(db|tx)\b[.,]/;

const EXPORTED = /^export (?:async )?(?:function|const) (\w+)(?: = )?(?:<[^>]*>)?\(\s*(?:\w+): /gm;

/** A function that is given a database, a transaction or a session runs queries. */
function listQueries(source: string): string[] {
  return Array.from(source.matchAll(EXPORTED), ([match, name = ""]) => ({ match, name }))
    .filter(({ match }) => /\(\s*(db|tx|session): /.test(match))
    .map(({ name }) => name);
}
