import {
  type ByteRange,
  findZipEntries,
  type ZipEntry,
  addToChecksum,
} from "#engine/history/find-zip-entries.ts";
import {
  createExportReader,
  EXPORT_FILES,
  type ExportKind,
  type ReadExport,
  type NamedProject,
} from "#engine/history/read-export.ts";
import type { HistoryFault } from "#engine/history/word-fault.ts";

/** As much of a file as is needed here. */
export type ChosenFile = {
  name: string;
  size: number;
  slice: (start: number, end: number) => Pick<Blob, "arrayBuffer">;
};

export type ReadHistory = Record<ExportKind, ReadExport | null>;

/** How far it is, from 0 to 1, in which file. */
export type ReadProgress = { file: string; share: number };

type ReadOptions = {
  project: NamedProject;
  now: Date;
  onProgress: (progress: ReadProgress) => void;
  signal: AbortSignal;
};

/** Of the file that is being read, no more is ever in memory. */
const PIECE_BYTES = 1024 * 1024;

const KINDS = Object.keys(EXPORT_FILES) as ExportKind[];

/** Reads a ZIP's posts.csv and comments.csv, or those two themselves, and nothing else of them. */
export async function readFiles(
  files: readonly ChosenFile[],
  options: ReadOptions,
): Promise<ReadHistory | HistoryFault> {
  const sources = await findSources(files);
  if ("of" in sources) return sources;
  const found: ReadHistory = { posts: null, comments: null };
  for (const source of sources.list) {
    const read = await readSource(source, options);
    if ("of" in read) return read;
    found[source.kind] = read;
  }
  return found;
}

/** One CSV file, in a ZIP or by itself. */
type Source = { kind: ExportKind; file: ChosenFile; data: ByteRange; entry: ZipEntry | null };

async function findSources(
  files: readonly ChosenFile[],
): Promise<{ list: Source[] } | HistoryFault> {
  const [first] = files;
  if (!first) return { of: "choice", fault: "none" };
  const list = KINDS.flatMap((kind) => {
    const file = files.find(({ name }) => isNamed(name, kind));
    return file ? [{ kind, file, data: { start: 0, end: file.size }, entry: null }] : [];
  });
  if (list.length > 0) return { list };
  const zip = files.find(({ name }) => /\.zip$/i.test(name)) ?? first;
  if (/\.csv$/i.test(zip.name)) return { of: "choice", fault: "unknown-file" };
  return findInZip(zip);
}

/** 'posts.csv', or 'posts (1).csv' as browsers name a second download; not 'post_headers.csv'. */
function isNamed(name: string, kind: ExportKind): boolean {
  return new RegExp(`^${kind}(?![a-z_]).*\\.csv$`, "i").test(name);
}

async function findInZip(file: ChosenFile): Promise<{ list: Source[] } | HistoryFault> {
  const search = findZipEntries(file.size, Object.values(EXPORT_FILES));
  let step = search.next();
  while (!step.done) {
    const bytes = await readRange(file, step.value).catch(() => null);
    if (!bytes) return { of: "posts", fault: "unreadable-file" };
    step = search.next(bytes);
  }
  if ("fault" in step.value) return { of: "zip", fault: step.value.fault };
  const { entries } = step.value;
  const list = KINDS.flatMap((kind) => {
    const entry = entries.find(({ name }) => name === EXPORT_FILES[kind]);
    return entry ? [{ kind, file, data: entry.data, entry }] : [];
  });
  return list.length > 0 ? { list } : { of: "zip", fault: "no-files" };
}

async function readSource(
  { kind, file, data, entry }: Source,
  { project, now, onProgress, signal }: ReadOptions,
): Promise<ReadExport | HistoryFault> {
  const reader = createExportReader(kind, project, now);
  const decoder = new TextDecoder();
  let checksum = 0;
  let bytes = 0;
  const packed = streamRange(file, data, (share) =>
    onProgress({ file: EXPORT_FILES[kind], share }),
  );
  const unpacked = entry?.isDeflated
    ? packed.pipeThrough(new DecompressionStream("deflate-raw"))
    : packed;
  const pieces = unpacked.getReader();
  try {
    for (;;) {
      const { done, value } = await pieces.read();
      signal.throwIfAborted();
      if (done) break;
      bytes += value.byteLength;
      if (entry) checksum = addToChecksum(checksum, value);
      const fault = reader.push(decoder.decode(value, { stream: true }));
      if (fault) return { of: kind, fault };
    }
  } catch (error) {
    signal.throwIfAborted();
    // What the browser can't read any more is a DOMException; what it can't unpack is not.
    const isGone = error instanceof DOMException;
    return { of: kind, fault: isGone ? "unreadable-file" : "cannot-unpack" };
  } finally {
    pieces.cancel().catch(() => undefined);
  }
  const fault = reader.push(decoder.decode());
  if (fault) return { of: kind, fault };
  if (entry && (checksum !== entry.checksum || bytes !== entry.unpackedBytes)) {
    return { of: kind, fault: "bad-checksum" };
  }
  const end = reader.end();
  return "fault" in end ? { of: kind, fault: end.fault } : end.found;
}

/** Piece by piece, each asked for only when the one before is used up. */
function streamRange(
  file: ChosenFile,
  { start, end }: ByteRange,
  onProgress: (share: number) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = start;
  return new ReadableStream(
    {
      async pull(controller) {
        if (at >= end) {
          controller.close();
          return;
        }
        const next = Math.min(at + PIECE_BYTES, end);
        controller.enqueue(await readRange(file, { start: at, end: next }));
        at = next;
        onProgress((at - start) / (end - start));
      },
    },
    { highWaterMark: 0 },
  );
}

async function readRange(
  file: ChosenFile,
  { start, end }: ByteRange,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}
