import { paths } from "#contract/pages/page-paths.ts";
import { maskAddress } from "#engine/webhooks/recognise-shape.ts";
import { WEEK_MS, HOUR_MS } from "#engine/clock/time-units.ts";
import {
  type NoticeRow,
  findOpenNotice,
  settleNotice,
} from "#server/db/accounts/notices-repository.ts";
import { type UserRow, findUserById } from "#server/db/accounts/users-repository.ts";
import { findWebhook } from "#server/db/accounts/webhooks-repository.ts";
import { DIGEST_STAGES, findSince, madeFor } from "./decide-digests.ts";
import { composeFoundNotice, LOOK_PATIENCE_MS, readLookName } from "./look-notices.ts";
import { type ComposedNotice, type NoticeDeps } from "./notice.ts";
import { composeSlotNotice, toRemindedPost } from "./slot-reminders.ts";
import { unsubscribeAddress, endReminder } from "./unsubscribe.ts";
import { listFoundOf } from "#server/db/projects/radar-finds-repository.ts";
import { wordReason } from "#engine/radar/word-find.ts";
import {
  composeDigest,
  type DigestFound,
  type DigestTask,
  type DigestLook,
} from "#engine/notices/compose-digest.ts";
import { findDigestSpan } from "#engine/timing/digest-day.ts";
import { listPlannedPosts } from "#server/db/posts/planned-posts-repository.ts";
import { listTasks } from "#engine/tasks/list-tasks.ts";
import type { TaskKind } from "#engine/tasks/task.ts";
import { readTaskState } from "#server/services/tasks/tasks.ts";
import { lookDueAt, findDueLook } from "#engine/outcomes/look.ts";
import { unwrapContent } from "#engine/posts/unwrap-content.ts";
import {
  findMadePost,
  listMadeOf,
  type MadePostOf,
} from "#server/db/posts/made-posts-repository.ts";
import { composeLookRequest } from "#engine/notices/compose-look-request.ts";
import { ReceiptData } from "./note-receipts.ts";
import { postAddress } from "#server/services/posts/reading/permalink.ts";
import { findWatch, readMoment } from "#server/services/posts/reading/read-post.ts";
import { composeReceipt, composeWebhookOff } from "#engine/notices/account-messages.ts";
import { MailError, type MailMessage } from "#server/gateways/mail/mail-gateway.ts";
import { insist } from "../../service-error.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** From what is true now: between deciding and sending, hours may have passed. */
export async function composeNotice(
  deps: NoticeDeps,
  user: UserRow,
  notice: NoticeRow,
): Promise<ComposedNotice> {
  const message = await compose(deps, user, notice);
  // These are about what somebody did or set up, and nobody can be spared them.
  if (!message || notice.kind === "receipt" || notice.kind === "webhook-off") return message;
  return { ...message, unsubscribeUrl: unsubscribeAddress(deps, user.id) };
}

async function compose(
  deps: NoticeDeps,
  user: UserRow,
  { kind, about, data }: NoticeRow,
): Promise<ComposedNotice> {
  switch (kind) {
    case "slot-reminder":
      return composeSlotNotice(deps, user, about);
    case "removal-check":
      return composeCheckNotice(deps, user, about);
    case "removal-found":
      return composeFoundNotice(deps, user, about);
    case "daily-digest":
      return composeDigestNotice(deps, user, about);
    case "receipt":
      return composeReceiptNotice(deps, user, about, ReceiptData.parse(data));
    case "webhook-off":
      return composeWebhookNotice(deps, user, about, data);
  }
}

/** Longer than any mail server is down; after that the billing page tells. */
const STALE_MS = WEEK_MS;

function composeReceiptNotice(
  { appUrl, clock, operator }: NoticeDeps,
  { timezone }: UserRow,
  key: string,
  { isTest, paidAt, ...receipt }: ReceiptData,
): ComposedNotice {
  if (clock().getTime() - Date.parse(paidAt) > STALE_MS) return null;
  return composeReceipt({
    receipt: { ...receipt, key, paidAt: new Date(paidAt) },
    isTest,
    timezone,
    operator,
    billingUrl: `${appUrl}/billing`,
  });
}

/** Only while it is off for that reason: the user may have seen to it. */
async function composeWebhookNotice(
  { database, appUrl, operator }: NoticeDeps,
  { id, timezone }: UserRow,
  about: string,
  data: NoticeRow["data"],
): Promise<ComposedNotice> {
  const [webhookId = "", turnedOffAt] = about.split(" ");
  const webhook = await findWebhook(database.db, id, webhookId);
  if (!webhook?.failingSince || webhook.turnedOffAt?.toISOString() !== turnedOffAt) return null;
  return composeWebhookOff({
    address: maskAddress(new URL(webhook.address)),
    failingSince: webhook.failingSince,
    failure: String(data?.["failure"]),
    timezone,
    settingsUrl: appUrl + paths.webhooks,
    operator,
  });
}

