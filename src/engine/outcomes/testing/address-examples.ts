import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Addresses and their parts. */
export const ADDRESS_EXAMPLES: Record<string, RowExamples> = {
  PARTS: { has: ["https://a.b/c", "HTTP://a"], lacks: ["a.b/c", "ftp://a"] },
  HOST: { has: ["www.reddit.com", "a.b:443"], lacks: ["reddit", "a.b:8080"] },
  WITHIN_TEXT: { has: ["see https://a.b/c", "(http://a)"], lacks: ["see a.b", "https:a"] },
  WITHOUT_SCHEME: {
    has: ["reddit.com/r/a", "www.redd.it"],
    lacks: ["https://reddit.com", "notreddit.com/x"],
  },
  FORMAT: { has: ["abc.json", "abc.RSS"], lacks: ["abc", "json"] },
  NAME: { has: ["knitting", "some-one"], lacks: ["", "a b"] },
  SLUG: { has: ["how_i_did_it", "a%20b"], lacks: ["", "a/b"] },
  ID: { has: ["1abcd2", "Z"], lacks: ["", "a_b"] },
};
