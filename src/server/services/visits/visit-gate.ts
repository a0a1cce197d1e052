import { addressBlock } from "#engine/network/address-block.ts";
import { HOUR_MS } from "#engine/clock/time-units.ts";

/** More than the people behind one address open a founder's page in an hour. */
export const MOST_VISITS = 100;
export const MOST_ADDRESSES = 50_000;
const WINDOW_MS = HOUR_MS;

export type VisitGate = { admits: (ip: string) => boolean };

/**
 * Bounds what one address can add. In memory, unlike all other limits (decision 28): a flood then costs
 * no query, and an address is kept nowhere and for an hour at most. Less where very many come.
 */
export function createVisitGate(runLater: (work: () => void, ms: number) => void): VisitGate {
  const counts = new Map<string, number>();
  return {
    admits: (ip) => {
      if (counts.size >= MOST_ADDRESSES) counts.clear();
      if (counts.size === 0) runLater(() => counts.clear(), WINDOW_MS);
      const address = addressBlock(ip);
      const count = counts.get(address) ?? 0;
      if (count >= MOST_VISITS) return false;
      counts.set(address, count + 1);
      return true;
    },
  };
}
