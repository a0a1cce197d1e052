import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { checkFile } from "./structure-rules.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const files = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

const faults = files.flatMap((file) => checkFile(file, readFileSync(join(root, file), "utf8")));
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} breaks of the dependency rules`);
process.exitCode = faults.length > 0 ? 1 : 0;
