import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { postKeyOf } from "#engine/visits/link-tags.ts";
import { insertPost, type PostRow } from "#server/db/posts/posts-repository.ts";
import { insertProject } from "#server/db/projects/projects-repository.ts";
import { posts } from "#server/db/schema.ts";
import type { UserId } from "#server/scope.ts";
import { findTraces } from "#server/testing/find-traces.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { MOST_VISITS } from "./visit-gate.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const HOUR = 3_600_000;

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.stop());

type Site = { client: Client; projectId: string; post: PostRow; key: string };
let sites = 0;

/** A founder with a posted post and a key for the site, who tags links unless it is left open. */
async function createSite(chosen: { tagsLinks?: boolean } = { tagsLinks: true }): Promise<Site> {
  const { accessToken, user } = await house.signIn(`site-${sites++}@example.com`);
  const client = house.clientOf(accessToken);
  const userId = user.id as UserId;
  const times = { createdAt: house.clock(), updatedAt: house.clock() };
  const project = await insertProject(house.database.db, {
    userId,
    name: "Ledgerly",
    description: "Invoices.",
    url: "https://ledgerly.example",
    ...chosen,
    ...times,
  });
  if (!project) throw new Error("The id of the project is taken.");
  const post = await insertPost(house.database.db, {
    userId,
    projectId: project.id,
    subredditId: "saas",
    title: "How do you send invoices?",
    content: "I made https://ledgerly.example for it.",
    postType: "question",
    status: "posted",
    postedAt: house.clock(),
    by: "engine",
    ...times,
  });
  const { key } = await client.replaceTrackingKey({ params: { projectId: project.id } });
  return { client, projectId: project.id, post, key: key ?? "" };
}

function hit(body: unknown, options: InjectOptions = {}) {
  return house.send({
    method: "POST",
    url: "/api/visits",
    payload: typeof body === "string" ? body : JSON.stringify(body),
    ...options,
    headers: {
      "content-type": "text/plain;charset=UTF-8",
      "user-agent": BROWSER,
      ...options.headers,
    },
  });
}

const visitOf = ({ key, post }: Site) => ({ key, post: postKeyOf(post.id) });

async function readVisits({ client, projectId, post }: Site) {
  const roadmap = await client.getRoadmap({ params: { projectId } });
  return roadmap.find(({ id }) => id === post.id)?.visits;
}

describe("a visit", () => {
  test("is counted for its post, by the hour, and shown with its date", async () => {
    const site = await createSite();
    expect(await readVisits(site)).toBeNull();
    const answer = await hit(visitOf(site));
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["set-cookie"]).toBeUndefined();
    await hit(visitOf(site), { headers: { "content-type": "application/json" } });
    expect(await readVisits(site)).toEqual({ count: 2, since: house.clock().toISOString() });
    expect(await site.client.getTracking({ params: { projectId: site.projectId } })).toMatchObject({
      origin: "https://foothold.test",
      key: site.key,
      firstHitAt: house.clock().toISOString(),
      visits: 2,
      lastVisitAt: "2026-11-15T12:00:00.000Z",
    });
  });

  test("through the image is read from the page's address", async () => {
    const site = await createSite();
    const page = `https://ledgerly.example/?utm_source=reddit&utm_content=${postKeyOf(site.post.id)}`;
    const load = (key: string, headers: Record<string, string>) =>
      house.send({
        url: `/api/visits/pixel.svg?key=${key}`,
        headers: { "user-agent": BROWSER, ...headers },
      });
    const image = await load(site.key, { referer: page });
    expect(image.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "cross-origin",
    });
    await load(site.key, { referer: "https://ledgerly.example/" });
    await load(site.key, {});
    await load("nonsense", { referer: page });
    await load("%00", { referer: page });
    expect(await readVisits(site)).toMatchObject({ count: 1 });
  });

  test("counts once each, however many come together", async () => {
    const site = await createSite();
    await Promise.all(Array.from({ length: 40 }, () => hit(visitOf(site))));
    expect(await readVisits(site)).toMatchObject({ count: 40 });
  });

  test("is neither lost nor doubled by a clock that jumps", async () => {
    const site = await createSite();
    house.advance(30 * 24 * HOUR);
    await hit(visitOf(site));
    house.advance(-31 * 24 * HOUR);
    await hit(visitOf(site));
    const before = house.clock().toISOString();
    house.advance(24 * HOUR);
    await hit(visitOf(site));
    expect(await readVisits(site)).toMatchObject({ count: 3 });
    const tracking = await site.client.getTracking({ params: { projectId: site.projectId } });
    expect(tracking).toMatchObject({ visits: 3, firstHitAt: before });
  });

  test("stays with a post that is deleted and comes back", async () => {
    const site = await createSite();
    await hit(visitOf(site));
    await site.client.deletePost({ params: { postId: site.post.id } });
    await hit(visitOf(site));
    await site.client.restorePost({ params: { postId: site.post.id } });
    expect(await readVisits(site)).toMatchObject({ count: 2 });
  });
});

