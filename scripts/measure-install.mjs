import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** How many packages of package-lock.json are installed here and what they take on the disk: to run it, and all. */
export function measureInstall(root) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const installed = Object.entries(lock.packages)
    // Some are for other systems only.
    .filter(([path]) => path !== "" && existsSync(join(root, path)))
    .map(([path, { dev }]) => ({ isDev: dev ?? false, bytes: weighFolder(join(root, path)) }));
  return { toRun: sumUp(installed.filter(({ isDev }) => !isDev)), all: sumUp(installed) };
}

function sumUp(packages) {
  return {
    packages: packages.length,
    megabytes: Math.round(packages.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6),
  };
}

/** Without the packages that lie inside it: they are counted by themselves. */
function weighFolder(folder) {
  return readdirSync(folder).reduce((sum, name) => {
    if (name === "node_modules") return sum;
    const entry = lstatSync(join(folder, name));
    return sum + entry.blocks * 512 + (entry.isDirectory() ? weighFolder(join(folder, name)) : 0);
  }, 0);
}
