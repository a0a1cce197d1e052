import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { createFounder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { createDemo } from "./create-demo.ts";
import { DEMO_EMAIL } from "./demo-user.ts";
import { unconfiguredLlm } from "#server/gateways/llm/llm-gateway.ts";
import { unconfiguredMail } from "#server/gateways/mail/mail-gateway.ts";
import { unconfiguredPayments } from "#server/gateways/payments/payments-gateway.ts";
import { unconfiguredReddit } from "#server/gateways/reddit/reddit-gateway.ts";

let house: TestApp;
let deps: ServiceDeps;
beforeAll(async () => {
  house = await startTestApp();
  deps = {
    ...house.deps,
    logger: pino({ level: "silent" }),
    llm: unconfiguredLlm,
    mail: unconfiguredMail,
    payments: unconfiguredPayments,
    reddit: unconfiguredReddit,
    pages: { read: () => expect.fail("a page was read"), close: async () => {} },
  };
}, 60_000);
afterAll(() => house.stop());

async function enter(link: string): Promise<Client> {
  const token = new URL(link).searchParams.get("token") ?? "";
  const { accessToken, user } = await house.clientOf().verifyMagicLink({ body: { token } });
  expect(user).toMatchObject({ email: DEMO_EMAIL, name: "Demo founder", reminders: "off" });
  return house.clientOf(accessToken);
}

async function readPosts(client: Client) {
  const items = await client.listProjects();
  const projects = await Promise.all(
    items.map(({ id }) => client.getProject({ params: { projectId: id } })),
  );
  return { projects, posts: projects.flatMap(({ generatedPosts }) => generatedPosts) };
}

describe("the demo account", () => {
  test("has projects with recommendations and posts in every state, and its link works", async () => {
    const { link, posts: count } = await createDemo(deps);
    const client = await enter(link);
    expect(await client.getBillingStatus()).toMatchObject({ planCode: "PREMIUM_LIFETIME" });
    const { projects, posts } = await readPosts(client);
    expect(projects.map(({ name }) => name).toSorted()).toEqual([
      "Oddmonth",
      "Setterly",
      "Tidewick",
    ]);
    for (const { recommendations, interview } of projects) {
      expect(
        recommendations.filter(({ source }) => source === "recommended").length,
      ).toBeGreaterThan(0);
      expect(Object.values(interview.answers).every(Boolean)).toBe(true);
    }
    const setterly = projects.find(({ name }) => name === "Setterly")?.id ?? "";
    const { items, comparison } = await client.listCompetitors({ params: { projectId: setterly } });
    expect(items.map(({ url }) => url)).toEqual([
      expect.stringMatching(/\.example$/),
      expect.stringMatching(/\.example$/),
    ]);
    // The picture has whose posts were seen where, also where the founder's own stand beside them.
    const own = new Set(posts.map(({ subredditId }) => subredditId));
    const places = items.flatMap(({ mentions }) => mentions.map(({ fullName }) => fullName));
    expect(items.every(({ mentions }) => mentions.length > 0)).toBe(true);
    expect(places.some((name) => own.has(name.slice(2).toLowerCase()))).toBe(true);
    expect(comparison?.onlyThem.length).toBeGreaterThan(0);
    expect(posts).toHaveLength(count);
    const now = house.clock().toISOString();
    const posted = posts.filter(({ isPosted }) => isPosted);
    const planned = posts.filter(({ status }) => status === "scheduled");
    expect([posted, planned].map(({ length }) => length)).not.toContain(0);
    expect(posted.every(({ blanks, postedAt }) => blanks === 0 && (postedAt ?? "") < now)).toBe(
      true,
    );
    for (const { id } of projects) {
      const tracking = await client.getTracking({ params: { projectId: id } });
      const total = posted
        .filter(({ projectId }) => projectId === id)
        .reduce((sum, { visits }) => sum + (visits?.count ?? 0), 0);
      expect(tracking.visits).toBeGreaterThan(0);
      expect(total).toBe(tracking.visits);
      expect((tracking.lastVisitAt ?? "") <= now).toBe(true);
    }
    const seen = posted.flatMap(({ check }) => check?.seen ?? []);
    const sightings = new Set(seen.map(({ sighting }) => sighting));
    expect(sightings).toEqual(new Set(["live", "removed-by-moderators"]));
    expect(seen.every(({ checkedAt }) => checkedAt <= now)).toBe(true);
    expect(planned.every(({ scheduledFor }) => (scheduledFor ?? "") > now)).toBe(true);
    const { snapshots, unlocks } = await client.getKarma();
    expect(snapshots).toHaveLength(10);
    expect(snapshots.at(-1)).toMatchObject({ day: now.slice(0, 10), karma: 1240 });
    expect(snapshots.every(({ source }) => source === "typed")).toBe(true);
    expect(new Set(unlocks.map(({ state }) => state)).size).toBeGreaterThan(1);
    const { tasks } = await client.getToday();
    expect(tasks.length).toBeGreaterThan(1);
    expect(tasks.every(({ isDone }) => !isDone)).toBe(true);
    const { items: budgets } = await client.listBudgets();
    expect(budgets.some(({ shortfall }) => shortfall > 0)).toBe(true);
    expect((await client.listContributions()).total).toBeGreaterThan(10);
  });

  test(
    "made twice is the same account with the same contents, and nobody else's change",
    { tags: "nightly" },
    async () => {
      const other = await createFounder(house, "other@example.com");
      const project = await other.createProject(["saas"]);
      const first = await readPosts(await enter((await createDemo(deps)).link));
      const second = await readPosts(await enter((await createDemo(deps)).link));
      const titles = ({ posts }: typeof first) => posts.map(({ title }) => title).toSorted();
      expect(titles(second)).toEqual(titles(first));
      expect(second.projects.map(({ id }) => id)).toEqual(first.projects.map(({ id }) => id));
      const result = await house.database.db.execute(
        sql`select count(*)::int as count from users where email = ${DEMO_EMAIL}`,
      );
      expect((result as unknown as { rows: { count: number }[] }).rows[0]?.count).toBe(1);
      const params = { projectId: project.id };
      expect((await other.client.getProject({ params })).name).toBe("Ledgerly");
    },
  );
});
