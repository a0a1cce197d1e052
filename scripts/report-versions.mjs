// Which dependencies are behind what the registry has, the far ones first, and how much is installed.
import { spawnSync } from "node:child_process";
import { measureInstall } from "./measure-install.mjs";
import { root } from "./toolchain.mjs";

const { stdout } = spawnSync("npm", ["outdated", "--json"], { cwd: root, encoding: "utf8" });
const STEPS = ["major", "minor", "patch"];
const behind = Object.entries(JSON.parse(stdout || "{}"))
  .map(([name, found]) => [name, [found].flat()[0]])
  .filter(([, { current, latest }]) => current && isOlder(current, latest))
  .map(([name, { current, latest }]) => ({ name, current, latest, step: stepOf(current, latest) }))
  .toSorted((a, b) => STEPS.indexOf(a.step) - STEPS.indexOf(b.step) || (a.name < b.name ? -1 : 1));

for (const { name, current, latest, step } of behind) {
  console.log(`  ${step.padEnd(6)} ${name.padEnd(32)} ${current} → ${latest}`);
}
console.log(behind.length === 0 ? "Everything is up to date." : `\n${behind.length} behind.`);
const { toRun, all } = measureInstall(root);
console.log(
  `Installed: ${toRun.packages} packages to run it, ${toRun.megabytes} MB; with what builds and tests ${all.packages}, ${all.megabytes} MB.`,
);

/** The registry may call a version the latest that is older than ours. */
function isOlder(current, latest) {
  return current.localeCompare(latest, "en", { numeric: true }) < 0;
}

function stepOf(current, latest) {
  const [before, after] = [current, latest].map((version) => version.split(/[.-]/));
  const index = before.findIndex((part, place) => part !== after[place]);
  return STEPS[Math.min(Math.max(index, 0), 2)];
}
