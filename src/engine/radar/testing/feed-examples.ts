import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Addresses and entries of feeds. */
export const FEED_EXAMPLES: Record<string, RowExamples> = {
  PARTS: { has: ["https://a.b/c", "http://a"], lacks: ["a.b", "https://a b"] },
  HOST: { has: ["www.reddit.com", "a.b:443"], lacks: ["reddit", "a.b:80"] },
  KEY: { has: ["a1b2c3d4e5f6a7b8", "0123456789abcdef-_"], lacks: ["short", "a1b2c3d4e5f6a7b8!"] },
  USER_NAME: { has: ["marta_k", "m"], lacks: ["", "a b"] },
  USER_PATH: { has: ["/user/marta/", "/u/marta"], lacks: ["/r/marta", "/user/"] },
  FEED_SCHEME: { has: ["feed:https://a.b", "FEED:http://a"], lacks: ["feed:a.b", "https://a.b"] },
  WITHOUT_SCHEME: {
    has: ["www.reddit.com/x", "reddit.com?x"],
    lacks: ["https://reddit.com/", "reddit.com"],
  },
  POST_ID: { has: ["t3_1abc", "t3_z"], lacks: ["t1_1abc", "1abc"] },
  COMMUNITY: { has: ["knitting", "a_1"], lacks: ["a", "a-b"] },
  MOMENT: {
    has: ["2026-11-18T10:00:00Z", "2026-11-18T10:00:00.5+01:00"],
    lacks: ["2026-11-18", "2026-11-18T10:00:00"],
  },
  ADDRESS: { has: ["see https://a.b", "www.a.b"], lacks: ["a.b", "www"] },
};
