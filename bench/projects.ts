import { sql } from "drizzle-orm";
import { DIMENSIONS, encodeText } from "#engine/matching/matcher-model.ts";
import type { InProcess } from "./in-process.ts";
import { medianTime } from "./median-time.ts";
import { insertOtherUser } from "./other-user.ts";
import { measureCpu, median } from "./processor-time.ts";

const CPU_MS_WANTED = 30;
const SCAN_RATIO_WANTED = 1.5;
const STATS_MS_WANTED = 50;
const OWN_PROJECTS = 2000;

/** A sentence, a text as long as most people write, and one in another language, which is scanned twice. */
const DESCRIPTIONS = {
  short: "Invoicing and bookkeeping software for freelancers and small businesses.",
  long: `Invoicing and bookkeeping for freelancers and small businesses. You write what you did in a sentence, it makes the
    invoice, reminds the customer and books the payment when the bank's message arrives. ${"Taxes are set aside as you go, receipts are read from a photograph, and at the end of the year your accountant gets one folder. ".repeat(6)}`,
  German:
    "Rechnungen und Buchhaltung für Freiberufler und kleine Betriebe: Belege fotografieren, Rechnung schreiben, Umsatzsteuer am Ende des Quartals.",
};

/** A whole call for recommendations, warm, in processor time, beside a bare scan of the same buffers. */
export async function benchRecommendations(server: InProcess, rounds: number): Promise<void> {
  for (const [kind, description] of Object.entries(DESCRIPTIONS)) {
    const payload = {
      name: "Ledgerly",
      description,
      category: "Finance",
      targetAudience: ["Freelancers"],
    };
    const query = encodeText(server.matcher, description);
    const url = "/api/projects/ai/generate-subreddit-recommendations";
    const ask = () => server.call({ method: "POST", url, payload });
    const scan = () => query && scanAll(server.matcher.subreddits, query);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds + 5; round++) {
      const [asked, scanned] = [await measureCpu(ask), await measureCpu(scan)];
      if (round < 5) continue;
      ours.push(asked);
      bare.push(scanned);
    }
    const [p50, scanP50] = [median(ours), median(bare)];
    console.log(
      `recommendation, ${kind}: p50 ${p50.toFixed(1)} ms of processor time (${CPU_MS_WANTED} wanted), ${(p50 / scanP50).toFixed(2)} times a bare scan of ${scanP50.toFixed(1)} ms (${SCAN_RATIO_WANTED} wanted)`,
    );
  }
}

/** Every row multiplied with the query, and nothing else. */
function scanAll(rows: Int8Array, query: Float64Array): number {
  let best = -Infinity;
  for (let start = 0; start < rows.length; start += DIMENSIONS) {
    let sum = 0;
    for (let d = 0; d < DIMENSIONS; d++) sum += (query[d] as number) * (rows[start + d] as number);
    best = Math.max(best, sum);
  }
  return best;
}

/** The dashboard of a user with 2,000 projects, alone in the tables and among a million rows of others. */
export async function benchDashboard(
  server: InProcess,
  rounds: number,
  rows: number,
): Promise<void> {
  await insertProjects(server, server.user.id, OWN_PROJECTS);
  const stats = () => server.call({ method: "GET", url: "/api/projects/stats" });
  const alone = await medianTime(stats, rounds);
  const id = await insertOtherUser(server, "other@example.com");
  await insertProjects(server, id, Math.ceil(rows / 4));
  await server.database.db.execute(sql`vacuum analyze projects`);
  await server.database.db.execute(sql`vacuum analyze project_subreddits`);
  const crowded = await medianTime(stats, rounds);
  console.log(
    `dashboard of ${OWN_PROJECTS} projects: ${crowded.toFixed(1)} ms among ${rows} rows of others (${STATS_MS_WANTED} wanted), ${(crowded / alone).toFixed(2)} times as long as alone`,
  );
}

/** Each with three communities: four rows. */
async function insertProjects(
  { database }: InProcess,
  userId: string,
  count: number,
): Promise<void> {
  await database.db.execute(sql`
    with made as (
      insert into projects (user_id, name, description, created_at, updated_at)
      select ${userId}::uuid, 'Project ' || n, 'What it does and for whom.', now(), now()
      from generate_series(1, ${count}::int) n returning id),
    chosen as (select id as subreddit_id from subreddits order by members desc limit 3)
    insert into project_subreddits (project_id, subreddit_id, source, created_at)
    select made.id, subreddit_id, 'recommended', now() from made, chosen`);
}
