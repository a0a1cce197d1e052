import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findFreePort } from "#server/testing/free-port.ts";
import { failureOf, type PageTrial, startPageTrial, userAgent } from "./testing/page-trial.ts";

let trial: PageTrial;
beforeAll(async () => {
  trial = await startPageTrial();
});
afterAll(() => trial.stop());
beforeEach(() => {
  trial.requests.length = 0;
  trial.lookups.length = 0;
});

const page = (text: string) => `<title>${text}</title><p>${text} waters plants.</p>`;

test("reads a page and says where it was in the end", async () => {
  trial.redirect("/", "/start", 301);
  trial.serveHtml("/start", page("Fernly"));
  await expect(trial.reader.read(`${trial.base}/#top`)).resolves.toEqual({
    url: `${trial.base}/start`,
    title: "Fernly",
    siteName: null,
    description: null,
    headings: [],
    paragraphs: ["Fernly waters plants."],
    language: null,
  });
});

test("says who it is and sends nothing else about anyone", async () => {
  trial.serve("/cookie", (_request, response) => {
    response.writeHead(302, { location: "/plain", "set-cookie": "a=b" }).end();
  });
  trial.serveHtml("/plain", page("Fernly"));
  await trial.reader.read(`${trial.base}/cookie`);
  const headers = trial.requests.at(-1)?.headers;
  expect(headers?.["user-agent"]).toBe(userAgent);
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).not.toHaveProperty("referer");
  expect(headers).not.toHaveProperty("origin");
});

test.each([
  { name: "gzip", encoding: "gzip", compress: gzipSync },
  { name: "brotli", encoding: "br", compress: brotliCompressSync },
])("unpacks $name", async ({ encoding, compress }) => {
  trial.serveHtml("/packed", compress(page("Fernly")), { "content-encoding": encoding });
  await expect(trial.reader.read(`${trial.base}/packed`)).resolves.toMatchObject({
    title: "Fernly",
  });
});

test.each([
  { name: "the header's", type: "text/html; charset=iso-8859-1", html: "Caf\xe9" },
  { name: "the page's", type: "text/html", html: '<meta charset="windows-1252">Caf\xe9' },
  {
    name: "the old <meta>'s",
    type: "text/html",
    html: '<meta http-equiv="Content-Type" content="text/html; charset=latin1">Caf\xe9',
  },
  { name: "none, which is UTF-8", type: "text/html", html: "Caf\xc3\xa9" },
  { name: "an unknown one, which is UTF-8", type: "text/html; charset=none", html: "Caf\xc3\xa9" },
  {
    name: "a byte order mark's",
    type: "text/html; charset=latin1",
    html: "\xef\xbb\xbfCaf\xc3\xa9",
  },
])("takes the character set from $name", async ({ type, html }) => {
  trial.serveHtml("/charset", Buffer.from(`${html} au lait`, "latin1"), { "content-type": type });
  const { paragraphs } = await trial.reader.read(`${trial.base}/charset`);
  expect(paragraphs).toEqual(["Café au lait"]);
});

const chunk = Buffer.alloc(64 * 1024, "a ");

