import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import type { StartAnswer } from "#contract/projects/start.ts";
import { createSafePageReader } from "#server/gateways/page-reader/safe-page-reader.ts";
import { LIMITS } from "#server/services/limits/limit-table.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const PAGE = `<title>Ledgerly: invoices for freelancers</title>
<meta name="description" content="Ledgerly sends invoices and keeps the books for freelancers.">
<main><h1>Invoices that write themselves</h1>
<p>Ledgerly reads your calendar and turns finished jobs into invoices. It is made for freelancers who work alone.</p></main>`;

let site: Server;
let siteUrl: string;
let house: TestApp;
let client: Client;

beforeAll(async () => {
  site = createServer((request, response) => {
    const { url = "" } = request;
    response.setHeader("content-type", url === "/file" ? "application/pdf" : "text/html");
    if (url === "/gone") response.statusCode = 404;
    if (url === "/private") {
      response.statusCode = 302;
      response.setHeader("location", "http://10.0.0.5/");
    }
    if (url === "/slow") return;
    if (url === "/huge") response.end(`<p>${"word ".repeat(2_100_000)}</p>`);
    else if (url === "/thin") response.end("<title>Fernly</title><p>Welcome home.</p>");
    else if (url === "/empty") response.end("<html></html>");
    else response.end(PAGE);
  });
  await new Promise<void>((resolve) => void site.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  siteUrl = `http://${host}`;
  const pages = createSafePageReader({
    userAgent: "Foothold/test",
    allowHosts: [host],
    timeoutMs: 2500,
    lookup: async (name) => {
      if (name === "intranet.example") return [{ address: "10.0.0.7", family: 4 }];
      throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    },
  });
  house = await startTestApp({ pages });
  client = house.clientOf();
});
afterAll(async () => {
  await house.stop();
  site.closeAllConnections();
  site.close();
});

const ask = (text: string): Promise<StartAnswer> => client.findStart({ body: { text } });

describe("what is understood", () => {
  test("a page gives its name and three communities, each with what decides it", async () => {
    const { name, communities, problem } = await ask(siteUrl);
    expect(problem).toBeNull();
    expect(name).toBe("Ledgerly");
    expect(communities).toHaveLength(3);
    expect(new Set(communities.map(({ id }) => id)).size).toBe(3);
    for (const { fullName, decision, members, mayPost } of communities) {
      expect(fullName).toMatch(/^r\/\w+$/);
      expect(members).toBeGreaterThan(0);
      expect(decision).toMatch(/^[A-Z“].{8,}\.$/);
      expect(/Closed to promotion|take part/.test(decision)).toBe(!mayPost);
    }
  });

  test.each([
    "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
    "A leak sensor that texts you before the boiler room floods.",
    "Eine App, mit der man Rechnungen schreibt und das Geld im Blick hat.",
    "A budgeting app for students",
  ])("so does “%s”", async (text) => {
    const { communities, problem } = await ask(text);
    expect(problem).toBeNull();
    expect(communities).toHaveLength(3);
    expect(communities.some(({ mayPost }) => mayPost)).toBe(true);
  });
});

test("communities of the subject come before places for any project, each by its figure", async () => {
  const { communities } = await ask(
    "A tip pooling sheet for restaurant managers, bartenders and servers",
  );
  const general = communities.findIndex(({ fullName }) => fullName === "r/SideProject");
  const ofSubject = general === -1 ? communities : communities.slice(0, general);
  expect(ofSubject.length).toBeGreaterThan(0);
  const matches = ofSubject.map(({ relevanceScore }) => relevanceScore);
  expect(matches).toEqual(matches.toSorted((a, b) => b - a));
});

test.each([
  ["A web app for choir directors to plan rehearsals and share sheet music.", "r/sheetmusic"],
  ["hand made woden toys for kids, cars and animals", "r/Montessori"],
  ["Ich baue Holzspielzeug für Kinder aus Buche", "r/Montessori"],
])(
  "the best match is among them, though one may only take part there: “%s”",
  async (text, best) => {
    const { communities } = await ask(text);
    expect(communities).toHaveLength(3);
    expect(communities.map(({ fullName }) => fullName)).toContain(best);
    expect(communities.some(({ mayPost }) => mayPost)).toBe(true);
  },
);

