import { type SendDeps, sendNotice } from "#server/services/notices/send-notice.ts";
import type { Errand } from "./errand.ts";

export const SEND_NOTICE = "send-notice";

/** Each message by itself: one that fails keeps no other waiting. */
export function sendNotices(deps: SendDeps): Errand {
  return { name: SEND_NOTICE, run: (noticeId) => sendNotice(deps, noticeId) };
}
