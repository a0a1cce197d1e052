import { describe, expect, test } from "vitest";
import { findUncountedHost, UNCOUNTED_HOSTS } from "./uncounted-hosts.ts";

/** Addresses of projects: those where nobody can count for the founder, and those that look alike and can be counted. */
const EXAMPLES: Record<keyof typeof UNCOUNTED_HOSTS, { not: string[]; counted: string[] }> = {
  code: {
    not: ["https://github.com/ada/ledgerly", "https://www.npmjs.com/package/ledgerly"],
    counted: ["https://ada.github.io/ledgerly", "https://ledgerly.gitlab.io"],
  },
  appStore: {
    not: ["https://apps.apple.com/app/id1", "https://ada.itch.io/ledgerly"],
    counted: ["https://www.apple.com.example", "https://itch.io.example"],
  },
  video: {
    not: ["https://www.youtube.com/@ada", "youtu.be/abc"],
    counted: ["https://myyoutube.example", "https://youtube.ledgerly.example"],
  },
  audio: {
    not: ["https://open.spotify.com/show/1", "https://ada.bandcamp.com"],
    counted: ["https://spotify.example", "https://podcast.example/apple.com"],
  },
  social: {
    not: ["https://x.com/ada", "https://ledgerly.substack.com"],
    counted: ["https://maxx.com", "https://x.company"],
  },
  marketplace: {
    not: ["https://www.etsy.com/shop/ada", "https://www.amazon.de/dp/1"],
    counted: ["https://ada.myshopify.com", "https://amazon-tours.example"],
  },
  document: {
    not: ["https://docs.google.com/document/d/1", "https://ada.notion.site/x"],
    counted: ["https://docs.ledgerly.example", "https://google.example"],
  },
};

describe.each(Object.entries(EXAMPLES))("%s", (_, { not, counted }) => {
  test.each(not)("no visit can be counted on %s", (url) => {
    expect(findUncountedHost(url)).not.toBeNull();
  });
  test.each(counted)("visits can be counted on %s", (url) => {
    expect(findUncountedHost(url)).toBeNull();
  });
});

test("it is named as people call it, and a project without an address has none", () => {
  expect(findUncountedHost("https://www.etsy.com/shop/ada")).toBe("etsy.com");
  expect(findUncountedHost(null)).toBeNull();
  expect(findUncountedHost("not an address")).toBeNull();
});

test("no site stands in the table twice", () => {
  const hosts = Object.values(UNCOUNTED_HOSTS).flatMap((each) => each.split(" "));
  expect(hosts.filter((host, at) => hosts.indexOf(host) !== at)).toEqual([]);
});
