import type { Reminders } from "#contract/reminders.ts";
import type { Scope } from "#server/scope.ts";
import { requireLiveSession } from "../accounts/require-live-session.ts";
import type { ServiceDeps } from "../service-deps.ts";

export async function getReminders(deps: ServiceDeps, scope: Scope): Promise<Reminders> {
  const user = await requireLiveSession(deps, deps.database.db, scope);
  return { reminders: user.reminders, mail: deps.mail.kind };
}
