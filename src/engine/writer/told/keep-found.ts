/** Works something out once for each object that it is asked about, and keeps it no longer than that object. */
export function keepFound<Key extends object, Found>(
  find: (key: Key) => Found,
): (key: Key) => Found {
  const known = new WeakMap<Key, Found>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}

/** The same for each of the answers, where all that was told beside it counts as well. */
export function keepOfEach<Whole extends object, Part extends object, Found>(
  find: (whole: Whole, part: Part) => Found,
): (whole: Whole, part: Part) => Found {
  const ofWhole = keepFound((whole: Whole) => keepFound((part: Part) => find(whole, part)));
  return (whole, part) => ofWhole(whole)(part);
}
