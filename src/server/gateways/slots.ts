/** Whoever waited left the line before it was their turn. */
export class NoTurn extends Error {}

/** Lets so many tasks run at once; the others wait in line, and leave it when their signal says so. */
export function createSlots(count: number) {
  const waiting = new Set<() => void>();
  let free = count;

  function takeTurn(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.reject(new NoTurn());
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        reject(new NoTurn());
      };
      const enter = () => {
        waiting.delete(enter);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      waiting.add(enter);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  function passOn(): void {
    const [next] = waiting;
    if (next) next();
    else free++;
  }

  return async function runInSlot<T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    await takeTurn(signal);
    try {
      return await task();
    } finally {
      passOn();
    }
  };
}
