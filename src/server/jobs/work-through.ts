import type { Logger } from "pino";
import { PaymentsError } from "#server/gateways/payments/payments-gateway.ts";
import type { UserId } from "#server/scope.ts";

export type UserTask = { userId: UserId; run: () => Promise<void> };

/** So many failures in a row are the provider's, and each may take half a minute. */
const MOST_FAILURES_IN_A_ROW = 20;

/** One that fails does not keep the others waiting; the run fails all the same, so that it is seen. */
export async function workThrough(tasks: UserTask[], logger: Logger): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const { userId, run } of tasks) {
    try {
      await run();
      inARow = 0;
    } catch (error) {
      const reason = error instanceof PaymentsError ? error.reason : null;
      logger.warn({ userId, reason }, "plan could not be looked up");
      // A refusal comes at once, and would be the same if this run were tried again.
      if (error instanceof PaymentsError && error.kind !== "unavailable") continue;
      failures.push(error);
      inARow += 1;
      if (inARow === MOST_FAILURES_IN_A_ROW) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}
