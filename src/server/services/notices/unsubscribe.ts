import { paths } from "#contract/pages/page-paths.ts";
import { routes } from "#contract/endpoints/routes.ts";
import { updateUser } from "#server/db/accounts/users-repository.ts";
import type { UserId } from "#server/scope.ts";
import { ServiceError } from "#server/service-error.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createSignatures, type Signatures } from "#server/services/signatures.ts";
import { escapeHtml, renderPlainPage } from "#engine/html/escape-html.ts";
import type { ReminderFooter } from "#engine/notices/message-layout.ts";

/** For users, by their ids. */
export function createUnsubscribeSignatures(secret: string): Signatures {
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
    settingsUrl: deps.appUrl + paths.notifications,
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
    "This link is incomplete. Open it from the email again, or turn reminders off in your settings.",
  );
}

/** Without a script, and posted to where it was read: that address is all it needs. */
function renderQuestion(): string {
  return renderPlainPage(
    "Stop reminders",
    `<h1>Stop reminders?</h1>
<p>You'll get no more emails about your posts. Sign-in links and receipts still come.</p>
<form method="post"><div class="actions"><button>Stop all reminders</button></div></form>`,
  );
}

function renderStopped(appUrl: string): string {
  return renderPlainPage(
    "Reminders are off",
    `<h1>Reminders are off</h1>
<p>Sign-in links and receipts still come.</p>
<p>Was it a mistake? Choose your reminders again in your <a href="${escapeHtml(appUrl + paths.notifications)}">settings</a>.</p>`,
  );
}
