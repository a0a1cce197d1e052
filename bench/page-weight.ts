import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

type Manifest = { entry: Chunk; routes: Record<string, Chunk & { id: string; parentId?: string }> };
type Chunk = { module: string; imports: string[] };

/** Compressed bytes of all JavaScript that a page loads: its routes' modules and what they import. */
export function weighPage(webRoot: string, routeId: string): number {
  return weigh(webRoot, [...listScripts(webRoot, routeId)]);
}

/** What a signed-in page adds to what all of them share. */
export function weighOwn(webRoot: string, routeId: string): number {
  const shared = listScripts(webRoot, "routes/signed-in");
  const own = [...listScripts(webRoot, routeId)].filter((file) => !shared.has(file));
  return weigh(webRoot, own);
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