/** Only on the day itself, and only if something is still to be done on it. */
async function composeDigestNotice(
  deps: NoticeDeps,
  user: UserRow,
  dayName: string,
): Promise<ComposedNotice> {
  const today = findDigestSpan(deps.clock(), user.timezone);
  if (today.name !== dayName || user.reminders !== "daily-digest") return null;
  const range = { from: today.startsAt, to: today.endsAt };
  const posts = await listPlannedPosts(deps.database.db, user.id, range);
  const looks = await listDigestLooks(deps, user, range);
  const found = await listDigestFound(deps, user, findSince(today.startsAt));
  if (posts.length + looks.length + found.length === 0) return null;
  return composeDigest({
    looks,
    found,
    tasks: await listDigestTasks(deps, user),
    posts: posts.map((post) => toRemindedPost(deps, post, post.scheduledFor ?? today.startsAt)),
    today: today.startsAt,
    timezone: user.timezone,
    footer: endReminder(deps, user),
  });
}

/** More would make the message about nothing else; the page has them all. */
const MOST_FOUND = 5;

async function listDigestFound(
  deps: NoticeDeps,
  user: UserRow,
  since: Date,
): Promise<DigestFound[]> {
  const rows = await listFoundOf(deps.database.db, user.id, { since, most: MOST_LISTED });
  return rows
    .filter(({ reason }) => reason.is !== "announces")
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ title, community, projectName, projectId, reason }) => ({
      title,
      community: `r/${community}`,
      project: projectName,
      why: wordReason(reason),
      url: deps.appUrl + paths.radar.replace(":projectId", projectId),
    }));
}

const MOST_LISTED = 300;

/** Posts with their blanks and looks have lists of their own, and what a project lacks would be told every day. */
const TOLD: ReadonlySet<TaskKind> = new Set(["answer", "comments", "result"]);

/** What else is to be done on that day for posts, made and planned. */
async function listDigestTasks(deps: NoticeDeps, user: UserRow): Promise<DigestTask[]> {
  const wanted = { ...readMoment(deps), projectId: null, plan: null, words: null };
  const state = await readTaskState(deps.database.db, user, wanted);
  return listTasks(state).flatMap((task) => {
    const { kind, title, detail, isDone, projectId, projectName, postId } = task;
    if (!projectId || !projectName || isDone || !TOLD.has(kind)) return [];
    const url = postId
      ? postAddress(deps, { id: postId, projectId })
      : `${deps.appUrl}/projects/${projectId}`;
    return [{ title, detail, project: projectName, url }];
  });
}

/** The mail server may have been down for a while; after that the look is asked for on the page only. */
const DELAY_MS = 3 * HOUR_MS;

async function composeCheckNotice(
  deps: NoticeDeps,
  user: UserRow,
  about: string,
): Promise<ComposedNotice> {
  const { postId, stage } = readLookName(about);
  if (!stage || user.reminders !== "at-slot-time") return null;
  const now = deps.clock();
  const post = await findMadePost(deps.database.db, user.id, postId);
  if (!post?.postedAt) return null;
  const { postedAt, done, permalink } = post;
  const watch = findWatch(post, deps.reddit.isConfigured);
  if (findDueLook({ postedAt, done, watch }, now) !== stage) return null;
  const lateMs = now.getTime() - lookDueAt(postedAt, stage).getTime();
  if (lateMs > LOOK_PATIENCE_MS[stage] + DELAY_MS) return null;
  return composeLookRequest({
    stage,
    title: unwrapContent(post).title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    postedAt,
    permalink,
    url: postAddress(deps, post),
    timezone: user.timezone,
    footer: endReminder(deps, user),
  });
}

type Range = { from: Date; to: Date };

/** The looks that fall due in that time and are the user's to take, the earliest first. */
async function listDigestLooks(
  deps: NoticeDeps,
  user: UserRow,
  range: Range,
): Promise<DigestLook[]> {
  const looks: DigestLook[] = [];
  for (const stage of DIGEST_STAGES) {
    const made = await listMadeOf(deps.database.db, user.id, madeFor(stage, range));
    const open = made.filter(
      (post) => !post.done.includes(stage) && !findWatch(post, deps.reddit.isConfigured),
    );
    looks.push(...open.map((post) => present(deps, post, stage)));
  }
  return looks.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

function present(
  deps: NoticeDeps,
  post: MadePostOf,
  stage: (typeof DIGEST_STAGES)[number],
): DigestLook {
  return {
    title: unwrapContent(post).title,
    community: `r/${post.communityName ?? post.subredditId}`,
    project: post.projectName,
    url: postAddress(deps, post),
    stage,
    dueAt: lookDueAt(post.postedAt ?? post.createdAt, stage),
  };
}

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
