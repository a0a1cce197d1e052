import { setTimeout } from "node:timers/promises";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { ServiceError } from "#server/service-error.ts";

/** Longer than a database takes to start again. */
const INSISTING_MS = MINUTE_MS;
const PAUSE_MS = 2000;

/** What was handed over and is not noted goes out twice: a database that is away is waited for. */
export async function insist<T>(note: () => Promise<T>): Promise<T> {
  const until = performance.now() + INSISTING_MS;
  for (;;) {
    try {
      return await note();
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

/** What only the service can tell about a field, told as the contract tells the rest. */
export function wrongField(field: string, message: string): ServiceError {
  return new ServiceError("VALIDATION", message, { issues: [{ field, message }] });
}
