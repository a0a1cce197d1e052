import { ApiError } from "#contract/client.ts";
import type { OverBudget } from "#contract/task.ts";

/** Why the server asks before it schedules a post; null where it refused for another reason. */
export function readOverBudget(error: unknown): OverBudget | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  return (error.details["overBudget"] as OverBudget | undefined) ?? null;
}
