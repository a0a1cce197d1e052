import { addressBlock } from "#engine/network/address-block.ts";

/** Far more than the people behind one address read a founder's page in an hour. */
export const MOST_VISITS = 100;
const WINDOW_MS = 3_600_000;
const MOST_ADDRESSES = 50_000;

export type VisitGate = { admits: (ip: string) => boolean };

/**
 * Bounds what one address can add. In memory, unlike all other limits (decision 28): a flood then costs
 * no query, and no address is kept anywhere. It is forgotten with the hour, or sooner where too many
 * addresses come.
 */
export function createVisitGate(elapsedMs: () => number): VisitGate {
  const counts = new Map<string, number>();
  let endsAt = -Infinity;
  return {
    admits: (ip) => {
      const now = elapsedMs();
      if (now >= endsAt || counts.size >= MOST_ADDRESSES) {
        counts.clear();
        endsAt = now + WINDOW_MS;
      }
      const address = addressBlock(ip);
      const count = counts.get(address) ?? 0;
      if (count >= MOST_VISITS) return false;
      counts.set(address, count + 1);
      return true;
    },
  };
}
