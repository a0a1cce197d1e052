import { type SQL, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createQueue, type JobQueue } from "./jobs/queue.ts";
import { SEND_NOTICE } from "./jobs/send-notices.ts";
import { createLogger } from "./log/create-logger.ts";
import type { MailServer } from "./testing/start-mail-server.ts";
import { planDuePosts } from "./testing/plan-due-posts.ts";
import { canStartServers, useServers } from "./testing/servers-trial.ts";

/** `npm run tool -- rehearse-servers` waits as long as it really takes. */
const isHurried = process.env["REAL_TIME"] !== "1";
const PATIENCE = { timeout: isHurried ? 60_000 : 180_000, interval: 100 };
const once = (count: number) => Array.from({ length: count }, () => 1);

// By day two queues in one process share them (send-notices.api.test.ts).
describe.skipIf(!canStartServers)(
  "jobs of two servers on one database",
  { tags: "nightly" },
  () => {
    const trial = useServers(2);
    /** Sends jobs and does none. */
    let sender: JobQueue;
    beforeAll(async () => {
      const log = createLogger({ level: "silent", isReadable: false });
      sender = createQueue(trial.database, [], log, { takeOverSeconds: isHurried ? 1 : 3600 });
      await sender.start();
      // A server answers before its queue has begun; the last of its jobs is this one.
      await vi.waitFor(() => sender.runNow("queue-notices"), PATIENCE);
    });
    afterAll(() => sender.stop());

    const countRuns = (job: string) =>
      [0, 1]
        .flatMap((n) => trial.serverOf(n).output().split("\n"))
        .filter((line) => line.includes(`"job":"${job}"`) && line.includes("job done")).length;
    const countJobs = async (state: string, name: string = SEND_NOTICE) => {
      const result = await trial.database.db.execute(
        sql`select count(*)::int as jobs from jobs.job where name = ${name} and state = ${state}`,
      );
      return (result as { rows: { jobs: number }[] }).rows[0]?.jobs;
    };
    const change = (changes: SQL) => trial.database.db.execute(sql`update jobs.job set ${changes}`);
    /** How often each message to this address arrived. */
    const countArrivals = (email: string) => {
      const theirs = trial.taken().filter(({ to }) => to === email);
      return Object.values(Object.groupBy(theirs, ({ messageId }) => messageId)).map(
        (same) => same?.length,
      );
    };

    test("each run happens on one of them", async () => {
      for (let sent = 1; sent <= 5; sent++) {
        await sender.runNow("purge-expired");
        // Its schedule may add one of its own.
        await vi.waitFor(async () => {
          const done = await countJobs("completed", "purge-expired");
          expect(done).toBeGreaterThanOrEqual(sent);
          expect(countRuns("purge-expired")).toBe(done);
        }, PATIENCE);
      }
    });

    test("each of many reminders goes out once, however often both look for what is due", async () => {
      const email = "many@example.com";
      await planDuePosts(trial.database.db, email, 60);
      for (let n = 0; n < 4; n++) await sender.runNow("queue-notices");
      await vi.waitFor(() => expect(countRuns(SEND_NOTICE)).toBe(60), PATIENCE);
      const runs = countRuns("queue-notices");
      await sender.runNow("queue-notices");
      await vi.waitFor(() => expect(countRuns("queue-notices")).toBeGreaterThan(runs), PATIENCE);
      expect(countArrivals(email)).toEqual(once(60));
      await vi.waitFor(async () => expect(await countJobs("completed")).toBe(60), PATIENCE);
    });

    test.skipIf(isHurried)("each time of a schedule is kept once", async () => {
      // It is due every two minutes, and begun within the minute that follows.
      const TWO_MINUTES = 120_000;
      await setTimeout(TWO_MINUTES - ((Date.now() + 45_000) % TWO_MINUTES));
      const runs = countRuns("queue-notices");
      await setTimeout(2 * TWO_MINUTES);
      expect(countRuns("queue-notices")).toBe(runs + 2);
    });

    /** The minute that it takes until silence is noticed and what is tried again has waited. */
    const hurry = async () => {
      await change(sql`heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
      await vi.waitFor(async () => expect(await countJobs("retry")).toBe(3), PATIENCE);
      await change(sql`start_after = now() where state = 'retry'`);
      await sender.enqueue(SEND_NOTICE, [randomUUID()]);
    };

    test("what one was sending when it was killed goes out from the other", async () => {
      const { db } = trial.database;
      const [doomed, other] = trial.mails as [MailServer, MailServer];
      const email = "killed@example.com";
      const holdAll = () => trial.mails.forEach((mail) => mail.hold());
      const bothHold = (count: number) =>
        vi.waitFor(
          () => expect(Math.min(...trial.mails.map(({ held }) => held.length))).toBe(count),
          PATIENCE,
        );
      const remindOf = async (posts: number) => {
        await planDuePosts(db, email, posts);
        await sender.runNow("queue-notices");
      };
      // With one message each both are busy, so that each takes three of the rest together.
      holdAll();
      await remindOf(1);
      await vi.waitFor(
        () => expect(trial.mails.flatMap(({ held }) => held)).toHaveLength(1),
        PATIENCE,
      );
      await remindOf(1);
      await bothHold(1);
      await remindOf(24);
      await vi.waitFor(async () => expect(await countJobs("created")).toBe(24), PATIENCE);
      trial.mails.forEach((mail) => mail.release());
      holdAll();
      await bothHold(3);
      doomed.takeUnanswered();
      await trial.serverOf(0).kill("SIGKILL");
      const killedAt = performance.now();
      other.release();
      await vi.waitFor(async () => expect(await countJobs("created")).toBe(0), PATIENCE);
      await vi.waitFor(async () => expect(await countJobs("active")).toBe(3), PATIENCE);
      expect(countArrivals(email)).toEqual(once(24));

      if (isHurried) await hurry();
      await vi.waitFor(() => expect(countArrivals(email)).toHaveLength(26), PATIENCE);
      expect(performance.now() - killedAt).toBeLessThan(120_000);
      await vi.waitFor(async () => expect(await countJobs("active")).toBe(0), PATIENCE);
      // That a mail server has a message of which it could not tell, nobody can know.
      expect(countArrivals(email).toSorted()).toEqual([...once(25), 2]);
    });
  },
);
