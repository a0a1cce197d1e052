import { describe, expect, test } from "vitest";
import { readBeacon, readPixel, isCounted, type VisitorSigns } from "./read-visit.ts";
import { mayTagLinks } from "./link-tags.ts";

const KEY = "0123456789abcdef";
const POST = "3f2a91c04b";

describe("what a script sends", () => {
  const cases: [string, string, ReturnType<typeof readBeacon>][] = [
    ["a visit", `{"key":"${KEY}","post":"${POST}"}`, { trackingKey: KEY, postKey: POST }],
    ["a trial", `{"key":"${KEY}","post":"foothold-test"}`, { trackingKey: KEY, postKey: null }],
    [
      "a visit that claims to be many",
      `{"key":"${KEY}","post":"${POST}","count":1e99}`,
      { trackingKey: KEY, postKey: POST },
    ],
    ["nothing", "", null],
    ["no JSON", "key=1", null],
    ["null", "null", null],
    ["a number", "1e999", null],
    ["a list", "[]", null],
    ["numbers for keys", `{"key":1,"post":2}`, null],
    ["a key that is too long", `{"key":"${KEY}0","post":"${POST}"}`, null],
    ["a key in capitals", `{"key":"${KEY.toUpperCase()}","post":"${POST}"}`, null],
    ["a whole id", `{"key":"${KEY}","post":"3f2a91c0-4b7d-4e11-9a55-0123456789ab"}`, null],
    ["SQL", `{"key":"' or 1=1 --","post":"${POST}"}`, null],
    ["a poisoned prototype", `{"__proto__":{"key":"${KEY}","post":"${POST}"}}`, null],
  ];

  test.each(cases)("%s", (_case, body, visit) => {
    expect(readBeacon(body)).toEqual(visit);
  });
});

describe("what an image tells", () => {
  const page = `https://ledgerly.example/a?x=1&utm_source=reddit&utm_content=${POST}`;
  const cases: [string, unknown, string | undefined, ReturnType<typeof readPixel>][] = [
    ["the page's whole address", KEY, page, { trackingKey: KEY, postKey: POST }],
    ["an address with a fragment", KEY, `${page}#b`, { trackingKey: KEY, postKey: POST }],
    ["only the site", KEY, "https://ledgerly.example/", null],
    ["no page", KEY, undefined, null],
    ["no key", undefined, page, null],
    ["two keys", [KEY, KEY], page, null],
    ["a visit from elsewhere", KEY, page.replace("reddit", "newsletter"), null],
    ["tags in the fragment", KEY, page.replace("?", "#?"), null],
  ];

  test.each(cases)("%s", (_case, key, address, visit) => {
    expect(readPixel(key, address)).toEqual(visit);
  });
});

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

test("links are tagged unless a rule objects", () => {
  expect(mayTagLinks(null)).toBe(true);
  expect(mayTagLinks({ "no-spam": true, "flair-required": true })).toBe(true);
  expect(mayTagLinks({ "no-self-promotion": true })).toBe(true);
  expect(mayTagLinks({ "no-affiliate-links": true })).toBe(false);
});
