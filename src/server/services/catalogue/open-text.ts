import { createReadStream, type ReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  constants,
  createGunzip,
  createZstdDecompress,
  type Gunzip,
  type ZstdDecompress,
} from "node:zlib";

/** The text of a file, packed with gzip or Zstandard or not, and the file itself, for how far it was read. */
export async function openText(path: string): Promise<{ source: ReadStream; text: Readable }> {
  const unpack = findUnpacker(await readFirstBytes(path));
  const source = createReadStream(path);
  if (!unpack) return { source, text: source.setEncoding("utf8") };
  const text = unpack().setEncoding("utf8");
  source.on("error", (error) => text.destroy(error)).pipe(text);
  return { source, text };
}

/** Public dumps are packed with the widest window that there is. */
const ZSTD = { params: { [constants.ZSTD_d_windowLogMax]: 31 } };

function findUnpacker(first: Buffer): (() => Gunzip | ZstdDecompress) | null {
  if (first.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return createGunzip;
  const isZstd = first.equals(Buffer.from([0x28, 0xb5, 0x2f, 0xfd]));
  return isZstd ? () => createZstdDecompress(ZSTD) : null;
}

async function readFirstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer;
  } finally {
    await file.close();
  }
}
