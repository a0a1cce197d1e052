import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { runCommand } from "#server/testing/run-command.ts";
import type { Running } from "./server-processes.ts";

const WAIT_MS_WANTED = 1000;
const EVERY_MS = 10;

/** How long the longest request waits while a backup is taken of the embedded database under it. */
export async function benchBackup(
  product: Running,
  dataDir: string,
  headers: Record<string, string>,
): Promise<void> {
  const ask = () => timeCall(`${product.url}/api/auth/me`, headers);
  const before: number[] = [];
  for (let call = 0; call < 50; call++) before.push(await ask());
  const file = join(dataDir, "bench-backup.gz");
  const over = new AbortController();
  const waits: number[] = [];
  const asking = (async () => {
    while (!over.signal.aborted) {
      waits.push(await ask());
      await setTimeout(EVERY_MS);
    }
  })();
  const startedAt = performance.now();
  const { code, output } = await runCommand("backup", [file], { DATA_DIR: dataDir });
  const seconds = (performance.now() - startedAt) / 1000;
  over.abort();
  await asking;
  if (code !== 0) throw new Error(output);
  console.log(
    `backup, embedded: a request waited at most ${longest(waits)} ms (below ${WAIT_MS_WANTED} wanted; ${longest(before)} ms without a backup), ${seconds.toFixed(1)} s and ${Math.round(statSync(file).size / 1e6)} MB in all`,
  );
}

async function timeCall(url: string, headers: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} during a backup.`);
  return performance.now() - startedAt;
}

function longest(times: readonly number[]): number {
  return Math.round(Math.max(...times));
}
