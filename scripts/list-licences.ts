// Lists the packages that ship with the product and their licences in docs/licences.md; with --check,
// only says whether that list is true. A licence that is not among the known ones fails either way.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findUnknown, formatList, readPackages } from "./licences/shipped-packages.ts";

const root = join(import.meta.dirname, "..");
const file = join(root, "docs", "licences.md");
const packages = readPackages(root);
const unknown = findUnknown(packages);
for (const { name, licence } of unknown) {
  console.error(`${name}: '${licence}' is not among the licences that may ship`);
}
const list = formatList(packages);
const isTrue = existsSync(file) && readFileSync(file, "utf8") === list;
if (!process.argv.includes("--check")) writeFileSync(file, list);
else if (!isTrue) console.error("docs/licences.md is not true any more: npm run tool -- licences");
else console.log(`${packages.length} packages, all with a licence that may ship`);
process.exitCode = unknown.length > 0 || (process.argv.includes("--check") && !isTrue) ? 1 : 0;
