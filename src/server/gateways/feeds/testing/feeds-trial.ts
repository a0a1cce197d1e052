import { startRedditFeedsStandin } from "#standins/reddit-feeds/reddit-feeds-standin.ts";
import type { FeedsGateway } from "../feeds-gateway.ts";
import { createSafeFeeds } from "../safe-feeds.ts";

export const KEY = { user: "a_founder", key: "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4" };
export const START = new Date("2026-11-15T12:00:00Z");

type Options = Parameters<typeof createSafeFeeds>[0];

/** A reader before a stand-in that knows its key, in a time that passes only where it waits. */
export async function startFeedsTrial() {
  const time = { now: START.getTime(), waits: [] as number[] };
  const clock = () => new Date(time.now);
  const standin = await startRedditFeedsStandin({ keys: { [KEY.user]: KEY.key }, clock });
  const readers: FeedsGateway[] = [];

  function connect(changes: Partial<Options> = {}): FeedsGateway {
    const feeds = createSafeFeeds({
      userAgent: "Foothold/0.0.0 (+http://localhost:3000)",
      clock,
      base: standin.url,
      allowHosts: [new URL(standin.url).host],
      random: () => 0,
      sleep: async (ms) => {
        time.waits.push(ms);
        time.now += ms;
      },
      ...changes,
    });
    readers.push(feeds);
    return feeds;
  }

  return {
    standin,
    time,
    connect,
    feeds: connect(),
    stop: async () => {
      for (const feeds of readers) feeds.close();
      await standin.close();
    },
  };
}
