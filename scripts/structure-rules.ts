import { dirname, join, normalize } from "node:path";

/** Which rooms a room may import; itself always. What is not listed here is forbidden. */
const ROOMS: Record<string, string[]> = {
  engine: [],
  contract: ["engine"],
  catalogue: ["engine"],
  web: ["contract", "engine"],
  standins: ["contract", "engine"],
  server: ["contract", "engine", "catalogue"],
};

/** Which npm packages a room may use; rooms that are not listed may use any. */
const PACKAGES: Record<string, string[]> = {
  engine: [],
  contract: ["zod"],
};

const VAGUE_NAME = /(^|[/-])(utils?|helpers?|misc|manager|common|index)(?=[/.-])/;
const IMPORT =
  /(?:^|[;\s])(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']/g;

const UNIT = /\bconst (?:MINUTE|HOUR|DAY|WEEK)_MS =/;
const UNITS = "src/engine/clock/time-units.ts";

/** A key of the cache that is written where it is used, or a refresh beside the table of them. */
const OWN_KEY = /\b(?:query|mutation)Key: \[|\.invalidateQueries\(/;
const KEYS = "src/web/lib/query-keys.ts";

/** Whatever hides lines from the formatter: what is long because it is data lives in data files. */
const HIDDEN = /(?:\/\/|\/\*|<!--)\s*(?:prettier|oxfmt)-ignore/;

export function checkFormatting(file: string, source: string): string[] {
  return HIDDEN.test(source) ? [`${file}: nothing is hidden from the formatter`] : [];
}

/** The rules of docs/architecture.md, one sentence for each break of them in this file. */
export function checkFile(file: string, source: string): string[] {
  const isTest = /\.test\.tsx?$/.test(file) || file.includes("/testing/");
  const faults: string[] = [];
  if (!/^(?:[a-z0-9.$_-]+\/)*[a-z0-9.$_-]+$/.test(file)) faults.push("file names are kebab-case");
  if (VAGUE_NAME.test(file)) faults.push("the name says nothing about what it is");
  if (UNIT.test(source) && file !== UNITS) faults.push(`lengths of time are defined in ${UNITS}`);
  if (!isTest) {
    if (OWN_KEY.test(source) && file !== KEYS) {
      faults.push(`keys of the cache, and what goes stale after what, are in ${KEYS}`);
    }
    if (/\bprocess\.env\b/.test(source) && file !== "src/server/config.ts") {
      faults.push("only src/server/config.ts reads the environment");
    }
    for (const target of importsOf(file, source)) faults.push(...checkImport(file, target));
  }
  return faults.map((fault) => `${file}: ${fault}`);
}

/** What a file imports: paths from the root for our own, names for packages. */
export function importsOf(file: string, source: string): string[] {
  return Array.from(source.matchAll(IMPORT), (match) => match[1] ?? match[2] ?? "").map((name) => {
    if (name.startsWith("#")) return `src/${name.slice(1)}`;
    return name.startsWith(".") ? normalize(join(dirname(file), name)) : name;
  });
}

function checkImport(file: string, target: string): string[] {
  const room = roomOf(file);
  const targetRoom = roomOf(target);
  const isMain = file === "src/server/main.ts";
  const isEntry = isMain || /^src\/server\/commands\/[\w-]+\.ts$/.test(file);
  if (targetRoom === null) {
    const allowed = PACKAGES[room ?? ""];
    return !allowed || allowed.includes(target)
      ? []
      : [`${room} may not use the package ${target}`];
  }
  const faults: string[] = [];
  const mayReach = room === targetRoom || ROOMS[room ?? ""]?.includes(targetRoom);
  if (!mayReach && !(isMain && targetRoom === "standins")) {
    faults.push(`${room} may not import ${targetRoom} (${target})`);
  }
  if (within(file, "src/server/http") && within(target, "src/server/db")) {
    faults.push(`http may not import db (${target})`);
  }
  if (
    within(target, "src/server/http") &&
    /^src\/server\/(services|db|gateways|jobs)\//.test(file)
  ) {
    faults.push(`nothing below http may import it (${target})`);
  }
  if (isAdapter(target) && !isEntry && dirname(file) !== dirname(target)) {
    faults.push(`only main.ts and commands choose an adapter (${target})`);
  }
  faults.push(...checkWebZones(file, target));
  return faults;
}

/** routes → features → components → lib, and no feature knows another. */
const WEB_ZONES = ["lib", "components", "features", "routes"];

function checkWebZones(file: string, target: string): string[] {
  if (roomOf(file) !== "web" || roomOf(target) !== "web") return [];
  const [, , zone = "", feature] = file.split("/");
  const [, , targetZone = "", targetFeature] = target.split("/");
  const from = WEB_ZONES.indexOf(zone);
  const to = WEB_ZONES.indexOf(targetZone);
  if (from >= 0 && to > from) return [`${zone} may not import ${targetZone} (${target})`];
  if (zone === "features" && targetZone === "features" && feature !== targetFeature) {
    return [`the feature ${feature} may not import the feature ${targetFeature}`];
  }
  return [];
}

/** A gateway's port is named after it; every other file beside it is one way of serving that port. */
function isAdapter(target: string): boolean {
  const [, gateway, name] = /^src\/server\/gateways\/([\w-]+)\/([\w-]+)\.ts$/.exec(target) ?? [];
  return name !== undefined && name !== `${gateway}-gateway`;
}

function roomOf(path: string): string | null {
  return /^src\/([\w-]+)\//.exec(path)?.[1] ?? null;
}

function within(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}
