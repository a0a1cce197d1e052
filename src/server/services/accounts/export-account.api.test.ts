import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AccountExport } from "#contract/accounts/account-data.ts";
import { posts } from "#server/db/schema.ts";
import { FEED_KEY, fillAccount } from "#server/testing/fill-account.ts";
import { listOwnedTables } from "#server/testing/find-traces.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

const download = (token: string) =>
  house.send({
    method: "GET",
    url: "/api/auth/me/export",
    headers: { authorization: `Bearer ${token}` },
  });

/** Where each table with a user's rows shows in the file. Whoever adds a table adds a part. */
const PARTS: Record<string, keyof AccountExport> = {
  assistants: "assistants",
  billing_checkouts: "checkouts",
  billing_customers: "paymentCustomerIds",
  calendar_feeds: "calendarFeed",
  competitor_mentions: "competitorMentions",
  competitors: "competitors",
  contributions: "contributions",
  karma_snapshots: "karma",
  notices: "messages",
  onboardings: "onboarding",
  own_policies: "ownPolicies",
  personal_tokens: "tokens",
  plan_grants: "grantedPlans",
  post_checks: "checks",
  post_quotas: "aiPosts",
  posts: "posts",
  projects: "projects",
  radar_entries: "radarEntries",
  radar_feeds: "radarFeed",
  radar_keys: "radarKeys",
  radars: "radars",
  saved_searches: "savedSearches",
  sessions: "sessions",
  subreddit_favorites: "favorites",
  subscriptions: "subscriptions",
  task_ticks: "taskTicks",
  tracking_keys: "trackingKeys",
  visits: "visits",
  webhook_deliveries: "webhookDeliveries",
  webhooks: "webhooks",
};

