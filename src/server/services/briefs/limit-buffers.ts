/** How a thread ends whose buffers came to more than it may have. */
export const OUT_OF_BUFFERS = 86;

/** Small ones are not counted: they come by the thousand and go. */
const COUNTED_FROM_BYTES = 64 * 1024;
const BUFFERS = [
  "ArrayBuffer",
  "Uint8Array",
  "Uint8ClampedArray",
  "Int8Array",
  "Uint16Array",
  "Int16Array",
  "Uint32Array",
  "Int32Array",
  "Float32Array",
  "Float64Array",
] as const;

/**
 * What a stream unpacks to lies in buffers, outside the heap whose size a thread's limits bound, and a
 * library that meets an error goes on without the stream. So `end` is called before the buffer that
 * would be too much is made; all that were made count, whether they are still needed or not.
 */
export function limitBuffers(room: typeof globalThis, mostBytes: number, end: () => void): void {
  let total = 0;
  const count = (bytes: number) => {
    if (bytes < COUNTED_FROM_BYTES) return;
    total += bytes;
    if (total > mostBytes) end();
  };
  for (const name of BUFFERS) {
    const Original = room[name] as new (...args: unknown[]) => ArrayBufferLike;
    const bytesPerElement =
      "BYTES_PER_ELEMENT" in Original ? Number(Original.BYTES_PER_ELEMENT) : 1;
    const counting: typeof Original = new Proxy(Original, {
      construct(target, args: unknown[], newTarget): object {
        const [first] = args;
        // A view of a buffer takes no memory of its own.
        if (typeof first === "number") count(first * bytesPerElement);
        else if (ArrayBuffer.isView(first)) count(first.byteLength);
        return Reflect.construct(
          target,
          args,
          newTarget === counting ? target : newTarget,
        ) as object;
      },
    });
    Object.defineProperty(room, name, { value: counting });
  }
}