describe("what is not, has a next step", () => {
  test.each([
    ["/gone", /no page at this address/],
    ["/file", /a file, not a page/],
    ["/huge", /larger than 2 MB/],
    ["/slow", /too long to answer/],
    ["/thin", /says too little/],
    ["/empty", /no text we can read/],
  ])("a page at %s", async (path, sentence) => {
    const { communities, problem } = await ask(siteUrl + path);
    expect(communities).toEqual([]);
    expect(problem).toMatch(sentence);
    expect(problem).toMatch(/say in one sentence what you made\.$/);
    expect(problem?.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  });

  test.each(["Sauces", "🌶️🌶️🌶️", "これは日本語の説明です", "ыыы ъъъ", "asdf qwer zxcv", "!!!"])(
    "“%s”",
    async (text) => {
      const { communities, problem } = await ask(text);
      expect(communities).toEqual([]);
      expect(problem).toMatch(/what (?:is it|it is),? and who/);
    },
  );

  test.each([
    [
      "German",
      "Fermentierte Chilisaucen aus dem Allgäu, drei Schärfegrade, in Flaschen zu 150 ml.",
    ],
    ["Italian", "Un'app per chi coltiva orti in città e vuole sapere quando seminare."],
  ])("a sentence in %s whose words we don't know", async (language, text) => {
    const { communities, problem } = await ask(text);
    expect(communities).toEqual([]);
    expect(problem).toBe(
      `We know too little ${language} for this: say in English what it is and who it is for.`,
    );
  });

  test.each([
    ["nothing", "   ", "Enter your site's address, or one sentence about it."],
    ["too much", "word ".repeat(70), "One sentence is enough: at most 300 characters."],
  ])("%s", async (_, text, serverMessage) => {
    await expect(ask(text)).rejects.toMatchObject({ status: 400, serverMessage });
  });
});

describe("nobody learns what is inside our network", () => {
  test("what is private, closed or unknown is answered in the same words after the same time", async () => {
    const addresses = [
      "http://127.0.0.1/",
      "localhost:5432",
      "192.168.1.1",
      "http://169.254.169.254/latest/meta-data",
      "[::1]",
      "intranet.example",
      "no-such-name.example",
      "http://10.1.2.3:22/",
      `${siteUrl}/private`,
    ];
    const asked = await Promise.all(
      addresses.map(async (address) => {
        const since = performance.now();
        const { communities, name, problem } = await ask(address);
        return {
          said: JSON.stringify({ communities, name, problem }),
          ms: performance.now() - since,
        };
      }),
    );
    expect(new Set(asked.map(({ said }) => said)).size).toBe(1);
    expect(asked[0]?.said).toContain("We can't read a public page there");
    for (const { ms } of asked) expect(ms).toBeGreaterThanOrEqual(1490);
  });

  test("nor can anyone ask without end", async () => {
    const { db } = house.database;
    const call = () =>
      house.send({
        method: "POST",
        url: "/api/start",
        headers: { "x-forwarded-for": "192.0.2.77", "content-type": "application/json" },
        payload: JSON.stringify({ text: "Sauces" }),
      });
    const before = new Set(await listKeys());
    expect((await call()).statusCode).toBe(200);
    const added = (await listKeys()).filter((known) => !before.has(known));
    expect(added).toHaveLength(1);
    await db.execute(
      sql`update rate_limits set hits = ${LIMITS.startPerCaller.max} where key = ${added[0]}`,
    );
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ message: string }>().message).toContain("Sign in to continue");

    async function listKeys(): Promise<string[]> {
      const result = await db.execute(sql`select key from rate_limits`);
      return (result as unknown as { rows: { key: string }[] }).rows.map((row) => row.key);
    }
  });
});
