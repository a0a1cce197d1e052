import { expect, test } from "vitest";
import { hasKeyword } from "./keyword.ts";

test.each<[keyword: string, text: string, isThere: boolean]>([
  ["OnlyFans", "my onlyfans page", true],
  ["Shein", "bought at SHEIN, sadly", true],
  ["Shein", "Sheinbaum won", false],
  ["ban", "an urban garden", false],
  ["referral code", "use my Referral code!", true],
  ["referral code", "referral codes", false],
  ["x.com", "https://x.com/someone/status/1", true],
  ["x.com", "see www.x.com.", true],
  ["x.com", "https://dropbox.com/file", false],
  ["x.com", "https://netflix.com", false],
  ["x.com", "https://my-x.com", false],
  ["x.com", "https://x.com.example.org", false],
  ["youtube.com", "m.youtube.com/watch", true],
  ["discord.com/invite", "https://discord.com/invite/abc", true],
  ["discord.com/invite", "https://discord.com/blog", false],
  ["t.me", "at.me or t.me/name", true],
  ["t.me", "report.me", false],
  ["café", "a Café", true],
  ["café", "cafés", false],
  ["[ad]", "this is an [AD] here", true],
  ["$$$", "make$$$now", true],
  ["emoji", "It works 🚀", true],
  ["emoji", "with a ❤️", true],
  ["emoji", "an emoji picker in plain words, © 2026", false],
])("%s in '%s': %s", (keyword, text, isThere) => {
  expect(hasKeyword(text, keyword)).toBe(isThere);
});
