import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ShippedPackage = { name: string; version: string; licence: string };

/** Licences that ask for no more than to be named. */
const FREE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

type LockedPackage = { version?: string; dev?: boolean; optional?: boolean; license?: string };

/** Everything that is installed to run the product, by name; one version of each is enough to say. */
export function readPackages(root: string): ShippedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, { version = "", license }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license ?? readInstalled(join(root, path)),
    }));
  const sorted = shipped.toSorted((a, b) => (describe(a) < describe(b) ? -1 : 1));
  return sorted.filter(
    (one, index) => describe(one) !== describe(sorted[index - 1] ?? one) || index === 0,
  );
}

export function findUnknown(packages: ShippedPackage[]): ShippedPackage[] {
  return packages.filter(({ licence }) => !mayShip(licence));
}

export function formatList(packages: ShippedPackage[]): string {
  const lines = packages.map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  );
  return [
    "# Licences of what ships with Foothold",
    "",
    "Written by `npm run tool -- licences`, from package-lock.json. What only builds and tests is not in it.",
    "",
    "| package | version | licence |",
    "|---|---|---|",
    ...lines,
    "",
  ].join("\n");
}

/** 'MIT OR GPL-3.0' leaves the choice; 'MIT AND ISC' does not. */
function mayShip(licence: string): boolean {
  const text = licence.replaceAll(/[()]/g, "");
  return text
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((one) => FREE.has(one.trim())));
}

function readInstalled(folder: string): string {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return "not installed";
  const { license } = JSON.parse(readFileSync(file, "utf8")) as { license?: string };
  return license ?? "not stated";
}

function describe({ name, version }: ShippedPackage): string {
  return `${name}@${version}`;
}
