import type { Turns } from "#server/start/turns.ts";

/** Calls as they come: only a test about a crowd has one. */
export const noTurns: Turns = async (_endpoint, _request, task) => task();
