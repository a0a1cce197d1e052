import { afterEach, beforeEach, expect, test } from "vitest";
import { type RedditStandin, startRedditStandin } from "./reddit-standin.ts";

const credentials = { clientId: "an-id", clientSecret: "hush" };
const basic = `Basic ${Buffer.from("an-id:hush").toString("base64")}`;

let standin: RedditStandin;
beforeEach(async () => {
  standin = await startRedditStandin({
    credentials,
    clock: () => new Date("2026-11-15T12:00:00Z"),
  });
  standin.subreddits.add({ name: "MakersDen" });
});
afterEach(() => standin.close());

async function requestToken(authorization: string, grant = "client_credentials") {
  const body = new URLSearchParams({ grant_type: grant });
  const url = `${standin.url}/api/v1/access_token`;
  const response = await fetch(url, { method: "POST", headers: { authorization }, body });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

async function get(path: string, token?: unknown) {
  const issued = token ?? (await requestToken(basic)).json.access_token;
  const headers = { authorization: `Bearer ${String(issued)}` };
  return fetch(standin.url + path, { headers, redirect: "manual" });
}

test("gives a token for the right keys and the right grant only", async () => {
  expect(await requestToken(basic)).toMatchObject({
    status: 200,
    json: { token_type: "bearer", expires_in: 3600 },
  });
  expect((await requestToken("Basic d3Jvbmc=")).status).toBe(401);
  expect((await requestToken(basic, "password")).json).toEqual({ error: "unsupported_grant_type" });
});

test.each([
  ["/r/makersden/about", 200],
  ["/r/makersden/about/rules", 200],
  ["/r/makersden/new", 200],
  ["/api/v1/makersden/post_requirements", 403],
  ["/r/makersden/api/link_flair_v2", 403],
  ["/subreddits/search?q=makers", 200],
  ["/user/nobody/about", 404],
  ["/r/nowhere/about", 302],
  ["/elsewhere", 404],
])("%s answers %i, and states the rate limit", async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get("x-ratelimit-remaining")).toBe("995.0");
  expect((await get(path, "unknown-token")).status).toBe(401);
});

test("escapes its texts unless asked for raw ones", async () => {
  expect(await (await get("/r/makersden/about")).text()).toContain("build &amp; help");
  expect(await (await get("/r/makersden/about?raw_json=1")).text()).toContain("build & help");
});

test("invents the same posts each time, in every hour of the day", async () => {
  const read = async () => (await get("/r/makersden/new?limit=100")).json();
  const page = (await read()) as {
    data: { children: { data: { created_utc: number } }[]; after: string };
  };
  expect(page).toEqual(await read());
  const hours = page.data.children.map(({ data }) =>
    new Date(data.created_utc * 1000).getUTCHours(),
  );
  expect(new Set(hours).size).toBe(24);
});

test("fails in the order it was told, then no more", async () => {
  standin.fail("429-html", "503-empty");
  const seen = [await get("/r/makersden/about"), await get("/r/makersden/about")];
  expect(seen.map(({ status }) => status)).toEqual([429, 503]);
  expect(seen[0]?.headers.get("retry-after")).toBe("4");
  expect((await get("/r/makersden/about")).status).toBe(200);
});

test("a change shows at once, and the log has no secret", async () => {
  standin.subreddits.change("MakersDen", { access: "banned" });
  expect(await (await get("/r/makersden/about")).json()).toMatchObject({ reason: "banned" });
  expect(standin.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/v1/access_token",
    "GET /r/makersden/about",
  ]);
  expect(standin.requests.every(({ headers }) => !("authorization" in headers))).toBe(true);
});
