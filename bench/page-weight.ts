import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

type Manifest = { entry: Chunk; routes: Record<string, Chunk & { id: string; parentId?: string }> };
type Chunk = { module: string; imports: string[] };

/** Compressed bytes of all JavaScript that a page loads: its routes' modules and what they import. */
export function weighPage(webRoot: string, routeId: string): number {
  return weigh(webRoot, [...listScripts(webRoot, routeId)]);
}

/** How many scripts a page asks for before it shows anything: each is a request of its own. */
export function countScripts(webRoot: string, routeId: string): number {
  return listScripts(webRoot, routeId).size;
}

/** All JavaScript that a page loads, as it was built. */
export function readScripts(webRoot: string, routeId: string): string {
  return Array.from(listScripts(webRoot, routeId), (file) => read(webRoot, file)).join("\n");
}

/** The front page starts by itself: what a visitor's start asks for, and all that this imports. */
export function weighFrontPage(webRoot: string): number {
  const page = readFileSync(join(webRoot, "index.html"), "utf8");
  const starts = [...page.matchAll(/assets\/start-[\w-]+\.js/g)].map(([file]) => `/${file}`);
  const start = starts.find((file) => read(webRoot, file).includes("wake-islands-"));
  if (!start) throw new Error("The front page has no start of its own.");
  const files = new Set([start]);
  for (const file of files) {
    const imported = read(webRoot, file).matchAll(
      /(?:from|import)\s*"(?:\.|\/assets)\/([\w.-]+\.js)"/g,
    );
    for (const [, name] of imported) files.add(`/assets/${name}`);
  }
  return weigh(webRoot, [...files]);
}

function read(webRoot: string, file: string): string {
  return readFileSync(join(webRoot, file), "utf8");
}

/** What a signed-in page adds to what all of them share. */
export function weighOwn(webRoot: string, routeId: string): number {
  const shared = listScripts(webRoot, "routes/signed-in");
  const own = [...listScripts(webRoot, routeId)].filter((file) => !shared.has(file));
  return weigh(webRoot, own);
}

/** What a part that is fetched by itself adds to its page and to the parts that were fetched before it. */
export function weighPart(
  webRoot: string,
  routeId: string,
  name: string,
  before: string[],
): number {
  const known = listScripts(webRoot, routeId);
  for (const part of before) for (const file of followImports(webRoot, part)) known.add(file);
  const own = [...followImports(webRoot, name)].filter((file) => !known.has(file));
  return weigh(webRoot, own);
}

/**
 * Compressed bytes of a source file with all that it imports, as one script: what a part weighs whichever
 * pages share it, and however the build cuts it.
 */
export async function weighSource(root: string, file: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    root,
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input: file, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  const scripts = outputs.flatMap((each) => (each.type === "chunk" ? [each.code] : []));
  return scripts.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
}

function followImports(webRoot: string, name: string): Set<string> {
  const isModule = (file: string) => file.startsWith(`${name}-`) && file.endsWith(".js");
  const first = readdirSync(join(webRoot, "assets")).find(isModule);
  if (!first) throw new Error(`The build has no part ${name}.`);
  const files = new Set([`/assets/${first}`]);
  // A set goes on with what is added on the way.
  for (const file of files) {
    const source = readFileSync(join(webRoot, file), "utf8");
    for (const [, imported] of source.matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
      files.add(`/assets/${imported}`);
    }
  }
  return files;
}

function weigh(webRoot: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(webRoot, `${file}.br`)).size, 0);
}

function listScripts(webRoot: string, routeId: string): Set<string> {
  const { manifest, file: manifestFile } = readManifest(webRoot);
  const files = new Set([manifestFile]);
  const add = (chunk: Chunk) => {
    for (const file of [chunk.module, ...chunk.imports]) files.add(file);
  };
  add(manifest.entry);
  for (let id: string | undefined = routeId; id; id = manifest.routes[id]?.parentId) {
    const route: Chunk | undefined = manifest.routes[id];
    if (!route) throw new Error(`The build has no route ${id}.`);
    add(route);
  }
  return files;
}

function readManifest(webRoot: string): { manifest: Manifest; file: string } {
  const page = readFileSync(join(webRoot, "__spa-fallback.html"), "utf8");
  const file = /\/assets\/manifest-[\w-]+\.js/.exec(page)?.[0];
  if (!file) throw new Error("The page names no manifest.");
  const source = readFileSync(join(webRoot, file), "utf8");
  const json = source.replace(/^window\.__reactRouterManifest=/, "").replace(/;\s*$/, "");
  return { manifest: JSON.parse(json) as Manifest, file };
}
