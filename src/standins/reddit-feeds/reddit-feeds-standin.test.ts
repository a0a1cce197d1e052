import { afterEach, expect, test } from "vitest";
import { type RedditFeedsStandin, startRedditFeedsStandin } from "./reddit-feeds-standin.ts";

const open: RedditFeedsStandin[] = [];
afterEach(async () => {
  for (const standin of open.splice(0)) await standin.close();
});

async function start(now = { ms: Date.parse("2026-11-15T12:00:00Z") }) {
  const clock = () => new Date(now.ms);
  const standin = await startRedditFeedsStandin({ keys: { a_founder: "secret" }, clock });
  open.push(standin);
  return { standin, now };
}

test("whoever has no key is answered once a minute", async () => {
  const { standin, now } = await start();
  const ask = async () => (await fetch(`${standin.url}/r/MakersDen/new/.rss`)).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  now.ms += 60_000;
  expect(await ask()).toBe(200);
});

test("a key is answered as often as it asks, a wrong one never", async () => {
  const { standin } = await start();
  const ask = async (key: string) =>
    (await fetch(`${standin.url}/search.rss?q=x&sort=new&feed=${key}&user=a_founder`)).status;
  expect([await ask("secret"), await ask("secret"), await ask("wrong")]).toEqual([200, 200, 403]);
});

test("a feed is one line of Atom, with its tag", async () => {
  const { standin } = await start();
  standin.post({ id: "abc", title: "Glue & screws <3", text: "One.\n\nTwo." });
  const address = `${standin.url}/r/MakersDen+Other/new/.rss?feed=secret&user=a_founder`;
  const response = await fetch(address);
  const feed = await response.text();
  expect(response.headers.get("content-type")).toContain("application/atom+xml");
  expect(feed).not.toContain("\n");
  expect(feed).toContain("<title>Glue &amp; screws &lt;3</title></entry></feed>");
  expect(feed).toContain("&lt;p&gt;One.&lt;/p&gt;");
  const again = await fetch(address, {
    headers: { "if-none-match": response.headers.get("etag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("what it was not asked for by name is not there", async () => {
  const { standin } = await start();
  const paths = ["/comments/none/.rss", "/r/MakersDen/about.rss", "/"];
  const statuses = paths.map(
    async (path) => (await fetch(`${standin.url}${path}?feed=secret&user=a_founder`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
});