describe("what is ignored, with the same answer", () => {
  let site: Site;
  let other: Site;
  beforeAll(async () => {
    [site, other] = [await createSite(), await createSite()];
    // From now on their sites are known, and 0 is a count.
    for (const { key } of [site, other]) await hit({ key, post: "foothold-test" });
  });

  const bodies: [string, () => unknown][] = [
    ["nothing", () => ""],
    ["broken JSON", () => '{"key":'],
    ["null", () => null],
    ["a NUL", () => "\0"],
    ["an unknown key", () => ({ ...visitOf(site), key: "0".repeat(16) })],
    ["an unknown post", () => ({ ...visitOf(site), post: "0".repeat(10) })],
    ["a post of another founder", () => ({ key: site.key, post: visitOf(other).post })],
    ["another founder's key", () => ({ key: other.key, post: visitOf(site).post })],
    ["numbers", () => ({ key: 1e308, post: -1 })],
    ["1 MB", () => ({ ...visitOf(site), padding: "x".repeat(1_000_000) })],
  ];

  test.each(bodies)("%s", async (_case, write) => {
    const answer = await hit(write());
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(await readVisits(site)).toMatchObject({ count: 0 });
    expect(await readVisits(other)).toMatchObject({ count: 0 });
  });

  const senders: [string, Record<string, string>][] = [
    ["a bot", { "user-agent": "Mozilla/5.0 (compatible; redditbot/1.0)" }],
    ["someone with Do Not Track", { dnt: "1" }],
    ["someone with Global Privacy Control", { "sec-gpc": "1" }],
    ["a page fetched ahead", { "sec-purpose": "prefetch;prerender" }],
    ["something of no known type", { "content-type": "///" }],
  ];

  test.each(senders)("%s", async (_case, headers) => {
    expect((await hit(visitOf(site), { headers })).statusCode).toBe(204);
    expect(await readVisits(site)).toMatchObject({ count: 0 });
  });

  test("no body at all, and a form", async () => {
    const empty = await house.send({ method: "POST", url: "/api/visits" });
    const form = { "content-type": "multipart/form-data; boundary=x" };
    expect([empty.statusCode, (await hit("--x--", { headers: form })).statusCode]).toEqual([
      204, 204,
    ]);
  });
});

