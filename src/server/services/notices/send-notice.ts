import { findOpenNotice, settleNotice } from "#server/db/accounts/notices-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import { MailError, type MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import { insist } from "../../service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";
import { composeNotice } from "./compose-notice.ts";
import type { NoticeDeps } from "./notices.ts";

export type SendDeps = NoticeDeps & Pick<ServiceDeps, "mail">;

/**
 * Throws when it should be tried again. A process that dies between handing the message over and
 * noting it sends it twice, under one id: rather twice than never.
 */
export async function sendNotice(deps: SendDeps, noticeId: string): Promise<void> {
  const { db } = deps.database;
  const notice = await findOpenNotice(db, noticeId);
  const user = notice && (await findUserById(db, notice.userId));
  if (!user) return;
  const settle = (outcome: "sent" | "dropped" | "refused") =>
    settleNotice(db, noticeId, outcome, deps.clock());
  // Until its owner used a link, an address may be anybody's.
  const composed = user.emailVerifiedAt && (await composeNotice(deps, user, notice));
  if (!composed) return settle("dropped");
  const messageId = `<${noticeId}@${new URL(deps.appUrl).hostname}>`;
  const outcome = await handOver(deps, { ...composed, to: user.email, messageId });
  await insist(() => settle(outcome));
}

/** An address that is refused for good would be refused again. */
async function handOver({ mail }: SendDeps, message: MailMessage): Promise<"sent" | "refused"> {
  try {
    await mail.send(message);
    return "sent";
  } catch (error) {
    if (error instanceof MailError && error.reason === "refused") return "refused";
    throw error;
  }
}
