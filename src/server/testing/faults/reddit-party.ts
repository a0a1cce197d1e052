import { expect } from "vitest";
import { createHttpReddit } from "#server/gateways/reddit/http-reddit.ts";
import { startRedditStandin } from "#standins/reddit/reddit-standin.ts";
import { A_REQUEST, startFaultyProxy } from "./faulty-proxy.ts";
import { type Party, toldBy } from "./party.ts";

const CREDENTIALS = { clientId: "an-id", clientSecret: "hush-reddit-secret" };
/** In the catalogue, and each asked about once: what is fresh is not asked for again. */
const COMMUNITIES =
  "SaaS smallbusiness freelance startups webdev marketing Frugal gaming AskReddit science books cooking".split(
    " ",
  );

export async function startRedditParty(clock: () => Date): Promise<Party> {
  const standin = await startRedditStandin({ credentials: CREDENTIALS, clock });
  for (const name of COMMUNITIES) standin.subreddits.add({ name, members: 4321, posts: 30 });
  const proxy = await startFaultyProxy(Number(new URL(standin.url).port));
  const base = `http://127.0.0.1:${proxy.port}`;
  const unused = COMMUNITIES.map((name) => name.toLowerCase());
  const basic = Buffer.from(`${CREDENTIALS.clientId}:${CREDENTIALS.clientSecret}`);
  return {
    proxy,
    when: A_REQUEST,
    secrets: [CREDENTIALS.clientSecret, basic.toString("base64"), "standin-token"],
    connect: (patience) => ({
      reddit: createHttpReddit({
        ...CREDENTIALS,
        userAgent: "foothold-test/1.0 (by an operator)",
        apiBase: base,
        authBase: base,
        clock,
        sleep: async () => {},
        ...(patience === "none" && { timeoutMs: 150 }),
      }),
    }),
    begin: async (house, name) => {
      const { accessToken } = await house.signIn(`${name}@example.com`);
      const client = house.clientOf(accessToken);
      const params = { params: { subredditId: unused.shift() ?? "" } };
      const before = await client.getSubreddit(params);
      const isAsked = async () => (await client.getSubreddit(params)).source === "reddit";
      return {
        act: async () => {
          const told = await toldBy(client.updateSubredditData(params));
          if (told) expect(await client.getSubreddit(params)).toEqual(before);
          return told;
        },
        expectKept: async () => {
          if (!(await isAsked())) await client.updateSubredditData(params);
          const items = await client.getSubredditHistory(params);
          expect(items.filter(({ source }) => source === "reddit")).toHaveLength(1);
          expect(await isAsked()).toBe(true);
        },
      };
    },
    stop: async () => {
      await proxy.close();
      await standin.close();
    },
  };
}
