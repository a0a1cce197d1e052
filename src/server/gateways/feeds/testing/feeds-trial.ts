import { startRedditFeedsStandin } from "#standins/reddit-feeds/reddit-feeds-standin.ts";
import { AT_REST, closePace, takeTurn } from "#engine/radar/feed-pace.ts";
import type { FeedKey, FeedsGateway, FeedTurns } from "../feeds-gateway.ts";
import { createSafeFeeds } from "../safe-feeds.ts";

export const KEY = { user: "a_founder", key: "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4" };
export const START = new Date("2026-11-15T12:00:00Z");

type Options = Parameters<typeof createSafeFeeds>[0];

/** A reader before a stand-in that knows its key, in a time that passes only where it waits. */
export async function startFeedsTrial() {
  const time = { now: START.getTime(), waits: [] as number[] };
  const clock = () => new Date(time.now);
  const standin = await startRedditFeedsStandin({ keys: { [KEY.user]: KEY.key }, clock });
  const opened: FeedsGateway[] = [];

  /** Of one server, in memory. */
  function startTurns(): FeedTurns {
    const readers = new Map<string, typeof AT_REST>();
    let site = AT_REST;
    const readerOf = ({ user }: FeedKey) => readers.get(user) ?? AT_REST;
    return {
      take: async (key) => {
        const paces = { site, reader: readerOf(key) };
        const taken = takeTurn(paces, { nowMs: time.now, random: 0 });
        site = taken.site;
        readers.set(key.user, taken.reader);
        return taken.turn;
      },
      noteRefusal: async (key, retryAfterMs) => {
        const { pace, pauseMs } = closePace(readerOf(key), { nowMs: time.now, retryAfterMs });
        readers.set(key.user, pace);
        return pauseMs;
      },
      noteFailure: async (retryAfterMs) => {
        site = closePace(site, { nowMs: time.now, retryAfterMs }).pace;
      },
      noteSuccess: async (key) => void readers.set(key.user, { ...readerOf(key), failures: 0 }),
    };
  }

  function connect(changes: Partial<Options> = {}): FeedsGateway {
    const feeds = createSafeFeeds({
      userAgent: "Foothold/0.0.0 (+http://localhost:3000)",
      clock,
      standin: standin.url,
      turns: startTurns(),
      sleep: async (ms) => {
        time.waits.push(ms);
        time.now += ms;
      },
      ...changes,
    });
    opened.push(feeds);
    return feeds;
  }

  return {
    standin,
    time,
    connect,
    feeds: connect(),
    stop: async () => {
      for (const feeds of opened) feeds.close();
      await standin.close();
    },
  };
}
