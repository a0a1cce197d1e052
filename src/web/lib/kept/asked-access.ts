import { paths } from "#contract/pages/page-paths.ts";
import { MINUTE_MS } from "#engine/clock/time-units.ts";
import { createKeptValue, isRecord, type OpenStorage } from "./kept.ts";

/** As long as a sign-in link works; it may be opened in another tab. */
const KEPT_MS = 15 * MINUTE_MS;

/** An assistant's request that waits for its user to sign in. */
export function createAskedAccess(openStorage: OpenStorage) {
  const kept = createKeptValue<{ search: string; atMs: number }>(openStorage, "asked-access");
  return {
    keep: (search: string, nowMs: number) => void kept.keep({ search, atMs: nowMs }),
    forget: kept.forget,
    /** Where whoever has just signed in goes on. */
    placeAfterSignIn: (nowMs: number): string => {
      const value = kept.read();
      if (!isRecord(value)) return paths.dashboard;
      const { search, atMs } = value;
      const isFresh = typeof atMs === "number" && nowMs - atMs < KEPT_MS && atMs <= nowMs;
      const isQuery = typeof search === "string" && search.startsWith("?");
      return isFresh && isQuery ? paths.connect + search : paths.dashboard;
    },
  };
}

export const askedAccess = createAskedAccess(() => localStorage);
