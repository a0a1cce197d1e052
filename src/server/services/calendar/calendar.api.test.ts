import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type NoticeTrial, startNoticeTrial } from "../notices/testing/notice-trial.ts";
import { LIMITS } from "../limits/limit-table.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let trial: NoticeTrial;
beforeAll(async () => {
  trial = await startNoticeTrial();
});
afterAll(() => trial.house.stop());

const inHours = (hours: number) => new Date(trial.house.clock().getTime() + hours * HOUR);
const pathOf = (address: string | null) => (address ?? "").replace("https://foothold.test", "");
const open = (address: string | null) => trial.house.send({ url: pathOf(address) });
const unfold = (calendar: string) => calendar.replaceAll("\r\n ", "");

test("there is no address until one is created, and then it stays the same", async () => {
  const { client } = await trial.addFounder("off");
  expect(await client.getCalendarFeed()).toEqual({ address: null, createdAt: null });
  const created = await client.replaceCalendarFeed();
  expect(created.address).toMatch(
    /^https:\/\/foothold\.test\/api\/calendar\/[\da-f-]{36}\/[\w-]{43}\.ics$/,
  );
  expect(await client.getCalendarFeed()).toEqual(created);
});

test("the calendar holds what is planned and what was posted lately, of its user only", async () => {
  const [founder, other] = [await trial.addFounder("off"), await trial.addFounder("off")];
  const planned = await founder.plan(inHours(5), { title: "Planned, with a comma; and more" });
  const overdue = await founder.plan(inHours(-5), { title: "Overdue" });
  const posted = { status: "posted" as const, postedAt: inHours(-48) };
  const recent = await founder.plan(inHours(-50), { title: "Posted lately", ...posted });
  await founder.plan(inHours(-50), { title: "Long ago", ...posted, postedAt: inHours(-31 * 24) });
  await founder.plan(null, { title: "A draft" });
  await founder.plan(inHours(6), { title: "Deleted", deletedAt: inHours(-1) });
  await other.plan(inHours(5), { title: "Of somebody else" });

  const { address } = await founder.client.replaceCalendarFeed();
  const answer = await open(address);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("private, no-cache");
  const calendar = unfold(answer.body);
  expect(calendar.match(/^UID:.*$/gm)?.toSorted()).toEqual(
    [planned, overdue, recent].map(({ id }) => `UID:${id}@foothold`).toSorted(),
  );
  expect(calendar).toContain("SUMMARY:Post to r/SaaS: Planned\\, with a comma\\; and more\r\n");
  expect(calendar).toContain("SUMMARY:Posted to r/SaaS: Posted lately\r\n");
  expect(calendar).toContain("Blanks to fill in: 1");
  expect(calendar).toContain("DTSTART:20261115T170000Z\r\nDTEND:20261115T173000Z\r\n");
  expect(calendar).toContain(`URL:https://foothold.test/projects/${founder.project.id}?post=`);
  expect(calendar).not.toContain("VALARM");
  const viaClient = await trial.house.clientOf().getCalendar({ params: readParams(address) });
  expect(viaClient).toBe(answer.body);
});

function readParams(address: string | null) {
  const [feedId = "", signature = ""] = (address ?? "").split("/").slice(-2);
  return { feedId, signature };
}

