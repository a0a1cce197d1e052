// Plain JavaScript for Node 20, like all that builds.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const ALL = { recursive: true, force: true };

/** Fills a folder beside this one and puts it in its place once it is whole: nobody ever meets half of it. */
export async function writeWhole(folder, write) {
  removeLeftovers(folder);
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const remove = () => rmSync(fresh, ALL);
  // A command that fails ends the process.
  process.on("exit", remove);
  try {
    await write(fresh);
    replace(folder, fresh);
  } finally {
    process.off("exit", remove);
    remove();
  }
}

function replace(folder, fresh) {
  const old = `${fresh}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(fresh, folder);
  rmSync(old, ALL);
}

/** Of processes that were killed. */
function removeLeftovers(folder) {
  const place = dirname(folder);
  if (!existsSync(place)) return;
  for (const name of readdirSync(place)) {
    const id =
      name.startsWith(`${basename(folder)}-`) && Number(/-(\d+)(?:-old)?$/.exec(name)?.[1]);
    if (id && !isRunning(id)) rmSync(join(place, name), ALL);
  }
}

export function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
