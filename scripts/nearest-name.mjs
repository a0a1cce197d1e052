// Plain JavaScript for Node 20: it answers before anything is installed.

/** The name that shares most pairs of letters with what was typed; null where none is alike. */
export function findNearestName(typed, names) {
  const wanted = pairsOf(typed);
  const ranked = names
    .map((name) => ({ name, likeness: measureLikeness(wanted, pairsOf(name)) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const [best] = ranked;
  return best && best.likeness >= LEAST_LIKENESS ? best.name : null;
}

/** Two letters that changed places in a word of six leave two pairs of five. */
const LEAST_LIKENESS = 0.4;

/** With the first letter once more, for it is seldom wrong. */
function pairsOf(word) {
  const letters = ` ${word.toLowerCase()}`;
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}

function measureLikeness(one, other) {
  const shared = one.filter((pair) => other.includes(pair)).length;
  return (2 * shared) / (one.length + other.length);
}