describe("an address that opens nothing", () => {
  const cases: [string, (params: { feedId: string; signature: string }) => string][] = [
    ["of another feed", ({ signature }) => `${randomUUID()}/${signature}`],
    ["with another signature", ({ feedId }) => `${feedId}/${"a".repeat(43)}.ics`],
    [
      "with one letter changed",
      ({ feedId, signature }) =>
        `${feedId}/${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`,
    ],
    ["cut off", ({ feedId, signature }) => `${feedId}/${signature.slice(0, 20)}`],
    ["without its ending", ({ feedId, signature }) => `${feedId}/${signature.slice(0, -4)}`],
    ["of no feed at all", ({ signature }) => `calendar/${signature}`],
    ["with marks of its own", ({ feedId, signature }) => `${feedId}/%22${signature}`],
  ];

  test.each(cases)("%s says the same as any other", async (_case, change) => {
    const { client } = await trial.addFounder("off");
    const { address } = await client.replaceCalendarFeed();
    const answer = await open(`/api/calendar/${change(readParams(address))}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: "NOT_FOUND", message: "There's no calendar at this address." },
    ]);
  });

  test("replaced or revoked", async () => {
    const { client } = await trial.addFounder("off");
    const first = await client.replaceCalendarFeed();
    const second = await client.replaceCalendarFeed();
    expect((await open(first.address)).statusCode).toBe(404);
    expect((await open(second.address)).statusCode).toBe(200);
    await client.revokeCalendarFeed();
    await client.revokeCalendarFeed();
    expect((await open(second.address)).json()).toEqual({
      code: "NOT_FOUND",
      message: "There's no calendar at this address.",
    });
    expect(await client.getCalendarFeed()).toEqual({ address: null, createdAt: null });
  });
});

test("neither the database nor the log holds the address", async () => {
  const { client, userId } = await trial.addFounder("off");
  const { address } = await client.replaceCalendarFeed();
  const { feedId, signature } = readParams(address);
  await open(address);
  await open(`/api//calendar/${feedId}/${signature}`);
  await open(`/API/calendar/${feedId}/${signature}?x=1`);
  const logged = trial.house.logLines.join("");
  expect(logged).toContain('"path":"/api/calendar/…"');
  expect(logged).not.toContain(signature);
  expect(logged).not.toContain(feedId);
  const stored = await trial.house.database.db.execute(
    sql`select row_to_json(calendar_feeds)::text as row from calendar_feeds where user_id = ${userId}`,
  );
  expect(JSON.stringify(stored)).not.toContain(signature.replace(".ics", ""));
});

test("an ended session neither sees nor changes it", async () => {
  const { email } = await trial.addFounder("off");
  const { accessToken } = await trial.house.signIn(email);
  const client = trial.house.clientOf(accessToken);
  await client.logOut();
  for (const call of [
    client.getCalendarFeed,
    client.replaceCalendarFeed,
    client.revokeCalendarFeed,
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 401 });
  }
});

test("whoever guesses is stopped", async () => {
  const { db } = trial.house.database;
  const url = `/api/calendar/${randomUUID()}/${"a".repeat(43)}.ics`;
  const guess = () => trial.house.send({ url, headers: { "x-forwarded-for": "192.0.2.9" } });
  const listKeys = async () => {
    const result = await db.execute(sql`select key from rate_limits`);
    return (result as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key);
  };
  const before = new Set(await listKeys());
  expect((await guess()).statusCode).toBe(404);
  const key = (await listKeys()).find((known) => !before.has(known));
  const { max } = LIMITS.calendarPerCaller;
  await db.execute(sql`update rate_limits set hits = ${max} where key = ${key}`);
  expect((await guess()).statusCode).toBe(429);
});

test("a post that is moved keeps its place in calendars, with a newer date", async () => {
  const { client, plan } = await trial.addFounder("off");
  const post = await plan(inHours(24));
  const { address } = await client.replaceCalendarFeed();
  const before = unfold((await open(address)).body);
  trial.house.advance(60_000);
  const scheduledFor = new Date((post.scheduledFor?.getTime() ?? 0) + DAY).toISOString();
  await client.updatePost({ params: { postId: post.id }, body: { scheduledFor, title: "Moved" } });
  const after = unfold((await open(address)).body);
  const stampOf = (calendar: string) => /LAST-MODIFIED:(\S+)/.exec(calendar)?.[1] ?? "";
  expect(after).toContain(`UID:${post.id}@foothold`);
  expect(stampOf(after) > stampOf(before)).toBe(true);
});
