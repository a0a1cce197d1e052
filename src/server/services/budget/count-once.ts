import { identifyAddress } from "#engine/outcomes/identify-address.ts";

/** True for the first of those that stand at one address, and for all that have none. */
export function createCountOnce(): (item: { permalink: string | null }) => boolean {
  const known = new Set<string>();
  return ({ permalink }) => {
    const identity = identifyAddress(permalink);
    if (identity === null) return true;
    const isFirst = !known.has(identity);
    known.add(identity);
    return isFirst;
  };
}
