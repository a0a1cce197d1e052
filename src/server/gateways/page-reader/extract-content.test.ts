import { expect, test } from "vitest";
import { extractContent } from "./extract-content.ts";

const read = (html: string, isXml = false) => extractContent({ html, isXml });

test("reads what a page says about itself", () => {
  const html = `<!doctype html><html lang="en-GB"><head>
    <meta property="og:site_name" content="Fernly"><meta property="og:description" content="Second.">
    <meta name="Description" content="  Reminders for\n house plants &amp; herbs. ">
    <title>Fernly &ndash; plant care</title></head><body><h1>Water on <em>time</em></h1>
    <p>It knows 400&nbsp;species.</p></body></html>`;
  expect(read(html)).toEqual({
    title: "Fernly – plant care",
    siteName: "Fernly",
    description: "Reminders for house plants & herbs.",
    headings: ["Water on time"],
    paragraphs: ["It knows 400 species."],
    language: "en-GB",
  });
});

test.each([
  { name: "scripts and styles", html: "<script>var a = '<p>x</p>'</script><style>p{}</style>" },
  { name: "navigation", html: "<nav><ul><li>Home page</li></ul></nav>" },
  { name: "a footer", html: "<footer><p>All rights reserved</p></footer>" },
  { name: "a form", html: "<form><p>Your e-mail</p><button>Send it</button></form>" },
  { name: "a button", html: "<button>Get started</button>" },
  { name: "a hidden element", html: "<div hidden><p>Ignore me</p></div>" },
  { name: "a style that hides", html: '<div style="color:red; display: none">Ignore me</div>' },
  { name: "a class that hides", html: '<p class="hidden">Ignore me</p>' },
  { name: "what readers are not told", html: '<p aria-hidden="true">Ignore me</p>' },
  { name: "a cookie banner", html: '<div id="cookie-banner"><p>We use cookies.</p></div>' },
  { name: "a consent dialog", html: '<div class="gdpr-consent">Accept all of them</div>' },
  { name: "a dialog", html: '<section role="dialog"><p>Subscribe now</p></section>' },
  { name: "what others say", html: '<div class="testimonials"><p>I love it so</p></div>' },
  { name: "a page for old browsers", html: "<noscript><p>Enable JavaScript</p></noscript>" },
  { name: "a drawing with a title", html: "<svg><title>Logo</title><text>Leaf</text></svg>" },
  { name: "a comment", html: "<!-- <p>Ignore me</p> -->" },
  { name: "links in a row", html: '<div><a href="/">Home</a> <a href="/b">Blog</a></div>' },
  { name: "code", html: "<pre>npm install fernly</pre>" },
  { name: "marks alone", html: "<p>→</p><p>01</p>" },
])("leaves out $name", ({ html }) => {
  const { title, headings, paragraphs } = read(`${html}<p>Fernly waters plants.</p>`);
  expect({ title, headings, paragraphs }).toEqual({
    title: null,
    headings: [],
    paragraphs: ["Fernly waters plants."],
  });
});

test.each([
  {
    name: "a bakery's cookies",
    html: '<div class="cookie-list">Oat cookies</div>',
    text: "Oat cookies",
  },
  {
    name: "what wide screens show",
    html: '<p class="hidden md:block">For two</p>',
    text: "For two",
  },
  {
    name: "a page in one form",
    html: '<form id="aspnetForm"><p>All of it</p></form>',
    text: "All of it",
  },
  {
    name: "a body with a telling class",
    html: '<body class="cookie-banner"><p>All of it</p>',
    text: "All of it",
  },
  {
    name: "a link in a sentence",
    html: '<p>See the <a href="/">guide</a> on herbs.</p>',
    text: "See the guide on herbs.",
  },
  { name: "a line break", html: "<p>One<br>two</p>", text: "One two" },
  { name: "invisible marks", html: "<p>wa&shy;ter&#8203;ing</p>", text: "watering" },
  { name: "tags that never close", html: "<div><p>All of it", text: "All of it" },
  { name: "a text said twice", html: "<p>All of it</p><div>All of it</div>", text: "All of it" },
])("keeps $name", ({ html, text }) => {
  expect(read(html).paragraphs).toEqual([text]);
});

test("reads XHTML, whose elements may close themselves", () => {
  const html = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de"><head>
    <title>Gießplan</title><script src="a.js"/></head><body><p>Der Plan für Pflanzen.</p></body></html>`;
  expect(read(html, true)).toMatchObject({
    title: "Gießplan",
    paragraphs: ["Der Plan für Pflanzen."],
    language: "de",
  });
});

test("takes at most 200 paragraphs of at most 2,000 characters", () => {
  const html = Array.from({ length: 300 }, (_, n) => `<p>${n} ${"word ".repeat(1000)}</p>`);
  const { paragraphs } = read(html.join(""));
  expect(paragraphs).toHaveLength(200);
  expect(Math.max(...paragraphs.map(({ length }) => length))).toBeLessThanOrEqual(2000);
});

test.each([
  {
    name: "stray closing tags in deep nesting",
    html: "<b>".repeat(200_000) + "</i>".repeat(300_000),
  },
  { name: "attributes without end", html: `<p ${"a=b ".repeat(500_000)}` },
  { name: "open brackets", html: "<".repeat(2_000_000) },
  { name: "entities", html: "&amp;".repeat(400_000) },
  { name: "comments", html: "<!--".repeat(500_000) },
  { name: "one endless word", html: `<p>${"a".repeat(2_000_000)}` },
  { name: "a class without end", html: `<p class="${"cookie-".repeat(280_000)}">x</p>` },
  { name: "a meta without end", html: `<meta charset${" ".repeat(1_900_000)}` },
])("$name do not hold up the server", ({ html }) => {
  const start = process.cpuUsage();
  read(html);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(2000);
});
