import { readFileSync } from "node:fs";

const FILE = new URL("./visit-script.js", import.meta.url);

/** As sites get it: without comments and indentation, which is all there is to leave out. */
export function readVisitScript(): string {
  return readFileSync(FILE, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("\n");
}
