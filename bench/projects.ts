import { sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { DIMENSIONS, encodeText } from "#engine/matching/matcher-model.ts";
import type { InProcess } from "./in-process.ts";
import { medianTime } from "./median-time.ts";
import { insertOtherUser } from "./other-user.ts";
import { measureCpu, median } from "./processor-time.ts";

const CPU_MS_WANTED = 30;
const SCAN_RATIO_WANTED = 1.5;
const STATS_MS_WANTED = 50;
const OWN_PROJECTS = 2000;
const WARM_UP = 5;
const URL_ASKED = "/api/projects/ai/generate-subreddit-recommendations";
const PROJECTS = new URL("../eval/projects.jsonl", import.meta.url);

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
    const ask = () => server.call({ method: "POST", url: URL_ASKED, payload });
    const scan = () => query && scanAll(server.matcher.subreddits, query);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds + WARM_UP; round++) {
      const [asked, scanned] = [await measureCpu(ask), await measureCpu(scan)];
      if (round < WARM_UP) continue;
      ours.push(asked);
      bare.push(scanned);
    }
    const [p50, scanP50] = [median(ours), median(bare)];
    console.log(
      `recommendation, ${kind}: p50 ${p50.toFixed(1)} ms of processor time (${CPU_MS_WANTED} wanted), ${(p50 / scanP50).toFixed(2)} times a bare scan of ${scanP50.toFixed(1)} ms (${SCAN_RATIO_WANTED} wanted)`,
    );
  }
  await benchFirstCalls(server, rounds * 3);
}

/** Other projects one after the other, each asked about once: their communities are remembered only as far as others share them. */
async function benchFirstCalls(server: InProcess, rounds: number): Promise<void> {
  const lines = readFileSync(PROJECTS, "utf8")
    .trim()
    .split("\n")
    .slice(0, rounds + WARM_UP);
  // Another person, because nobody may ask for that much in an hour.
  const credentials = { email: "first-calls@example.com", password: "only for the benchmark" };
  const signUp = await server.send({
    method: "POST",
    url: "/api/auth/signup",
    payload: credentials,
  });
  const headers = { authorization: `Bearer ${signUp.json<SignedIn>().accessToken}` };
  const ours: number[] = [];
  for (const line of lines) {
    const { name, description, category } = JSON.parse(line) as Record<string, string>;
    const payload = { name, description, category, targetAudience: ["Freelancers"] };
    const ask = () => server.send({ method: "POST", url: URL_ASKED, payload, headers });
    ours.push(await measureCpu(ask));
  }
  const p50 = median(ours.slice(WARM_UP));
  console.log(
    `recommendation, ${ours.length - WARM_UP} different projects, each for the first time: p50 ${p50.toFixed(1)} ms of processor time`,
  );
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