test("a flood from one address is bounded, and others are counted as before", async () => {
  const site = await createSite();
  const flood = { headers: { "x-forwarded-for": "192.0.2.77" } };
  const answers = await Promise.all(
    Array.from({ length: MOST_VISITS + 30 }, () => hit(visitOf(site), flood)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect(await readVisits(site)).toMatchObject({ count: MOST_VISITS });
  await hit(visitOf(site));
  expect(await readVisits(site)).toMatchObject({ count: MOST_VISITS + 1 });
});

test("neither the database nor the log keeps an address", async () => {
  const site = await createSite();
  await hit(visitOf(site), { headers: { "x-forwarded-for": "198.51.100.23" } });
  expect(await findTraces(house.database.db, ["198.51.100.23"])).toEqual([]);
  expect(house.logLines.join("")).not.toContain("198.51.100.23");
});

describe("the key of a site", () => {
  test("is replaced: the old one counts nothing more, what was counted stays", async () => {
    const site = await createSite();
    const params = { projectId: site.projectId };
    await hit({ key: site.key, post: "foothold-test" });
    await hit(visitOf(site));
    expect((await site.client.getTracking({ params })).testedAt).toBe(house.clock().toISOString());
    const next = await site.client.replaceTrackingKey({ params });
    expect(next).toMatchObject({ testedAt: null, visits: 1 });
    expect(next.key).not.toBe(site.key);
    await hit(visitOf(site));
    await hit({ ...visitOf(site), key: next.key });
    expect(await readVisits(site)).toMatchObject({ count: 2 });
  });

  test("does not exist until it is asked for", async () => {
    const { accessToken } = await house.signIn("no-key@example.com");
    const client = house.clientOf(accessToken);
    const { id } = await client.createProject({
      body: { name: "Trail notes", selectedSubreddits: [{ id: "saas" }] },
    });
    expect(await client.getTracking({ params: { projectId: id } })).toEqual({
      origin: "https://foothold.test",
      key: null,
      keyCreatedAt: null,
      firstHitAt: null,
      testedAt: null,
      visits: 0,
      lastVisitAt: null,
    });
  });
});

describe("the tags of links", () => {
  const readTags = async ({ client, projectId }: Site) =>
    (await client.getRoadmap({ params: { projectId } }))[0]?.linkTags;

  const choose = ({ client, projectId }: Site, body: { tagsLinks?: boolean; url?: string }) =>
    client.updateProject({ params: { projectId }, body });

  test("are off until a founder wants them, and name the post in one short parameter", async () => {
    const site = await createSite({});
    expect(await readTags(site)).toBeNull();
    expect(await choose(site, { tagsLinks: true })).toMatchObject({ tagsLinks: true });
    expect(await readTags(site)).toBe(`fh=${visitOf(site).post}`);
    await choose(site, { tagsLinks: false });
    expect(await readTags(site)).toBeNull();
  });

  test("are left out on a site where the founder can't count", async () => {
    const site = await createSite();
    await choose(site, { url: "https://github.com/ada/ledgerly" });
    expect(await readTags(site)).toBeNull();
  });

  test("go on being counted in links of before, whatever is chosen since", async () => {
    const site = await createSite();
    await choose(site, { tagsLinks: false });
    await hit(visitOf(site));
    expect(await readVisits(site)).toMatchObject({ count: 1 });
  });

  test("are left out where a rule is against affiliate links", async () => {
    const site = await createSite();
    const params = { subredditId: "gaming" };
    const { codes } = await site.client.getPolicy({ params });
    expect(codes).toMatchObject({ "no-affiliate-links": true });
    await house.database.db
      .update(posts)
      .set({ subredditId: "gaming" })
      .where(eq(posts.id, site.post.id));
    expect(await readTags(site)).toBeNull();
  });
});

describe("the script", () => {
  const load = () => house.send({ url: "/api/visits/script.js" });

  test("is at most 1 kB, may be kept for a day and used by any site", async () => {
    const { body, headers } = await load();
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(1000);
    expect(headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=86400",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("is a program, and stores nothing with the visitor", async () => {
    const { body } = await load();
    expect(() => new Function(body)).not.toThrow();
    expect(body).not.toMatch(/cookie|storage|indexedDB|canvas|screen|language/i);
  });
});

test("no other answer is open to pages of other sites", async () => {
  const origin = { origin: "https://ledgerly.example" };
  for (const url of ["/api/health", "/api/projects", "/api/check/subreddits?q=saas"]) {
    const { headers } = await house.send({ url, headers: origin });
    expect(headers["access-control-allow-origin"], url).toBeUndefined();
  }
});
