import { describe, expect, test } from "vitest";
import { isCounted, type VisitorSigns } from "./is-counted-visit.ts";

describe("who is counted", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const cases: [string, Partial<VisitorSigns>, boolean][] = [
    ["a browser", {}, true],
    [
      "a telephone of Cubot",
      { userAgent: "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) Mobile" },
      true,
    ],
    ["someone with Do Not Track", { doNotTrack: "1" }, false],
    ["someone who is fine with it", { doNotTrack: "0" }, true],
    ["someone with Global Privacy Control", { globalPrivacyControl: "1" }, false],
    ["a page fetched ahead", { purposes: ["prefetch;prerender"] }, false],
    ["no program at all", { userAgent: undefined }, false],
    ["an empty name", { userAgent: "" }, false],
    ["Reddit's own reader", { userAgent: "Mozilla/5.0 (compatible; redditbot/1.0)" }, false],
    ["a search engine", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }, false],
    ["a headless browser", { userAgent: "Mozilla/5.0 HeadlessChrome/140.0 Safari/537.36" }, false],
    ["a script", { userAgent: "python-requests/2.32" }, false],
    ["curl", { userAgent: "curl/8.5.0" }, false],
  ];

  test.each(cases)("%s", (_case, signs, expected) => {
    const visitor = {
      userAgent: FIREFOX,
      doNotTrack: undefined,
      globalPrivacyControl: undefined,
      purposes: [],
      ...signs,
    };
    expect(isCounted(visitor)).toBe(expected);
  });
});
