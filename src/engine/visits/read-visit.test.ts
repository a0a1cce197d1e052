import { describe, expect, test } from "vitest";
import { readBeacon, readPixel } from "./read-visit.ts";

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
  const page = `https://ledgerly.example/a?x=1&fh=${POST}`;
  const old = `https://ledgerly.example/a?x=1&utm_source=reddit&utm_content=${POST}`;
  const cases: [string, unknown, string | undefined, ReturnType<typeof readPixel>][] = [
    ["the page's whole address", KEY, page, { trackingKey: KEY, postKey: POST }],
    ["a link that was tagged before", KEY, old, { trackingKey: KEY, postKey: POST }],
    ["an address with a fragment", KEY, `${page}#b`, { trackingKey: KEY, postKey: POST }],
    ["only the site", KEY, "https://ledgerly.example/", null],
    ["no page", KEY, undefined, null],
    ["no key", undefined, page, null],
    ["two keys", [KEY, KEY], page, null],
    ["a visit from elsewhere", KEY, old.replace("reddit", "newsletter"), null],
    ["tags in the fragment", KEY, page.replace("?", "#?"), null],
  ];

  test.each(cases)("%s", (_case, key, address, visit) => {
    expect(readPixel(key, address)).toEqual(visit);
  });
});
