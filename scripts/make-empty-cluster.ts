import { PGlite } from "@electric-sql/pglite";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { EMPTY_CLUSTER, LAST_FILE } from "../src/server/db/empty-cluster.ts";
import { writeClusterRecord } from "../src/server/testing/cluster-record.ts";

// After a newer PGlite: what its initdb makes, packed. The test beside the file says when that is due.
const folder = mkdtempSync(join(tmpdir(), "foothold-cluster-"));
try {
  await (await PGlite.create({ dataDir: folder })).close();
  const others = readdirSync(folder).filter((name) => name !== LAST_FILE);
  const plain = ["--format=ustar", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"];
  const archive = execFileSync(
    "tar",
    ["--create", "--sort=name", ...plain, "--directory", folder, ...others.toSorted(), LAST_FILE],
    { maxBuffer: Infinity },
  );
  const packed = brotliCompressSync(archive, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
    },
  });
  writeFileSync(EMPTY_CLUSTER, packed);
  writeClusterRecord();
  console.log(`${packed.length.toLocaleString("en")} bytes`);
} finally {
  rmSync(folder, { recursive: true });
}
