import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { extractSentences } from "./extract-sentences.ts";
import type { Reader } from "./list-sentences.ts";

export interface PlacedSentence {
  file: string;
  line: number;
  text: string;
  area: string;
  reader: Reader;
}

/** Every sentence of the product's sources, by file and line. Texts of the stand-ins are for tests. */
export function readSentences(root: string): PlacedSentence[] {
  return readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter(
      (file) =>
        /\.tsx?$|^src\/engine\/.*\.json$/.test(file) &&
        !/\.test\.|\.d\.ts$|\/testing\/|^src\/standins/.test(file),
    )
    .toSorted()
    .flatMap((file) =>
      extractSentences(...readSource(root, file)).map(({ line, text, isOfApi }) => ({
        file,
        line,
        text,
        area: nameArea(file),
        reader: isOfApi && file.startsWith("src/contract/") ? "api" : nameReader(file),
      })),
    );
}

/** What a table says is read as the code that it stands for. */
function readSource(root: string, file: string): [file: string, source: string] {
  const source = readFileSync(join(root, file), "utf8");
  return file.endsWith(".json") ? [`${file}.ts`, `(${source})`] : [file, source];
}

function nameReader(file: string): Reader {
  if (file.startsWith("src/server/services/demo/")) return "demo";
  if (/^src\/server\/(?:gateways\/llm|services\/model-writing)\//.test(file)) return "model";
  const isForOperators =
    /^src\/(?:catalogue|server\/(?:commands|db|log|gateways\/mail|metrics|operator|settings|start|services\/(?:admin|backups|catalogue)))\/|^src\/server\/[^/]+$/;
  return isForOperators.test(file) ? "operators" : "screens";
}

/** "web/features/posts", "web/components", "engine/notices", "server/services/billing", "contract". */
export function nameArea(file: string): string {
  const [, room = "", ...rest] = file.split("/").slice(0, -1);
  const isDeep = /^(?:features|services|gateways)$/.test(rest[0] ?? "");
  return [room, ...(room === "contract" ? [] : rest.slice(0, isDeep ? 2 : 1))].join("/");
}