test.each([
  {
    name: "no such page",
    serve: () => trial.serve("/x", (_request, response) => response.writeHead(404).end()),
    kind: "not-found",
    message: "There's no page at this address.",
  },
  {
    name: "a sign-in",
    serve: () => trial.serve("/x", (_request, response) => response.writeHead(401).end()),
    kind: "refused",
    message: "This page needs a sign-in. Enter a public one.",
  },
  {
    name: "a refusal",
    serve: () => trial.serve("/x", (_request, response) => response.writeHead(403).end()),
    kind: "refused",
    message: "The site refused to show this page (403).",
  },
  {
    name: "too many requests",
    serve: () => trial.serve("/x", (_request, response) => response.writeHead(429).end()),
    kind: "refused",
    message: "The site is busy. Please try again later.",
  },
  {
    name: "a broken site",
    serve: () => trial.serve("/x", (_request, response) => response.writeHead(503).end()),
    kind: "unreachable",
    message: "The site has a problem (503). Please try again later.",
  },
  {
    name: "a redirect to nowhere",
    serve: () => trial.serve("/x", (_request, response) => response.writeHead(302).end()),
    kind: "unreachable",
    message: "The site has a problem (302). Please try again later.",
  },
  {
    name: "a picture",
    serve: () => trial.serveHtml("/x", "GIF89a", { "content-type": "image/gif" }),
    kind: "not-html",
    message: "This address leads to a file, not a web page.",
  },
  {
    name: "no type",
    serve: () => trial.serve("/x", (_request, response) => response.end("<p>Hello there</p>")),
    kind: "not-html",
    message: "This address leads to a file, not a web page.",
  },
  {
    name: "an endless page",
    serve: () =>
      trial.serve("/x", (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const write = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on("drain", write);
        write();
      }),
    kind: "too-large",
    message: "The page is larger than 2 MB. Enter a smaller one.",
  },
  {
    name: "a decompression bomb",
    serve: () =>
      trial.serveHtml("/x", gzipSync(Buffer.alloc(64 * 1024 * 1024)), {
        "content-encoding": "gzip",
      }),
    kind: "too-large",
    message: "The page is larger than 2 MB. Enter a smaller one.",
  },
  {
    name: "a redirect to itself",
    serve: () => trial.redirect("/x", "/x"),
    kind: "too-many-redirects",
    message: "This address keeps redirecting. Enter the page's final address.",
  },
  {
    name: "a cut connection",
    serve: () =>
      trial.serve("/x", (_request, response) => {
        response.writeHead(200, { "content-type": "text/html", "content-length": "5000" });
        response.write("<p>Half a page", () => response.destroy());
      }),
    kind: "unreachable",
    message: "We couldn't reach the site. Check the address or try again later.",
  },
  {
    name: "a page that is not packed as it says",
    serve: () => trial.serveHtml("/x", page("Fernly"), { "content-encoding": "gzip" }),
    kind: "unreachable",
    message: "We couldn't reach the site. Check the address or try again later.",
  },
  {
    name: "a page without text",
    serve: () => trial.serveHtml("/x", '<div id="root"></div><script>render()</script>'),
    kind: "empty",
    message: "We found no text on this page. It may be built with JavaScript.",
  },
])("$name is $kind", async ({ serve, kind, message }) => {
  serve();
  const failure = await failureOf(trial.reader.read(`${trial.base}/x`));
  expect(failure).toMatchObject({ kind, message });
});

test.each([
  {
    name: "no answer",
    serve: () => trial.serve("/slow", () => undefined),
  },
  {
    name: "a page that drips",
    serve: () =>
      trial.serve("/slow", (_request, response) => {
        response.writeHead(200, { "content-type": "text/html" });
        const drip = setInterval(() => response.write("a"), 20);
        response.on("close", () => clearInterval(drip));
      }),
  },
  {
    name: "redirects that are slow together",
    serve: () =>
      trial.serve("/slow", (_request, response) => {
        setTimeout(() => response.writeHead(302, { location: "/slow" }).end(), 80);
      }),
  },
])("$name is a timeout", async ({ serve }) => {
  serve();
  const reader = trial.connect({ timeoutMs: 200 });
  await expect(failureOf(reader.read(`${trial.base}/slow`))).resolves.toMatchObject({
    kind: "timeout",
    message: "The page took too long. Please try again later.",
  });
});

test("a resolver that never answers is a timeout", async () => {
  const reader = trial.connect({ timeoutMs: 100, lookup: () => new Promise(() => undefined) });
  await expect(failureOf(reader.read("http://slow.test/"))).resolves.toMatchObject({
    kind: "timeout",
  });
});

test("a name that nobody has is unreachable", async () => {
  await expect(failureOf(trial.reader.read("https://nobody.test/"))).resolves.toEqual({
    kind: "unreachable",
    message: "There's no site with this name. Please check the address.",
    reason: "ENOTFOUND",
  });
});

test("a port where nobody listens is unreachable", async () => {
  const host = `site.test:${await findFreePort()}`;
  const reader = trial.connect({ allowHosts: [host] });
  await expect(failureOf(reader.read(`http://${host}/`))).resolves.toMatchObject({
    kind: "unreachable",
    reason: "ECONNREFUSED",
  });
});

test("closing ends what is under way and what comes after", async () => {
  trial.serve("/held", () => undefined);
  const reader = trial.connect();
  const held = failureOf(reader.read(`${trial.base}/held`));
  await reader.close();
  await expect(held).resolves.toMatchObject({ kind: "unreachable", reason: "closing" });
  await expect(failureOf(reader.read(trial.base))).resolves.toMatchObject({ reason: "closing" });
});
