import { loadProfiles } from "./profiles.ts";

let known: ReadonlySet<string> | null = null;

/** Whether a hand-written profile says that posting one's own work is what a community is for. */
export function isForOwnWork(subredditId: string): boolean {
  known ??= new Set(
    Array.from(loadProfiles()).flatMap(([id, profile]) => (profile.isForOwnWork ? [id] : [])),
  );
  return known.has(subredditId);
}
