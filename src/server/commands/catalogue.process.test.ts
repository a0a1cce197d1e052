import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { constants } from "node:zlib";
import { expect, inject, test } from "vitest";
import { packCatalogue } from "../../../scripts/catalogue/pack-catalogue.ts";
import { openEmbedded } from "../db/open-embedded.ts";
import { countSubreddits, findLoadedCatalogue } from "../db/subreddits/catalogue-repository.ts";
import { findFreePort } from "../testing/free-port.ts";
import { PROCESS_ENV, PROCESS_OPTIONS } from "../testing/process-env.ts";
import { setUpProcessTrial } from "../testing/process-trial.ts";
import { runCommand } from "../testing/run-command.ts";
import { readSample } from "../testing/sample-catalogue.ts";

const { newFolder, usedFolder, start } = setUpProcessTrial();
/** To make a new database takes seconds. */
const FOLDERS = inject("isNightly") ? [["first", newFolder] as const] : [];

test.each([["newer", usedFolder] as const, ...FOLDERS])(
  "a kill in the middle of a %s catalogue leaves what was there, whole; loaded again, it is there when the server starts",
  async (_, makeFolder) => {
    const folder = makeFolder();
    const before = await look(folder);
    const file = await writeCatalogue(join(newFolder(), "newer.br"), 3000);
    const settings = { DATA_DIR: folder, CATALOGUE_FILE: file };
    const PORT = String(await findFreePort());
    expect(await killAtFirstRows({ ...settings, PORT })).toBe("SIGKILL");
    expect(await look(folder)).toEqual(before);

    const { code, output } = await runCommand("catalogue", ["load"], { ...settings, PORT });
    expect(output).toContain("Catalogue  100%");
    expect(code).toBe(0);
    const server = await start(settings);
    expect(server.output()).not.toContain("%");
    expect((await server.clientOf().getHealth()).catalogue.subreddits).toBe(3000);
    const port = new URL(server.url).port;
    const beside = await runCommand("catalogue", ["load"], { ...settings, PORT: port });
    expect(beside.output).toContain("Foothold can't load the catalogue: ");
    expect(beside.code).toBe(1);
    await server.kill("SIGTERM");
    // By day a test of the API looks at the indexes of what was loaded.
    if (!inject("isNightly")) return;

    const after = await look(folder);
    expect(after.subreddits).toBe(3000);
    expect(after.version).not.toBe(before.version);
    expect(after.indexes).toEqual(before.indexes);
  },
);

/** What a reader would find. */
async function look(folder: string) {
  const database = await openEmbedded(folder);
  try {
    const { db } = database;
    const { rows } = (await db.execute(
      "select indexname from pg_indexes where tablename like 'subreddit%' order by 1",
    )) as unknown as { rows: { indexname: string }[] };
    return {
      subreddits: await countSubreddits(db),
      version: (await findLoadedCatalogue(db))?.version,
      indexes: rows.map(({ indexname }) => indexname),
    };
  } finally {
    await database.close();
  }
}

async function writeCatalogue(path: string, count: number): Promise<string> {
  const entries = (await readSample()).slice(0, count);
  const about = { asOf: "2025-09", sources: [] };
  writeFileSync(path, packCatalogue(entries, about, constants.BROTLI_MIN_QUALITY));
  return path;
}

/** Two of three thousand rows are in the tables by then, and nothing is settled. */
async function killAtFirstRows(settings: Record<string, string>): Promise<string | null> {
  const command = fileURLToPath(new URL("catalogue.ts", import.meta.url));
  const child = spawn(process.execPath, [...PROCESS_OPTIONS, command, "load"], {
    env: { ...PROCESS_ENV, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.on("data", (data) => String(data).includes("%") && child.kill("SIGKILL"));
  const [, signal] = await once(child, "close");
  return signal as string | null;
}
