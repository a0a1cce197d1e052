import { routes } from "#contract/routes.ts";
import type { ReminderFooter } from "#engine/mail/reminder-footer.ts";
import { updateUser } from "#server/db/users-repository.ts";
import type { UserId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { createSignatures, type Signatures } from "../signatures.ts";
import { renderQuestion, renderStopped } from "./unsubscribe-pages.ts";

export type UnsubscribeSignatures = Signatures;

/** For users, by their ids. */
export function createUnsubscribeSignatures(secret: string): UnsubscribeSignatures {
  return createSignatures(secret, "foothold:unsubscribe");
}

type AddressDeps = Pick<ServiceDeps, "appUrl" | "unsubscribeSignatures">;

export function unsubscribeAddress(deps: AddressDeps, userId: UserId): string {
  const ticket = `${userId}.${deps.unsubscribeSignatures.sign(userId)}`;
  return `${deps.appUrl}${routes.unsubscribe.path.replace(":ticket", ticket)}`;
}

export function endReminder(
  deps: AddressDeps & Pick<ServiceDeps, "operator">,
  { id }: { id: UserId },
): ReminderFooter {
  return {
    settingsUrl: `${deps.appUrl}/settings`,
    unsubscribeUrl: unsubscribeAddress(deps, id),
    operator: deps.operator,
  };
}

/** Changes nothing: those who scan messages for harm open every address in them. */
export function askToUnsubscribe(deps: ServiceDeps, ticket: string): string {
  readTicket(deps, ticket);
  return renderQuestion();
}

/** Twice does no harm, and an account that is gone gets no reminders either. */
export async function unsubscribe(deps: ServiceDeps, ticket: string): Promise<string> {
  const userId = readTicket(deps, ticket);
  await updateUser(deps.database.db, userId, { reminders: "off" });
  return renderStopped(deps.appUrl);
}

/** What is signed was written by us, and holds the id of a row. */
function readTicket({ unsubscribeSignatures }: AddressDeps, ticket: string): UserId {
  const [, userId = "", signature = ""] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (unsubscribeSignatures.isRight(userId, signature)) return userId as UserId;
  throw new ServiceError(
    "NOT_FOUND",
    "This address is not complete. Please open it from the e-mail once more, or turn reminders off in your settings.",
  );
}
