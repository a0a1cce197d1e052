import { spawnSync } from "node:child_process";
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
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", name);
  });
}

function apt(...args) {
  spawnSync("apt-get", args, {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
