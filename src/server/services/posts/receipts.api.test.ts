import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#server/services/limits/limit-table.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
let projectId: string;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "founder@example.com");
  projectId = (await founder.createProject(["saas"])).id;
});
afterAll(() => house.stop());

const LOUD = "Buy Ledgerly NOW!!! Sign up for the free plan: https://ledgerly.example";
const PLAIN = "I made Ledgerly because I forgot three invoices in March. How do you keep track?";

async function write(content: string) {
  const body = { projectId, subredditId: "saas", title: "Three forgotten invoices", content };
  return (await founder.client.createPost({ body })).id;
}

const mark = (postId: string) => founder.client.markPosted({ params: { postId } });
const share = (postId: string) => founder.client.shareReceipt({ params: { postId } });
const visit = (receiptId: string) => house.clientOf().getReceipt({ params: { receiptId } });

describe("a receipt", () => {
  test("has the risk of the first words beside that of the last, and the rules met", async () => {
    const postId = await write(LOUD);
    const before = await founder.client.getRoadmap({ params: { projectId } });
    expect(before.find(({ id }) => id === postId)?.receipt).toBeNull();
    await founder.client.updatePost({ params: { postId }, body: { content: LOUD + " Please." } });
    await founder.client.updatePost({ params: { postId }, body: { content: PLAIN } });
    const { receipt, predictedRisk } = await mark(postId);
    const first = receipt?.riskBefore ?? 0;
    expect(first).toBeGreaterThan(predictedRisk?.score ?? 100);
    expect(receipt?.rules?.met).toBeGreaterThan(0);
    expect(receipt?.rules?.of).toBeGreaterThanOrEqual(receipt?.rules?.met ?? Infinity);
    expect(receipt?.sharedAs).toBeNull();
  });

  test("of words that were never changed has no risk before", async () => {
    const postId = await write(PLAIN);
    await founder.client.updatePost({ params: { postId }, body: { flair: "Question" } });
    expect((await mark(postId)).receipt?.riskBefore).toBeNull();
  });

  test("is for nobody else until it is shared, and then shows what was checked alone", async () => {
    const postId = await write(PLAIN);
    await expect(share(postId)).rejects.toMatchObject({ status: 409 });
    const { predictedRisk, receipt, postedAt } = await mark(postId);
    const shared = (await share(postId)).receipt?.sharedAs ?? "";
    expect(await visit(shared)).toEqual({
      fullName: "r/SaaS",
      // No hour: with it, the post itself could be found.
      postedOn: postedAt?.slice(0, 10),
      riskBefore: null,
      risk: { score: predictedRisk?.score, level: predictedRisk?.level },
      rules: receipt?.rules,
    });
    // A link that was sent goes on working.
    expect((await share(postId)).receipt?.sharedAs).toBe(shared);
  });

  test("that was revoked or deleted is like one that never was, and comes back under another address", async () => {
    const postId = await write(PLAIN);
    await mark(postId);
    const shared = (await share(postId)).receipt?.sharedAs ?? "";
    const revoked = await founder.client.revokeReceipt({ params: { postId } });
    expect(revoked.receipt?.sharedAs).toBeNull();
    const gone = { status: 404, serverMessage: "There's no receipt at this address." };
    await expect(visit(shared)).rejects.toMatchObject(gone);
    const again = (await share(postId)).receipt?.sharedAs ?? "";
    expect(again).not.toBe(shared);
    expect(await visit(again)).toMatchObject({ fullName: "r/SaaS" });
    await founder.client.deletePost({ params: { postId } });
    await expect(visit(again)).rejects.toMatchObject(gone);
    await expect(visit(crypto.randomUUID())).rejects.toMatchObject(gone);
    await expect(visit("'; drop table posts")).rejects.toMatchObject(gone);
  });

  test("is not given out to one network without end", async () => {
    const { db } = house.database;
    const url = `/api/receipts/${crypto.randomUUID()}`;
    const guess = () => house.send({ url, headers: { "x-forwarded-for": "192.0.2.9" } });
    const listKeys = async () => {
      const result = await db.execute(sql`select key from rate_limits`);
      return (result as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key);
    };
    const before = new Set(await listKeys());
    expect((await guess()).statusCode).toBe(404);
    const key = (await listKeys()).find((known) => !before.has(known));
    const { max } = LIMITS.receiptPerCaller;
    await db.execute(sql`update rate_limits set hits = ${max} where key = ${key}`);
    expect((await guess()).statusCode).toBe(429);
  });
});
