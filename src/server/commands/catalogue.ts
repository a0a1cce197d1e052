import { statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { loadProfiles } from "#catalogue/notes.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { findDatabase } from "#server/db/find-database.ts";
import {
  print,
  readArguments,
  refuseUse,
  runCommand,
  withDatabase,
} from "#server/operator/run-command.ts";
import {
  exportPolicies,
  importPolicies,
  importSubreddits,
} from "#server/services/catalogue/import-catalogue.ts";
import { convertDump, type WriteLine } from "#server/services/catalogue/convert-dump.ts";
import {
  findInDatabase,
  findInFile,
  reportPolicy,
} from "#server/services/policies/report-policy.ts";
import { IMPORT_FIELDS, readImportFile } from "#server/services/catalogue/read-import-file.ts";
import { loadCatalogue, openCatalogue } from "#server/services/catalogue/load-catalogue.ts";
import { StartError } from "#server/start/start-error.ts";
import { formatCount } from "#engine/text/format.ts";
import { createProgressBar } from "#server/start/announcer.ts";
import { checkPort } from "#server/start/listen-and-stop.ts";

const USAGE = `Usage: npm run tool -- catalogue import FILE, or foothold catalogue import FILE
       npm run tool -- catalogue export-policies FILE
       npm run tool -- catalogue import-policies FILE
       npm run tool -- catalogue convert-dump OUT FILE...
       npm run tool -- catalogue policy NAME
       npm run tool -- catalogue load [--only-new]

import: FILE is CSV with a first line of column names (commas, semicolons or tabs between), or NDJSON; either may be gzipped.
Fields: ${IMPORT_FIELDS.join(", ")} (name and members are needed); docs/operations.md says what each holds.
It ends with 1 when lines were refused; the others are imported all the same.
export-policies writes the rules that users pasted as NDJSON, without the users.
import-policies takes such a file into the catalogue, for everybody.
convert-dump makes of a public dump (Arctic Shift's files of subreddits, rules and wikis) what import takes; docs/operations.md.
policy prints what is known about a community: from where, how old, and what lost against it.
load makes the database where there is none and loads the catalogue, as a first start does before it serves.
With --only-new it leaves a database that is there as it is.
`;

const MOST_REJECTED_SHOWN = 50;
/** Nobody has a dump in more pieces. */
const MOST_FILES = 50;

const clock = () => new Date();
const ONLY_NEW = "--only-new";
const LEAST_WORDS: Record<string, number> = { load: 1, "convert-dump": 3 };
const least = LEAST_WORDS[process.argv[2] ?? ""] ?? 2;
const most = process.argv[2] === "convert-dump" ? MOST_FILES + 2 : least;
const flags = process.argv[2] === "load" ? [ONLY_NEW] : [];
const { words, has } = readArguments(USAGE, { least, most, flags });
const [command, file = "", ...others] = words;
if (command === "load") {
  await runCommand("load the catalogue", async (config) => {
    if (has(ONLY_NEW) && (await findDatabase(config))) return;
    await checkPort(config);
    await withDatabase(config, (database) => load(config, database), { mayBeNew: true });
  });
} else if (command === "import" || command === "import-policies") {
  const run = command === "import" ? importFile : importPolicyFile;
  await runCommand("import", async (config) => {
    const size = measureFile(file);
    await withDatabase(config, (database) => run(config, database, { path: file, size }));
  });
} else if (command === "export-policies") {
  await runCommand("export", (config) =>
    withDatabase(config, (database) => exportPolicyFile(database, file)),
  );
} else if (command === "policy") {
  await runCommand("print the policy", (config) => printPolicy(config, file));
} else if (command === "convert-dump") {
  await runCommand("convert the dump", () => convertFiles(file, others));
} else refuseUse(`There is no command '${command}'.`, USAGE);

async function load(config: Config, database: Database): Promise<void> {
  const catalogue = await openCatalogue(config.catalogueFile);
  const loading = createProgressBar("Catalogue");
  await loadCatalogue({ database, clock }, catalogue, loading.show);
  loading.end();
}

/** From the database of a server, where there is one; else from the catalogue that comes along. */
async function printPolicy(config: Config, name: string): Promise<void> {
  const lines = (await findDatabase(config))
    ? await withDatabase(config, (database) => reportPolicy(name, findInDatabase(database)))
    : await reportPolicy(name, findInFile(openFile(config)));
  for (const line of lines) print(line);
}

function openFile({ catalogueFile }: Config): URL | undefined {
  return catalogueFile ? pathToFileURL(catalogueFile) : undefined;
}

async function convertFiles(to: string, files: string[]): Promise<void> {
  const sizes = files.map(measureFile);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const bar = createProgressBar("Convert");
  const result = await convertDump(files, createLines(to), (bytes) => bar.show(bytes, total));
  bar.end();
  print(
    `  ${formatCount(result.written)} written, ${formatCount(result.small)} left out as too small or unknown, ${formatCount(result.unread)} lines not read`,
  );
}

/** Never over another file: a dump that was converted before may be all there is. */
function createLines(path: string): WriteLine {
  const write = (text: string, flag: string) => {
    try {
      writeFileSync(path, text, { flag });
    } catch (error) {
      throw new StartError(`${path} can't be written: ${describeFault(error)}.`);
    }
  };
  write("", "wx");
  return (line) => write(`${line}\n`, "a");
}

async function exportPolicyFile(database: Database, path: string): Promise<void> {
  const lines = await exportPolicies({ database });
  try {
    // Never over another file: an export that went before may be all there is.
    writeFileSync(path, lines.map((line) => `${line}\n`).join(""), { flag: "wx" });
  } catch (error) {
    throw new StartError(`${path} can't be written: ${describeFault(error)}.`);
  }
  print(`  ${formatCount(lines.length)} written`);
}

function describeFault(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EEXIST") return "there is such a file already";
  return code === "ENOENT" ? "there is no such folder" : String(code ?? error);
}

async function importPolicyFile(
  config: Config,
  database: Database,
  { path, size }: { path: string; size: number },
): Promise<void> {
  const catalogue = await openCatalogue(config.catalogueFile);
  await loadCatalogue({ database, clock }, catalogue, () => undefined);
  const bar = createProgressBar("Import");
  const source = await readImportFile(path, (bytes) => bar.show(bytes, size));
  const deps = { database, clock, profiles: loadProfiles() };
  const result = await importPolicies(deps, source.lines, ({ line, reason }) =>
    bar.note(`  line ${line}: ${reason}`),
  );
  bar.end();
  print(`  ${formatCount(result.taken)} taken, ${formatCount(result.rejected)} rejected`);
}

async function importFile(
  config: Config,
  database: Database,
  { path, size }: { path: string; size: number },
): Promise<void> {
  await load(config, database);
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
