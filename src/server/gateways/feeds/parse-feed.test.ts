import { describe, expect, test } from "vitest";
import { parseFeed } from "./parse-feed.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const feed = (inside: string) =>
  `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">` +
  `<category term="Sourdough" label="r/Sourdough"/><updated>2026-11-15T12:00:00+00:00</updated>` +
  `<id>/r/Sourdough/new/.rss</id><link rel="self" href="https://www.reddit.com/r/Sourdough/new/.rss"/>` +
  `<title>newest submissions : Sourdough</title>${inside}</feed>`;

const CONTENT =
  "&lt;!-- SC_OFF --&gt;&lt;div class=&quot;md&quot;&gt;&lt;p&gt;It spreads &amp;amp; sticks.&lt;/p&gt; &lt;p&gt;See &lt;a href=&quot;https://example.com/&quot;&gt;my loaf&lt;/a&gt;.&lt;/p&gt; &lt;/div&gt;&lt;!-- SC_ON --&gt; &amp;#32; submitted by &amp;#32; &lt;a href=&quot;https://www.reddit.com/user/a_baker&quot;&gt; /u/a_baker &lt;/a&gt; &lt;span&gt;&lt;a href=&quot;https://x.test/&quot;&gt;[link]&lt;/a&gt;&lt;/span&gt;";
const ENTRY =
  "<entry><author><name>/u/a_baker</name><uri>https://www.reddit.com/user/a_baker</uri></author>" +
  `<category term="Sourdough" label="r/Sourdough"/><content type="html">${CONTENT}</content>` +
  '<id>t3_1abc9z</id><media:thumbnail url="https://b.thumbs.test/x.jpg"/>' +
  '<link href="https://www.reddit.com/r/Sourdough/comments/1abc9z/flat/"/>' +
  "<updated>2026-11-15T10:00:00+00:00</updated><published>2026-11-15T09:30:00+00:00</published>" +
  "<title>Flat &amp; sad &lt;3</title></entry>";

test("an entry is read without its author and without where else it leads", () => {
  const entries = parseFeed(feed(ENTRY));
  expect(entries).toEqual([
    {
      id: "t3_1abc9z",
      link: "https://www.reddit.com/r/Sourdough/comments/1abc9z/flat/",
      community: "Sourdough",
      title: "Flat & sad <3",
      text: "It spreads & sticks.\n\n \n\nSee my loaf.",
      published: "2026-11-15T09:30:00+00:00",
      updated: "2026-11-15T10:00:00+00:00",
    },
  ]);
});

test("a feed without entries is one", () => expect(parseFeed(feed(""))).toEqual([]));

test("a picture's text is read, though it stands in a table", () => {
  const table = `&lt;table&gt;&lt;tr&gt;&lt;td&gt;thumb&lt;/td&gt;&lt;td&gt;${CONTENT}&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;`;
  const [entry] = parseFeed(feed(ENTRY.replace(CONTENT, table))) as { text: string }[];
  expect(entry?.text).toContain("See my loaf.");
  expect(entry?.text).not.toMatch(/thumb|baker|link/);
});

test("a post that is a link alone has no text", () => {
  const link = CONTENT.slice(CONTENT.indexOf("submitted"));
  expect(parseFeed(feed(ENTRY.replace(CONTENT, link)))).toMatchObject([{ text: "" }]);
});

const LOL = Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join("");

describe("what is not a whole feed is refused", () => {
  test.each<[string, string, string]>([
    ["nothing", "", "cut-off"],
    ["spaces", " \n ", "cut-off"],
    ["a word", "blocked", "not-a-feed"],
    ["JSON", '{"message":"Forbidden","error":403}', "not-a-feed"],
    ["a web page", "<!doctype html><html><body><p>whoa there</p></body></html>", "not-a-feed"],
    ["a web page without its type", "<html><body>hi</body></html>", "not-a-feed"],
    ["another vocabulary", `${HEAD}<rss version="2.0"><channel/></rss>`, "not-a-feed"],
    ["no namespace", `${HEAD}<feed><title>x</title></feed>`, "not-a-feed"],
    ["cut in a tag", feed(ENTRY).slice(0, 700), "cut-off"],
    ["cut after an entry", feed(ENTRY).slice(0, -"</feed>".length), "cut-off"],
    ["a tag that closes wrongly", feed(ENTRY.replace("</title>", "")), "cut-off"],
    ["two feeds", feed("") + feed(""), "not-a-feed"],
    ["words behind it", `${feed("")} and more`, "not-a-feed"],
    [
      "entities that explode",
      feed(ENTRY.replace("Flat", "&l9;")).replace(
        HEAD,
        `${HEAD}<!DOCTYPE feed [<!ENTITY l0 "l">${LOL}]>`,
      ),
      "not-a-feed",
    ],
    [
      "an entity that reads a file",
      feed(ENTRY).replace(HEAD, `${HEAD}<!DOCTYPE feed [<!ENTITY f SYSTEM "file:///etc/passwd">]>`),
      "not-a-feed",
    ],
    ["depth without end", feed("<entry>" + "<a>".repeat(50_000)), "not-a-feed"],
  ])("%s", (_, xml, fault) => expect(parseFeed(xml)).toBe(fault));
});

test("an entity that nobody declared stays as it is written", () => {
  expect(parseFeed(feed(ENTRY.replace("Flat", "&lol;")))).toMatchObject([
    { title: "&lol; & sad <3" },
  ]);
});

test("of more entries than Reddit sends, the first are read", () => {
  expect(parseFeed(feed(ENTRY.repeat(300)))).toHaveLength(200);
});
