/** Shapes hold the same answers again and again. */
export function remember<T>(work: (text: string) => T): (text: string) => T {
  const done = new Map<string, T>();
  return (text) => {
    const before = done.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    done.set(text, result);
    return result;
  };
}
