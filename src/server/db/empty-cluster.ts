import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** Made by `npm run tool -- empty-cluster`, as PostgreSQL's own `initdb` makes it in six seconds. */
export const EMPTY_CLUSTER = new URL("./empty-cluster.tar.br", import.meta.url);
/** Without this file PostgreSQL finds no database, so that it is the last one in the archive. */
export const LAST_FILE = "PG_VERSION";

export function readEmptyCluster(): Blob {
  return new Blob([brotliDecompressSync(readFileSync(EMPTY_CLUSTER))]);
}
