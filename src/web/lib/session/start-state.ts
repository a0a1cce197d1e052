import { readStart } from "#contract/pages/start-link.ts";
import type { Start } from "#engine/projects/start.ts";

/** As the state of the way to the wizard; whatever else a state holds is left alone. */
export function writeStart(start: Start): { start: Start } {
  return { start };
}

export function readStartState(state: unknown): Start | null {
  return typeof state === "object" && state !== null && "start" in state
    ? readStart(state.start)
    : null;
}
