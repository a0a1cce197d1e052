import { dirname } from "node:path";

export type SourceFile = { path: string; lines: number; imports: string[] };

export type Structure = {
  files: number;
  medianLines: number;
  /** Past what one reads in a sitting. */
  longFiles: string[];
  fullFolders: { folder: string; files: number }[];
  /** Rooms of the engine that import each other, at once or through others. */
  roomCircles: string[][];
  /** Files that reach themselves through their imports, those of types included. */
  circles: string[][];
  /** Short files without a test that only one other file imports: they belong into it. */
  crumbs: string[];
};

const LONGEST_FILE = 300;
const FULLEST_FOLDER = 25;
const CRUMB_LINES = 25;

/** Tests, and what only they use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes("/testing/");
}

/** Figures of how the code is cut, over all files but tests. */
export function measureStructure(all: readonly SourceFile[]): Structure {
  const code = all.filter(({ path }) => !isTest(path));
  const tested = new Set(all.filter(({ path }) => isTest(path)).flatMap(({ imports }) => imports));
  const importers = countImporters(code);
  const lines = code.map((file) => file.lines).toSorted((a, b) => a - b);
  return {
    files: code.length,
    medianLines: lines[Math.floor(lines.length / 2)] ?? 0,
    longFiles: code.filter((file) => file.lines > LONGEST_FILE).map(({ path }) => path),
    fullFolders: listFullFolders(code),
    roomCircles: findRoomCircles(code),
    circles: findCircles(new Map(code.map(({ path, imports }) => [path, imports]))),
    crumbs: code
      .filter(
        ({ path, lines: length }) =>
          length < CRUMB_LINES && importers.get(path) === 1 && !tested.has(path),
      )
      .map(({ path }) => path),
  };
}

function countImporters(code: readonly SourceFile[]): Map<string, number> {
  const importers = new Map<string, number>();
  for (const { imports } of code) {
    for (const target of new Set(imports)) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return importers;
}

function listFullFolders(code: readonly SourceFile[]): Structure["fullFolders"] {
  const folders = Map.groupBy(code, ({ path }) => dirname(path));
  return [...folders]
    .map(([folder, { length }]) => ({ folder, files: length }))
    .filter(({ files }) => files > FULLEST_FOLDER)
    .toSorted((a, b) => b.files - a.files);
}

function engineRoomOf(path: string): string | undefined {
  return /^src\/engine\/([\w-]+)\//.exec(path)?.[1];
}

/** The rooms that reach themselves through others, so that no order of rooms could hold. */
function findRoomCircles(code: readonly SourceFile[]): string[][] {
  const rooms = new Map<string, string[]>();
  for (const { path, imports } of code) {
    const room = engineRoomOf(path);
    if (!room) continue;
    const reached = imports.flatMap((target) => engineRoomOf(target) ?? []);
    rooms.set(room, [...(rooms.get(room) ?? []), ...reached]);
  }
  return findCircles(rooms);
}

/** Tarjan's strongly connected components, of more than one member. */
function findCircles(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (path: string): number => {
    const mine = order.size;
    order.set(path, mine);
    let low = mine;
    open.push(path);
    for (const target of importsOf.get(path) ?? []) {
      if (!importsOf.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === mine) {
      const circle = open.splice(open.indexOf(path));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const path of importsOf.keys()) if (!order.has(path)) visit(path);
  return circles;
}
