import { readdirSync, readlinkSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

const PATIENCE_SECONDS = 1200;
/** The server answers open requests first, for up to 15 seconds. */
const STOP_SECONDS = 60;

export async function waitForServer(run, port) {
  await waitFor(run, () => answers(port));
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (!page.ok || !(await page.text()).includes("<html"))
    throw new Error(`The front page answers ${page.status}:\n${run.output()}`);
}

/** Until its output has this line. */
export function waitForOutput(run, pattern) {
  return waitFor(run, () => pattern.test(run.output()));
}

/** No process that was started in the folder is left. */
export async function expectEnd(folder) {
  for (let second = 0; second < STOP_SECONDS; second++) {
    if (processesIn(folder).length === 0) return;
    await setTimeout(1000);
  }
  throw new Error(`Still running: processes ${processesIn(folder).join(", ")}.`);
}

export function endProcessesIn(folder) {
  for (const pid of processesIn(folder)) process.kill(pid, "SIGKILL");
}

export function findPort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function waitFor(run, isThere) {
  for (let second = 0; second < PATIENCE_SECONDS; second++) {
    if (await isThere()) return;
    if (run.hasEnded()) break;
    await setTimeout(1000);
  }
  throw new Error(`It did not come so far:\n${run.output()}`);
}

function answers(port) {
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function processesIn(folder) {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && worksIn(pid, folder));
}

function worksIn(pid, folder) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
  } catch {
    return false;
  }
}
