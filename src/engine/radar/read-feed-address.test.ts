import { describe, expect, test } from "vitest";
import { judgeSentence } from "../../../scripts/sentences/judge-sentence.ts";
import { readFeedAddress } from "./read-feed-address.ts";

const KEY = "0f1e2d3c4b5a69788796a5b4c3d2e1f0a1b2c3d4";
const read = { user: "a_founder", key: KEY };

test.each([
  ["the front page", `https://www.reddit.com/.rss?feed=${KEY}&user=a_founder`],
  ["the other form of the same", `https://www.reddit.com/.json?feed=${KEY}&user=a_founder`],
  ["what was saved", `https://www.reddit.com/user/a_founder/saved.rss?feed=${KEY}&user=a_founder`],
  [
    "a name in other letters",
    `https://www.reddit.com/u/A_Founder/saved.rss?feed=${KEY}&user=a_founder`,
  ],
  [
    "the inbox, of the old site",
    `https://old.reddit.com/message/inbox/.rss?user=a_founder&feed=${KEY}`,
  ],
  ["no beginning", `www.reddit.com/.rss?feed=${KEY}&user=a_founder`],
  ["a page's source", `https://www.reddit.com/.rss?feed=${KEY}&amp;user=a_founder`],
  ["spaces around it", `  https://www.reddit.com/.rss?feed=${KEY}&user=a_founder\n`],
  ["brackets around it", `<https://www.reddit.com/.rss?feed=${KEY}&user=a_founder>`],
  ["a feed reader's form", `feed:https://www.reddit.com/.rss?feed=${KEY}&user=a_founder`],
  ["a place on the page", `https://www.reddit.com/.rss?feed=${KEY}&user=a_founder#top`],
])("%s", (_, address) => expect(readFeedAddress(address)).toEqual(read));

test("an account that is known has to be the key's", () => {
  const address = `https://www.reddit.com/.rss?feed=${KEY}&user=a_founder`;
  expect(readFeedAddress(address, "A_Founder")).toEqual(read);
  expect(readFeedAddress(address, "somebody")).toEqual({
    fault:
      "This feed belongs to a_founder, but your Reddit account here is somebody. Copy a feed of somebody, or change the name in your settings.",
  });
});

describe("what is wrong has a sentence of its own", () => {
  test.each([
    ["nothing", "  ", "Paste one of the addresses from"],
    ["junk", "lorem ipsum", "That isn't an address."],
    [
      "two addresses",
      `https://www.reddit.com/.rss https://www.reddit.com/`,
      "That isn't an address.",
    ],
    ["a script", "javascript:alert(1)", "That isn't an address."],
    [
      "a name and a password",
      `https://a:b@www.reddit.com/.rss?feed=${KEY}&user=x`,
      "That isn't an address.",
    ],
    [
      "an unusual port",
      `https://www.reddit.com:8080/.rss?feed=${KEY}&user=x`,
      "That isn't an address.",
    ],
    [
      "another host",
      `https://example.com/.rss?feed=${KEY}&user=x`,
      "This address leads to example.com.",
    ],
    [
      "a host that looks alike",
      `https://reddit.com.example.org/.rss?feed=${KEY}&user=x`,
      "leads to reddit.com.example.org.",
    ],
    [
      "another name's end",
      `https://notreddit.com/.rss?feed=${KEY}&user=x`,
      "leads to notreddit.com.",
    ],
    ["plain http", `http://www.reddit.com/.rss?feed=${KEY}&user=x`, "begins with http://"],
    ["a public feed", "https://www.reddit.com/r/webdev/new/.rss", "This feed is public"],
    ["an empty key", "https://www.reddit.com/.rss?feed=&user=x", "This feed is public"],
    ["half a key", "https://www.reddit.com/.rss?feed=0f1e&user=x", "is incomplete"],
    [
      "a key with other signs",
      `https://www.reddit.com/.rss?feed=${KEY}%0a&user=x`,
      "is incomplete",
    ],
    ["nobody's", `https://www.reddit.com/.rss?feed=${KEY}`, "whose feed it is"],
    [
      "a name that is none",
      `https://www.reddit.com/.rss?feed=${KEY}&user=../x`,
      "whose feed it is",
    ],
    [
      "another user's",
      `https://www.reddit.com/user/someone/saved.rss?feed=${KEY}&user=x`,
      "a feed of someone with a key of x",
    ],
    ["a very long one", `https://www.reddit.com/${"x".repeat(9000)}`, "That isn't an address."],
  ])("%s", (_, address, sentence) => {
    const result = readFeedAddress(address);
    const fault = "fault" in result ? result.fault : "none";
    expect(fault).toContain(sentence);
    expect(fault).not.toContain(KEY);
    expect(judgeSentence(fault)).toEqual([]);
  });
});
