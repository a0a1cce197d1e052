import { statSync } from "node:fs";
import { loadProfiles } from "#catalogue/profiles.ts";
import { formatCount } from "#engine/text/format-count.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createProgressBar } from "./progress-bar.ts";
import { print, readArguments, runCommand, stop, withDatabase } from "./run-command.ts";
import { importSubreddits } from "./services/catalogue/import-subreddits.ts";
import { IMPORT_FIELDS } from "./services/catalogue/imported-subreddit.ts";
import { loadCatalogue } from "./services/catalogue/load-catalogue.ts";
import { openCatalogue } from "./services/catalogue/open-catalogue.ts";
import { readImportFile } from "./services/catalogue/read-import-file.ts";
import { StartError } from "./start-error.ts";

const USAGE = `Usage: npm run catalogue -- import FILE, or foothold catalogue import FILE

FILE is CSV with a first line of column names (commas, semicolons or tabs between), or NDJSON; either may be gzipped.
Fields: ${IMPORT_FIELDS.join(", ")} (name and members are needed); docs/operations.md says what each holds.
It ends with 1 when lines were refused; the others are imported all the same.
`;

const MOST_REJECTED_SHOWN = 50;

const clock = () => new Date();
const { words } = readArguments([], USAGE);
const [command, file, ...rest] = words;
if (command !== "import" || !file || rest.length > 0) stop(USAGE);
await runCommand("import", async (config) => {
  const size = measureFile(file);
  await withDatabase(config, (database) => importFile(config, database, { path: file, size }));
});

async function importFile(
  config: Config,
  database: Database,
  { path, size }: { path: string; size: number },
): Promise<void> {
  const catalogue = await openCatalogue(config.catalogueFile);
  const loading = createProgressBar("Catalogue");
  await loadCatalogue({ database, clock }, catalogue, loading.show);
  loading.end();

  const bar = createProgressBar("Import");
  const source = await readImportFile(path, (bytes) => bar.show(bytes, size));
  const unknown = source.columns?.filter((column) => !IMPORT_FIELDS.includes(column)) ?? [];
  if (unknown.length > 0) print(`  Columns that say nothing here: ${unknown.join(", ")}`);
  let rejected = 0;
  const deps = { database, clock, profiles: loadProfiles() };
  const result = await importSubreddits(deps, source.lines, ({ line, reason }) => {
    rejected += 1;
    if (rejected <= MOST_REJECTED_SHOWN) bar.note(`  line ${line}: ${reason}`);
  });
  bar.end();
  if (rejected > MOST_REJECTED_SHOWN) {
    print(`  and ${formatCount(rejected - MOST_REJECTED_SHOWN)} more lines`);
  }
  print(
    `  ${formatCount(result.added)} added, ${formatCount(result.updated)} updated, ${formatCount(result.rejected)} rejected`,
  );
  if (result.rejected > 0) process.exitCode = 1;
}

function measureFile(path: string): number {
  try {
    const stats = statSync(path);
    if (stats.isFile()) return stats.size;
  } catch {
    // Said below: there is no such file.
  }
  throw new StartError(`There is no file ${path}.`);
}
