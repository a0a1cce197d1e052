import { describe, expect, test } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { wordVisits } from "./word-visits.ts";

const post = {
  visits: null,
  linkTags: "fh=0123456789",
  content: "Look: https://ropewise.example",
  editSection: null,
} satisfies Partial<GeneratedPost>;
const project = { url: "https://ropewise.example", tagsLinks: true };
const visits = (count: number) => ({ visits: { count, since: "2026-11-03T23:30:00.000Z" } });

describe("visits in words", () => {
  const cases: [string, Partial<GeneratedPost>, Partial<typeof project>, string | null, RegExp][] =
    [
      ["none yet", visits(0), {}, "0 visits since November 4, 2026", /Without reloads/],
      ["one", visits(1), {}, "1 visit since November 4, 2026", /bots/],
      ["many", visits(1204), {}, "1,204 visits since November 4, 2026", /Without reloads/],
      ["a site that never reported", {}, {}, null, /No visit reported yet/],
      ["no link", { content: "No link." }, {}, null, /No link to your site/],
      ["a link for later", { content: "", editSection: post.content }, {}, null, /reported/],
      ["a rule against it", { linkTags: null }, {}, null, /bans affiliate links/],
      [
        "a site of others",
        { linkTags: null, content: "https://github.com/ada/ropewise" },
        { url: "https://github.com/ada/ropewise" },
        null,
        /can't count visits on github.com/,
      ],
      ["tags that are off", { linkTags: null }, { tagsLinks: false }, null, /Link tags are off/],
    ];

  test.each(cases)("%s", (_case, change, setting, figure, meaning) => {
    const words = wordVisits({ ...post, ...change }, { ...project, ...setting }, "Europe/Berlin");
    expect(words.figure).toBe(figure);
    expect(words.meaning).toMatch(meaning);
  });
});
