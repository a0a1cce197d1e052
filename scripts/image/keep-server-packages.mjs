// Takes out of package.json what no file of the server imports, for `npm prune` to remove: the web app is built by then.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../toolchain.mjs";

const ROOMS = ["server", "contract", "engine", "catalogue", "standins"];
const IMPORTED = /(?:from|import\()\s*"([^"#./][^"]*)"/g;

const file = join(root, "package.json");
const project = JSON.parse(readFileSync(file, "utf8"));
const needed = new Set(ROOMS.flatMap(findImported));
for (const name of Object.keys(project.dependencies))
  if (!needed.has(name)) delete project.dependencies[name];
writeFileSync(file, JSON.stringify(project, null, 2));

function findImported(room) {
  const folder = join(root, "src", room);
  const files = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith(".ts"));
  const code = files.map((path) => readFileSync(join(folder, path), "utf8")).join("\n");
  return Array.from(code.matchAll(IMPORTED), ([, name]) =>
    name.split("/", name.startsWith("@") ? 2 : 1).join("/"),
  );
}
