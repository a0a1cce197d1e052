import type { Client } from "#contract/client.ts";
import { openPostgresql } from "#server/db/open-postgresql.ts";
import { median } from "../processor-time.ts";
import { DIGEST_EMAIL } from "./seed/scale.ts";
import { openHouse } from "./tour/house.ts";

const ROUNDS = 30;

type List = [name: string, read: (client: Client, projectId: string) => Promise<unknown>];

const LISTS: List[] = [
  ["projects", (client) => client.listProjects()],
  ["dashboard", (client) => client.getProjectStats()],
  ["project", (client, projectId) => client.getProject({ params: { projectId } })],
  ["roadmap", (client, projectId) => client.getRoadmap({ params: { projectId } })],
  ["today", (client) => client.getToday()],
  ["budgets", (client) => client.listBudgets()],
  ["posting context", (client) => client.getPostingContext()],
  ["contributions", (client) => client.listContributions()],
  ["favorites", (client) => client.listFavoriteSubreddits()],
  ["needing an update", (client) => client.listSubredditsNeedingUpdate()],
  ["export", (client) => client.exportAccount()],
];

/** Each list of one user with a hundred posts as a whole call, in turns among few rows and among many. */
export async function compareLists(urls: { few: string; many: string }): Promise<void> {
  const few = await openLists(urls.few);
  const many = await openLists(urls.many);
  for (const [name, read] of LISTS) {
    const times = { few: [] as number[], many: [] as number[] };
    // An export is limited to 20 an hour.
    const rounds = name === "export" ? 15 : ROUNDS;
    for (let round = 0; round < rounds; round++) {
      times.few.push(await few.time(read));
      times.many.push(await many.time(read));
    }
    const [fewMs, manyMs] = [median(times.few.slice(5)), median(times.many.slice(5))];
    console.log(
      `list, ${name}: p50 ${manyMs.toFixed(1)} ms, ${(manyMs / fewMs).toFixed(2)} times as long as among few`,
    );
  }
  await few.close();
  await many.close();
}

async function openLists(url: string) {
  const database = await openPostgresql(url);
  const house = await openHouse(database, { plans: [], steps: [], begin: () => {} });
  const { client } = await house.signIn(DIGEST_EMAIL);
  const [project] = await client.listProjects();
  return {
    time: async (read: List[1]): Promise<number> => {
      const startedAt = performance.now();
      await read(client, project?.id ?? "");
      return performance.now() - startedAt;
    },
    close: async () => {
      await house.close();
      await database.close();
    },
  };
}
