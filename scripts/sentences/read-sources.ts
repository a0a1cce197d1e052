import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { extractSentences, type Sentence } from "./extract-sentences.ts";

export interface PlacedSentence extends Sentence {
  file: string;
  area: string;
}

/** Every sentence of the product's sources, by file and line. Texts of the stand-ins are for tests. */
export function readSentences(root: string): PlacedSentence[] {
  return readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/testing\/|^src\/standins/.test(file),
    )
    .toSorted()
    .flatMap((file) =>
      extractSentences(file, readFileSync(join(root, file), "utf8")).map(({ line, text }) => ({
        line,
        text,
        file,
        area: nameArea(file),
      })),
    );
}

/** "web/features/posts", "web/components", "engine/notices", "server". */
export function nameArea(file: string): string {
  const [, room = "", ...rest] = file.split("/");
  if (room === "web") return [room, ...rest.slice(0, rest[0] === "features" ? 2 : 1)].join("/");
  return file.startsWith("src/engine/notices/") ? "engine/notices" : room;
}
