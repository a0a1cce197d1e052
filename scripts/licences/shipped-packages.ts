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

type LockedPackage = {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, LockedPackage> };

/** What a start builds the web app with: none of it is in what was built. */
const BUILDERS = new Set([
  "@react-router/dev",
  "@react-router/node",
  "@tailwindcss/vite",
  "tailwindcss",
  "vite",
]);

/** Everything that is needed to run the product, by name; one version of each is enough to say. */
export function readPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as Lock;
  const shipped = Array.from(listNeeded(packages), (path) => {
    const { version = "", license } = packages[path] ?? {};
    return {
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license ?? readInstalled(join(root, path)),
    };
  });
  const sorted = shipped.toSorted((a, b) => (describe(a) < describe(b) ? -1 : 1));
  return sorted.filter(
    (one, index) => describe(one) !== describe(sorted[index - 1] ?? one) || index === 0,
  );
}

/** The paths of what the product itself needs, and of what that needs in turn. */
function listNeeded(packages: Lock["packages"]): Set<string> {
  const needed = new Set<string>();
  const follow = (from: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[from] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of names.filter((each) => from !== "" || !BUILDERS.has(each))) {
      const path = findInstalled(packages, from, name);
      if (path === null || needed.has(path)) continue;
      needed.add(path);
      follow(path);
    }
  };
  follow("");
  return needed;
}

/** As Node looks for it: beside the package that asks for it, or in a folder above. */
function findInstalled(packages: Lock["packages"], from: string, name: string): string | null {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (Object.hasOwn(packages, path)) return path;
  if (from === "") return null;
  const above = from.lastIndexOf("/node_modules/");
  return findInstalled(packages, above < 0 ? "" : from.slice(0, above), name);
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
