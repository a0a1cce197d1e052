import { sql } from "drizzle-orm";
import { WEBHOOK_EVENTS } from "#engine/webhooks/webhook.ts";
import { deliverWebhooks, queueDeliveries } from "#server/jobs/deliver-webhooks.ts";
import { expireSubscriptions, findMissedPayments } from "#server/jobs/tend-subscriptions.ts";
import { purgeExpired } from "#server/jobs/purge-expired.ts";
import { queueNotices, sendNotices } from "#server/jobs/send-notices.ts";
import type { Job } from "#server/jobs/queue.ts";
import { readKarma, watchPosts, refreshSubreddits } from "#server/jobs/reddit-jobs.ts";
import { readOperatingState } from "#server/services/health/health.ts";
import { takesAll } from "#server/testing/takes-all-webhooks.ts";
import { BUSY_EMAIL } from "../seed/scale.ts";
import { makeThingsDue } from "./due-posts.ts";
import type { House } from "./house.ts";
import { findNextMonday } from "#engine/webhooks/webhook-event.ts";

const MOST_SENT = 40;

/** Each job once, and a message of each kind sent. */
export async function tourJobs(house: House): Promise<void> {
  await makeThingsDue(house);
  const { deps } = house;
  const { logger: log } = deps;
  const queued: string[] = [];
  const jobs: Job[] = [
    queueNotices(deps, async (ids) => void queued.push(...ids)),
    expireSubscriptions(deps),
    findMissedPayments(deps),
    refreshSubreddits(deps, log),
    watchPosts(deps, log),
    readKarma(deps, log),
    purgeExpired(deps),
  ];
  for (const job of jobs) await house.run(`job ${job.name}`, job.run);
  const errand = sendNotices(deps);
  for (const id of await pickOfEachKind(house, queued)) {
    await house.run(`job ${errand.name}`, () => errand.run(id));
  }
  await tourDeliveries(house);
  await house.run("figures", () => readOperatingState(deps));
}

/** Today, and on a Monday morning, when a week is summed up. */
async function tourDeliveries(house: House): Promise<void> {
  const { deps } = house;
  const { client } = await house.signIn(BUSY_EMAIL);
  const body = { address: "https://hooks.example.com/due", events: [...WEBHOOK_EVENTS] };
  await client.addWebhook({ body });
  const turns: string[] = [];
  const { timezone } = await client.getCurrentUser();
  const monday = findNextMonday(deps.clock(), timezone);
  for (const clock of [deps.clock, () => monday]) {
    const job = queueDeliveries({ ...deps, clock }, async (ids) => void turns.push(...ids));
    await house.run(`job ${job.name}`, job.run);
  }
  const refused = { failure: "It answered 500.", status: 500, answer: "", retryAfterMs: null };
  const [first, ...others] = turns.slice(0, MOST_SENT);
  const failing = deliverWebhooks({
    ...deps,
    webhooks: { ...takesAll, send: async () => refused },
  });
  await house.run(`job ${failing.name}, refused`, () => failing.run(first ?? ""));
  const errand = deliverWebhooks(deps);
  for (const turnId of others) {
    await house.run(`job ${errand.name}`, () => errand.run(turnId));
  }
}

async function pickOfEachKind(house: House, queued: string[]): Promise<string[]> {
  const result = await house.deps.database.db.execute(sql`
    select (array_agg(id))[1:8] as ids from notices
    where id = any(${sql.param(queued)}::uuid[]) and about not like 'seed %' group by kind`);
  const { rows } = result as unknown as { rows: { ids: string[] }[] };
  return rows.flatMap(({ ids }) => ids).slice(0, MOST_SENT);
}
