import { createHash } from "node:crypto";
import { closePace, takeTurn } from "#engine/radar/feed-pace.ts";
import {
  clearPaceFailures,
  lockPace,
  savePace,
} from "#server/db/projects/feed-paces-repository.ts";
import type { FeedKey, FeedTurns } from "#server/gateways/feeds/feeds-gateway.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

/** The row of the whole installation. */
const EVERYBODY = "everybody";

type Deps = Pick<ServiceDeps, "database" | "clock"> & { random?: () => number };

/** The pace of all servers of an installation, kept in the database that they share. */
export function createSharedTurns({ database, clock, random = Math.random }: Deps): FeedTurns {
  const { db } = database;

  function close(reader: string, retryAfterMs: number | null): Promise<number> {
    return db.transaction(async (tx) => {
      const now = clock();
      const before = await lockPace(tx, reader, now);
      const { pace, pauseMs } = closePace(before, { nowMs: now.getTime(), retryAfterMs });
      await savePace(tx, reader, pace, now);
      return pauseMs;
    });
  }

  return {
    take: (key) =>
      db.transaction(async (tx) => {
        // In this order by everybody, so that no two wait for each other.
        const now = clock();
        const site = await lockPace(tx, EVERYBODY, now);
        const name = nameReader(key);
        const reader = await lockPace(tx, name, now);
        const taken = takeTurn({ site, reader }, { nowMs: now.getTime(), random: random() });
        if (taken.turn.isTaken) {
          await savePace(tx, EVERYBODY, taken.site, now);
          await savePace(tx, name, taken.reader, now);
        }
        return taken.turn;
      }),
    noteRefusal: (key, retryAfterMs) => close(nameReader(key), retryAfterMs),
    noteFailure: async (retryAfterMs) => void (await close(EVERYBODY, retryAfterMs)),
    noteSuccess: async (key) => {
      await clearPaceFailures(db, nameReader(key));
      await clearPaceFailures(db, EVERYBODY);
    },
  };
}

/** Whoever reads the database learns no key from it. */
function nameReader({ user, key }: FeedKey): string {
  return createHash("sha256").update(`${user}\n${key}`).digest("base64url");
}
