import { readFileSync } from "node:fs";
import type { WritingOutlook } from "#contract/writing.ts";
import type { Interview } from "#engine/interview/interview.ts";
import { composerHere } from "#server/gateways/composer/composer-gateway.ts";
import type { InProcess } from "./in-process.ts";
import { measureCpu, median } from "./processor-time.ts";

const FOUNDERS = new URL("../eval/posts/founders-sixth.jsonl", import.meta.url);

/** Where projects of most kinds may go; as many as the largest plan recommends. */
const COMMUNITIES =
  "saas sideproject microsaas indiehackers startups entrepreneur smallbusiness webdev programming opensource selfhosted golang devops productivity marketing freelance solopreneur buildinpublic alphaandbetausers roastmystartup entrepreneurridealong sweatystartup growmybusiness advancedentrepreneur".split(
    " ",
  );

type Sample = { name: string; interview: Pick<Interview, "kind" | "answers"> };

/**
 * What can be written for a project with many communities: for the first time after an answer was changed,
 * and again; and how long others wait meanwhile, with composing beside the event loop and on it.
 */
export async function benchWriting(server: InProcess, rounds: number): Promise<void> {
  const [line = ""] = readFileSync(FOUNDERS, "utf8").split("\n");
  const { name, interview } = JSON.parse(line) as Sample;
  const { kind, answers } = interview;
  const known: string[] = [];
  for (const id of COMMUNITIES) {
    const { statusCode } = await server.send({
      method: "GET",
      url: `/api/check/subreddits/${id}`,
    });
    if (statusCode === 200) known.push(id);
  }
  const project = await server.call<{ id: string }>({
    method: "POST",
    url: "/api/projects",
    payload: {
      name,
      description: `${name} is ${answers.what}.`,
      category: "Finance",
      targetAudience: ["Freelancers"],
      goals: ["Get feedback"],
      selectedSubreddits: known.map((id) => ({ id })),
    },
  });
  const url = `/api/projects/${project.id}`;
  const answer = (limits: string) =>
    server.call({
      method: "PATCH",
      url: `${url}/interview`,
      payload: { kind, answers: { ...answers, limits } },
    });
  const look = () => server.call<WritingOutlook>({ method: "GET", url: `${url}/writing` });
  const list = () => server.call({ method: "GET", url: "/api/projects" });

  const threads = server.composer.run;
  await answer(answers.limits ?? "");
  const { communities, ready } = await look();
  for (let round = 0; round < 20; round += 1) await list();
  const alone = await timeEach(rounds * 20, list);
  type Measured = { cold: number[]; cpu: number[]; others: number[] };
  const found: Record<string, Measured> = {};
  for (const [place, run] of [
    ["beside", threads],
    ["on", composerHere.run],
  ] as const) {
    server.composer.run = run;
    const measured: Measured = { cold: [], cpu: [], others: [] };
    found[place] = measured;
    for (let round = 0; round < rounds; round += 1) {
      await answer(`${answers.limits} That was so on day ${place.length * 1000 + round}.`);
      measured.cpu.push(await measureCpu(look));
      await answer(`${answers.limits} That was so on day ${place.length * 2000 + round}.`);
      const looking = { isDone: false };
      const cold = timeEach(1, look).finally(() => (looking.isDone = true));
      while (!looking.isDone) measured.others.push(...(await timeEach(1, list)));
      measured.cold.push(...(await cold));
    }
  }
  server.composer.run = threads;
  await look();
  const warm = await timeEach(rounds * 5, look);
  const warmCpu: number[] = [];
  for (let round = 0; round < rounds * 5; round += 1) warmCpu.push(await measureCpu(look));
  const [beside, on] = [found["beside"], found["on"]];
  if (!beside || !on) throw new Error("Nothing was measured.");
  console.log(
    `what can be written for ${communities.length} communities (${ready} ready), p95: after a change ${ms(beside.cold)}, again ${ms(warm)} (${ratio(warm, beside.cold)}); ${median(beside.cpu).toFixed(0)} and ${median(warmCpu).toFixed(0)} ms of processor time (p50)`,
  );
  console.log(
    `GET /api/projects, p95: alone ${ms(alone)}; meanwhile ${ms(beside.others)} (${ratio(beside.others, alone)}) with composing in threads, ${ms(on.others)} (${ratio(on.others, alone)}) with composing on the event loop`,
  );
}

const ms = (times: number[]) => `${percentile95(times).toFixed(1)} ms`;
const ratio = (times: number[], to: number[]) =>
  `${(percentile95(times) / percentile95(to)).toFixed(2)} times`;

async function timeEach(count: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const since = performance.now();
    await run();
    times.push(performance.now() - since);
  }
  return times;
}

function percentile95(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
