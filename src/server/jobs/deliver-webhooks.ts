import { listDueTurns, markTurnsQueued } from "#server/db/accounts/webhooks-repository.ts";
import {
  decideDueDeliveries,
  decideWeeklyDeliveries,
} from "#server/services/webhooks/decide-deliveries.ts";
import { type DeliverDeps, deliverTurn } from "#server/services/webhooks/deliver.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import type { Errand, Job } from "./queue.ts";

export const DELIVER = "deliver-webhook";
const MOST_AT_ONCE = 500;
/** A receiver may take ten seconds, and keeps the others of its batch waiting. */
const TOGETHER = 10;

/** Decides what is due, and hands each attempt to the queue under an id of its own. Needs no mail server. */
export function queueDeliveries(
  deps: Pick<ServiceDeps, "database" | "clock" | "appUrl">,
  enqueue: (turnIds: string[]) => Promise<void>,
): Job {
  const { db } = deps.database;
  return {
    name: "queue-deliveries",
    cron: "* * * * *",
    isFrequent: true,
    run: async () => {
      await decideDueDeliveries(deps);
      await decideWeeklyDeliveries(deps);
      for (;;) {
        const turnIds = await listDueTurns(db, deps.clock(), MOST_AT_ONCE);
        if (turnIds.length === 0) return;
        await enqueue(turnIds);
        await markTurnsQueued(db, turnIds, deps.clock());
      }
    },
  };
}

/** Each by itself; when to try again is the delivery's own plan, not the queue's. */
export function deliverWebhooks(deps: DeliverDeps): Errand {
  return { name: DELIVER, together: TOGETHER, run: (turnId) => deliverTurn(deps, turnId) };
}
