import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { findFunctions } from "./find-functions.ts";
import { isTest, measureStructure, type SourceFile } from "./measure-structure.ts";
import { findPatterns, isOutsideTables } from "./patterns/find-patterns.ts";
import { checkFile, checkFormatting, importsOf } from "./structure-rules.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
function listFiles(folder: string, names: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
const files = listFiles("src", /\.tsx?$/);

/** From here on a function is counted, and past the second figure it breaks a rule. */
const LONG_FUNCTION = 60;
const LONGEST_FUNCTION = 100;

const faults: string[] = [];
for (const path of ["src", "scripts", "e2e", "bench", "eval"].flatMap((folder) =>
  listFiles(folder, /\.(?:tsx?|m[jt]s|css)$/),
)) {
  faults.push(...checkFormatting(path, readFileSync(join(root, path), "utf8")));
}
let patterns = 0;
let longFunctions = 0;
const sources = files.map((path): SourceFile => {
  const source = readFileSync(join(root, path), "utf8");
  faults.push(...checkFile(path, source));
  if (isOutsideTables(path)) patterns += findPatterns(path, source).length;
  if (!isTest(path)) {
    const long = findFunctions(path, source).filter(({ lines }) => lines > LONG_FUNCTION);
    longFunctions += long.length;
    for (const { name, line, lines } of long.filter((each) => each.lines > LONGEST_FUNCTION)) {
      faults.push(
        `${path}:${line}: ${name} has ${lines} lines; ${LONGEST_FUNCTION} are the most of a function`,
      );
    }
  }
  return { path, lines: source.split("\n").length - 1, imports: importsOf(path, source) };
});

const found = measureStructure(sources);
console.log(`${found.files} files of code, ${found.medianLines} lines in the middle one
${found.longFiles.length} past 300 lines, ${found.crumbs.length} crumbs
${longFunctions} functions past ${LONG_FUNCTION} lines
${found.fullFolders.length} folders past 25 files: ${found.fullFolders.map(({ folder, files: count }) => `${folder} ${count}`).join(", ")}
${found.roomCircles.length} circles of rooms, ${found.circles.length} of files
${patterns} regular expressions in the engine outside the lexicon and the tables`);
for (const circle of found.roomCircles)
  faults.push(`Rooms import each other: ${circle.join(", ")}`);
for (const circle of found.circles) faults.push(`Files import each other: ${circle.join(", ")}`);
for (const { folder, files: count } of found.fullFolders) {
  faults.push(`${folder} has ${count} files; 25 are the most`);
}
for (const path of found.longFiles) faults.push(`${path} is past 300 lines`);
for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} breaks of the rules`);
process.exitCode = faults.length > 0 ? 1 : 0;
