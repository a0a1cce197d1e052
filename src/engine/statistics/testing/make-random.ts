/** Numbers from 0 to 1, the same for the same seed: a 32-bit xorshift. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** So many posts thrown into slots that are all alike. */
export function scatter(random: () => number, posts: number, slots: number): number[] {
  const counts = Array.from({ length: slots }, () => 0);
  for (let post = 0; post < posts; post += 1) {
    const slot = Math.floor(random() * slots);
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return counts;
}
