import { describe, expect, test } from "vitest";
import {
  postKeyOf,
  TEST_TAG,
  idsWithKey,
  writeLinkTag,
  findOwnLinks,
  listTaggedLinks,
  tagLinks,
  mayTagLinks,
} from "./link-tags.ts";

const ID = "3f2a91c0-4b7d-4e11-9a55-0123456789ab";
const TAG = writeLinkTag({ id: ID });
const tagging = { projectUrl: "https://ledgerly.example", tag: TAG };
/** As links were tagged before. */
const OLD = "utm_source=reddit&utm_medium=social&utm_campaign=r_saas&utm_content=3f2a91c04b";

test("the tag is one short parameter, which names the post in ten digits of its id", () => {
  expect(TAG).toBe("fh=3f2a91c04b");
});

test("an id lies between the first and the last id of its key", () => {
  const { first, last } = idsWithKey(postKeyOf(ID));
  expect(first).toBe("3f2a91c0-4b00-0000-0000-000000000000");
  expect(last).toBe("3f2a91c0-4bff-ffff-ffff-ffffffffffff");
  expect(first < ID && ID < last).toBe(true);
});

describe("a link to the project", () => {
  const cases: [string, string, string][] = [
    ["bare", "https://ledgerly.example", `https://ledgerly.example/?${TAG}`],
    ["with a slash", "https://ledgerly.example/", `https://ledgerly.example/?${TAG}`],
    ["with www", "www.ledgerly.example/pricing", `www.ledgerly.example/pricing?${TAG}`],
    ["in capitals", "HTTPS://Ledgerly.Example/A", `HTTPS://Ledgerly.Example/A?${TAG}`],
    ["with a port", "https://ledgerly.example:8443", `https://ledgerly.example:8443/?${TAG}`],
    [
      "at the end of a sentence",
      "See https://ledgerly.example.",
      `See https://ledgerly.example/?${TAG}.`,
    ],
    ["in Markdown", "[it](https://ledgerly.example/a)", `[it](https://ledgerly.example/a?${TAG})`],
    [
      "with parameters",
      "https://ledgerly.example/?plan=pro",
      `https://ledgerly.example/?plan=pro&${TAG}`,
    ],
    [
      "in a question",
      "Seen https://ledgerly.example/a?",
      `Seen https://ledgerly.example/a?${TAG}?`,
    ],
    [
      "with a tag of ours beside the founder's own",
      "https://ledgerly.example/?utm_source=news&fh=0123456789",
      `https://ledgerly.example/?utm_source=news&${TAG}`,
    ],
    ["with a fragment", "https://ledgerly.example/#faq", `https://ledgerly.example/?${TAG}#faq`],
    [
      "with a question mark in its fragment",
      "https://ledgerly.example/#/a?b=c",
      `https://ledgerly.example/?${TAG}#/a?b=c`,
    ],
    ["with both", "https://ledgerly.example/a?b=1#c", `https://ledgerly.example/a?b=1&${TAG}#c`],
    [
      "that is its own words",
      "[https://ledgerly.example](https://ledgerly.example)",
      `[https://ledgerly.example](https://ledgerly.example/?${TAG})`,
    ],
    ["in quotes", "'https://ledgerly.example/a'", `'https://ledgerly.example/a?${TAG}'`],
    [
      "twice",
      "https://ledgerly.example https://ledgerly.example/b",
      `https://ledgerly.example/?${TAG} https://ledgerly.example/b?${TAG}`,
    ],
    [
      "with tags of another post of ours",
      `https://ledgerly.example/?a=1&${TEST_TAG}`,
      `https://ledgerly.example/?a=1&${TAG}`,
    ],
    [
      "with our tags of before",
      `https://ledgerly.example/?a=1&${OLD}`,
      `https://ledgerly.example/?a=1&${TAG}`,
    ],
  ];

  test.each(cases)("%s", (_case, text, leaving) => {
    expect(tagLinks(text, tagging)).toBe(leaving);
    expect(tagLinks(leaving, tagging)).toBe(leaving);
  });
});

describe("a text that stays as it is", () => {
  const cases: [string, string][] = [
    ["without a link", "No link at all."],
    ["of another host", "https://example.com/ledgerly.example"],
    ["of a host below it", "https://docs.ledgerly.example/"],
    ["of a host that ends like it", "https://notledgerly.example/"],
    ["with the founder's own tags", "https://ledgerly.example/?utm_source=newsletter"],
    [
      "with own tags that name Reddit",
      "https://ledgerly.example/?utm_source=reddit&utm_content=launch",
    ],
    ["with a parameter of the same name", "https://ledgerly.example/?fh=mine"],
    ["with an e-mail address", "hello@ledgerly.example"],
    ["whose address goes on after an apostrophe", "https://ledgerly.example/it's-free now"],
    ["whose address goes on in brackets", "https://ledgerly.example/a?tags[]=x&b=1"],
    ["whose address goes on in braces", "https://ledgerly.example/{id}/x"],
    ["whose address goes on after a backslash", String.raw`https://ledgerly.example/my\_page`],
    ["in a line of code", "`curl https://ledgerly.example/api`"],
    ["in a block of code", "```\ncurl https://ledgerly.example/api\n```"],
    ["in an indented block", "    https://ledgerly.example/x.json"],
    ["as an image", "![a board](https://ledgerly.example/a.png)"],
  ];

  test.each(cases)("%s", (_case, text) => {
    expect(tagLinks(text, tagging)).toBe(text);
    expect(listTaggedLinks(text, tagging)).toEqual([]);
  });

  test("while tags are off, or the project has no address", () => {
    const text = "https://ledgerly.example";
    expect(tagLinks(text, { ...tagging, tag: null })).toBe(text);
    expect(tagLinks(text, { ...tagging, projectUrl: null })).toBe(text);
    expect(tagLinks(text, { ...tagging, projectUrl: "not an address" })).toBe(text);
  });
});

test("of a host that is shared, only the project's own part is tagged", () => {
  const projectUrl = "https://github.com/ada/ledgerly/";
  const own = (text: string) => findOwnLinks(text, projectUrl).length === 1;
  expect(own("https://github.com/ada/ledgerly")).toBe(true);
  expect(own("https://github.com/ada/ledgerly?tab=readme")).toBe(true);
  expect(own("https://github.com/ada/ledgerly/issues")).toBe(true);
  expect(own("https://github.com/ada/ledgerly-old")).toBe(false);
  expect(own("https://github.com/grace/compiler")).toBe(false);
});

test("what is shown is what leaves, each link once", () => {
  const text = "https://ledgerly.example, again https://ledgerly.example and https://example.com";
  expect(listTaggedLinks(text, tagging)).toEqual([`https://ledgerly.example/?${TAG}`]);
});

test("links are tagged unless a rule objects", () => {
  expect(mayTagLinks(null)).toBe(true);
  expect(mayTagLinks({ "no-spam": true, "flair-required": true })).toBe(true);
  expect(mayTagLinks({ "no-self-promotion": true })).toBe(true);
  expect(mayTagLinks({ "no-affiliate-links": true })).toBe(false);
});
