import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { step } from "./toolchain.mjs";

export function commandPath(name) {
  const answer = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return answer.stdout.trim() || null;
}

/** Installs a package of Debian's where we may; whoever calls looks afterwards whether it is there. */
export async function installFromDebian(title, name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !commandPath("apt-get")) return;
  await step(title, `Debian's ${name}`, async () => {
    await apt("update", "-qq");
    await apt("install", "-y", "-qq", "--no-install-recommends", name);
  });
}

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await once(spawn("apt-get", args, { stdio: "ignore", env }), "close").catch(() => {});
}
