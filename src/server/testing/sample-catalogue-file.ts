import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants } from "node:zlib";
import { packCatalogue } from "../../../scripts/catalogue/pack-catalogue.ts";
import { readSample } from "./sample-catalogue.ts";

/** The sample as a file, or a few of it, for servers that are about something else than a hundred thousand rows. */
export async function writeSampleFile(
  size: "all" | "few" = "all",
): Promise<{ path: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "foothold-sample-"));
  const path = join(folder, "sample.ndjson.br");
  const quality = constants.BROTLI_MIN_QUALITY;
  const entries = (await readSample()).filter(
    ({ facts }, n) => size === "all" || n < 100 || facts.name === "SaaS",
  );
  writeFileSync(path, packCatalogue(entries, { asOf: "2025-09", sources: [] }, quality));
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
