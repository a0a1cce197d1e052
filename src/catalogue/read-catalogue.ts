import { createReadStream } from "node:fs";
import { createBrotliDecompress } from "node:zlib";
import {
  CATALOGUE_FORMAT,
  CATALOGUE_URL,
  type CatalogueEntry,
  type CatalogueHeader,
  type PackedRow,
} from "./catalogue-file.ts";
import { createRowUnpacker } from "./unpack-row.ts";

const BATCH_SIZE = 2_000;

/** Reads no more of the file than its first line needs. */
export async function readCatalogueHeader(file = CATALOGUE_URL): Promise<CatalogueHeader> {
  for await (const lines of readLines(file)) {
    const [first] = lines;
    if (first) return parseHeader(first);
  }
  throw new Error("The catalogue is empty.");
}

/** Largest communities first. Never holds more than a batch and all names in memory. */
export async function* readCatalogue(file = CATALOGUE_URL): AsyncIterable<CatalogueEntry[]> {
  let header: CatalogueHeader | null = null;
  let unpackRow: ((row: PackedRow) => CatalogueEntry) | null = null;
  let batch: CatalogueEntry[] = [];
  for await (const lines of readLines(file)) {
    for (const line of lines) {
      if (!header) header = parseHeader(line);
      else if (!unpackRow) unpackRow = createRowUnpacker(header, line.split(" "));
      else batch.push(unpackRow(JSON.parse(line) as PackedRow));
      if (batch.length === BATCH_SIZE) {
        yield batch;
        batch = [];
      }
    }
  }
  if (batch.length > 0) yield batch;
}

/** The lines of a file as they become whole, as many at a time as there are. */
async function* readLines(file: URL): AsyncIterable<string[]> {
  const source = createReadStream(file);
  const text = createBrotliDecompress({ chunkSize: 256 * 1024 });
  source.on("error", (error) => text.destroy(error)).pipe(text);
  text.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield lines;
    }
  } finally {
    source.destroy();
  }
  if (rest) yield [rest];
}

function parseHeader(line: string): CatalogueHeader {
  const header = JSON.parse(line) as CatalogueHeader;
  if (header.format !== CATALOGUE_FORMAT) {
    throw new Error(`The catalogue has format ${header.format}, not ${CATALOGUE_FORMAT}.`);
  }
  return header;
}
