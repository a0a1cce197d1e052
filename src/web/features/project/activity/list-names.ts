const MOST_NAMES = 5;

/** "r/a", "r/a and r/b", "r/a, r/b and r/c"; a long list ends in how many more there are. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  const shown = rest > 1 ? [...names.slice(0, MOST_NAMES), `${rest} more`] : names;
  const last = shown.at(-1) ?? "";
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${last}` : last;
}
