/** Lets so many tasks run at once; the others wait their turn. */
export function createRequestSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;

  return async function runInSlot<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
