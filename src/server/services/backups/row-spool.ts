import { type FileHandle, open, rm } from "node:fs/promises";

/** Where rows lie in the file. */
export type Place = { start: number; length: number };

export type RowSpool = {
  add: (rows: AsyncIterable<Uint8Array>) => Promise<Place>;
  read: (place: Place) => AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
};

/** Rows on the disk until they are wanted, for memory is short; gone once it is closed. */
export async function openRowSpool(path: string): Promise<RowSpool> {
  const file = await open(path, "wx+", 0o600);
  let end = 0;
  return {
    add: async (rows) => {
      const start = end;
      for await (const part of rows) {
        for (let done = 0; done < part.length;) {
          const { bytesWritten } = await file.write(part, done, part.length - done, end);
          done += bytesWritten;
          end += bytesWritten;
        }
      }
      return { start, length: end - start };
    },
    read: (place) => readPlace(file, place),
    close: async () => {
      await file.close();
      await rm(path, { force: true });
    },
  };
}

const READ_AT_ONCE = 256 * 1024;

async function* readPlace(file: FileHandle, { start, length }: Place): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length;) {
    const buffer = Buffer.alloc(Math.min(READ_AT_ONCE, length - done));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, start + done);
    if (bytesRead === 0) throw new Error("The rows that were put aside are cut short.");
    done += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