describe("the export", () => {
  test("is one file with all that is kept of the user, and nothing of anyone else", async () => {
    await fillAccount(house, "someone-else@example.com");
    const me = await fillAccount(house, "mine@example.com");
    const response = await download(me.accessToken);
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(response.headers["content-disposition"]).toBe(
      'attachment; filename="foothold-export-2026-11-15.json"',
    );
    const file = AccountExport.parse(response.json());
    expect(file).toMatchObject({
      profile: { email: "mine@example.com", name: "Ada", redditKarma: 12 },
      onboarding: { projectName: "Ropewise" },
      projects: [
        {
          id: me.project.id,
          interview: {
            kind: "software",
            answers: { scene: "I missed too many weekends.", price: "It costs £4 a month." },
            fields: { price: [{ amount: "£4", per: "a month" }] },
          },
          communities: [{ subredditId: "saas", source: "added" }],
        },
      ],
      posts: [
        {
          status: "posted",
          outcome: "live",
          upvotes: 9,
          predictedRisk: { score: 12, level: "low", at: house.clock().toISOString() },
          titles: ["How do you plan a climbing trip?", "Ropewise: it plans climbing trips"],
          shape: "general question 1",
          deletedAt: null,
        },
        { status: "draft", predictedRisk: null, deletedAt: house.clock().toISOString() },
      ],
      checks: [{ postId: me.posts[0].id, stage: "15-minutes", sighting: "live" }],
      competitors: [{ name: "Pitchplan", projectId: me.project.id, describedBy: "founder" }],
      competitorMentions: [{ community: "climbing", title: "I built Pitchplan" }],
      trackingKeys: [{ projectId: me.project.id, key: me.trackingKey, testedAt: null }],
      visits: [{ postId: me.posts[0].id, hour: house.clock().toISOString(), count: 1 }],
      favorites: [{ subredditId: "saas" }],
      savedSearches: [{ name: "Small and safe", q: "bookkeeping", risk: "SAFE" }],
      ownPolicies: [{ subredditId: "saas", text: "No self-promotion", asOf: "2026-11-15" }],
      subscriptions: [{ planCode: "PREMIUM_MONTHLY", status: "ACTIVE" }],
      paymentCustomerIds: [me.customerId],
      messages: [{ kind: "receipt", data: { planCode: "PREMIUM_MONTHLY", paidCents: 2999 } }],
      checkouts: [{ planCode: "PREMIUM_LIFETIME" }],
      aiPosts: [{ month: "2026-11", used: 3 }],
      tokens: [{ name: "My script", scope: "read", revokedAt: null }],
      assistants: [
        { scope: "write-drafts", connectedAt: expect.any(String), disconnectedAt: null },
      ],
      webhooks: [{ address: "https://hooks.example.com/in?…", shape: "json", turnedOffAt: null }],
      radarKeys: [{ redditUser: "a_climber", refusedAt: null }],
      radars: [{ projectId: me.project.id, isOn: false, phrases: ["rope bag"] }],
      radarEntries: [{ why: "names-competitor", about: "Pitchplan", dismissedAt: null }],
      webhookDeliveries: [{ event: "test", attempts: 1, outcome: "delivered", status: 200 }],
      sessions: [{ device: expect.any(String), endedAt: null }],
    });
    expect(response.body).not.toContain("someone-else");
  });

  test("has a part for every table that holds something of a user", async () => {
    expect(await listOwnedTables(house.database.db)).toEqual(Object.keys(PARTS));
    const me = await fillAccount(house, "every-table@example.com");
    const file = (await download(me.accessToken)).json<Record<string, unknown>>();
    for (const part of Object.values(PARTS)) {
      expect(file[part], part).toBeTruthy();
      expect(file[part], part).not.toEqual([]);
    }
  });

  test("has the posts as a table for spreadsheets as well", async () => {
    await fillAccount(house, "someone-with-posts@example.com");
    const me = await fillAccount(house, "table@example.com");
    await house.database.db
      .update(posts)
      .set({ title: "=1+1, or two", subredditId: "startups" })
      .where(eq(posts.id, me.posts[0].id));
    const response = await house.send({
      method: "GET",
      url: "/api/auth/me/posts.csv",
      headers: { authorization: `Bearer ${me.accessToken}` },
    });
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe(
      'attachment; filename="foothold-posts.csv"',
    );
    const [columns, first, second, ...rest] = response.body.split("\r\n");
    expect(columns).toContain("id,project,community,title,content");
    expect(first).toContain(`${me.posts[0].id},Ropewise,r/startups,"'=1+1, or two",`);
    expect(first).toContain(",posted,");
    expect(first).toContain(",live,,9,,12,engine,");
    expect(second).toContain(me.posts[1].id);
    expect(rest).toEqual([""]);
  });

  test("has no secret in it", async () => {
    const me = await fillAccount(house, "secrets@example.com");
    const { body } = await download(me.accessToken);
    for (const secret of [
      me.accessToken,
      me.refreshToken,
      me.token,
      me.webhook.secret ?? "",
      "key-of-the-address",
      FEED_KEY,
      "sealed",
      "tokenHash",
      "password",
      "pay.test",
    ]) {
      expect(body).not.toContain(secret);
    }
  });

  test("works for an account that has nothing yet, and for one with 5,000 posts", async () => {
    const { accessToken } = await house.signIn("nothing@example.com");
    expect((await download(accessToken)).json()).toMatchObject({ projects: [], posts: [] });

    const me = await fillAccount(house, "prolific@example.com");
    const content = "A long story about a climbing trip. ".repeat(60);
    const batch = Array.from({ length: 500 }, () => {
      const { id: _id, ...post } = me.posts[0];
      return { ...post, content };
    });
    for (let written = 0; written < 5000; written += batch.length) {
      await house.database.db.insert(posts).values(batch);
    }
    const file = AccountExport.parse((await download(me.accessToken)).json());
    expect(file.posts.filter((post) => post.content === content)).toHaveLength(5000);
  });

  test("is refused to a session that has ended, and after many in an hour", async () => {
    const left = await house.signIn("left@example.com");
    await house.clientOf(left.accessToken).logOut();
    expect((await download(left.accessToken)).statusCode).toBe(401);

    const { accessToken } = await house.signIn("eager@example.com");
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      statuses.push((await download(accessToken)).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
