import { startRedditStandin } from "#standins/reddit/reddit-standin.ts";
import { createHttpReddit } from "../http-reddit.ts";
import type { RedditGateway } from "../reddit-gateway.ts";

export const credentials = { clientId: "an-id", clientSecret: "hush-very-secret" };
export const userAgent = "foothold-test/1.0 (by an operator)";

const TOKEN_PATH = "/api/v1/access_token";
const START = new Date("2026-11-15T12:00:00Z");

type Options = Parameters<typeof createHttpReddit>[0];

export type RedditTrial = Awaited<ReturnType<typeof startRedditTrial>>;

/** A client before a stand-in that knows r/MakersDen, in a time that passes only where it waits. */
export async function startRedditTrial() {
  const standin = await startRedditStandin({ credentials, clock: () => START });
  standin.subreddits.add({ name: "MakersDen" });
  const time = { now: START.getTime(), waits: [] as number[] };
  const clients: RedditGateway[] = [];

  function connect(changes: Partial<Options> = {}): RedditGateway {
    const reddit = createHttpReddit({
      ...credentials,
      userAgent,
      apiBase: standin.url,
      authBase: standin.url,
      clock: () => new Date(time.now),
      sleep: async (ms) => {
        time.waits.push(ms);
        time.now += ms;
      },
      ...changes,
    });
    clients.push(reddit);
    return reddit;
  }

  const paths = () => standin.requests.map(({ path }) => path);
  return {
    standin,
    connect,
    reddit: connect(),
    time,
    /** What was asked for, besides tokens. */
    calls: () => paths().filter((path) => path !== TOKEN_PATH),
    tokensAsked: () => paths().filter((path) => path === TOKEN_PATH).length,
    stop: async () => {
      for (const client of clients) client.close();
      await standin.close();
    },
  };
}

/** The fields and the message of what a call failed with; kind 'none' when it did not. */
export async function failureOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  return call.then(
    () => ({ kind: "none" }),
    (error: Error) => ({ ...error, message: error.message }),
  );
}
