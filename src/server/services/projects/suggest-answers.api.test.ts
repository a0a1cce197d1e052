import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSafePageReader } from "#server/gateways/page-reader/safe-page-reader.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const page = (title: string, ...paragraphs: string[]) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join("")}</main></body></html>`;

const PAGES: Record<string, string> = {
  "/": page(
    "Bin Night",
    "The ultimate bin experience. Join 10,000 happy users today!",
    "Bin Night covers our whole district. The page is free and has no ads.",
    "It runs in any browser, also on old phones. It is written in Python and licensed under MIT.",
  ),
  "/slogans": page("Bin Night", "Bins, reimagined. Unlock your kerb. Get started today!"),
  "/parked": page("Domain for sale", "This domain is for sale. It is free to ask. Call us."),
};

let site: Server;
let siteUrl: string;
let house: TestApp;
let founder: Founder;
beforeAll(async () => {
  site = createServer((request, response) => {
    const body = PAGES[request.url ?? ""];
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader("content-type", "text/html");
    response.end(body ?? "<p>Not here</p>");
  });
  await new Promise<void>((resolve) => void site.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  siteUrl = `http://${host}`;
  house = await startTestApp({
    pages: createSafePageReader({ userAgent: "Foothold/test", allowHosts: [host] }),
  });
  founder = await createFounder(house, "founder@example.com", "FREE");
});
afterAll(async () => {
  await house.stop();
  site.close();
});

async function suggest(path: string | null, answers: Record<string, string> = {}) {
  const { id: projectId } = await founder.createProject(["saas"], { answers });
  const url = path === null ? null : `${siteUrl}${path}`;
  await founder.client.updateProject({
    params: { projectId },
    body: {
      name: "Bin Night",
      description: "Bin Night is a web page that names tonight's bin.",
      url: path?.startsWith("http") ? path : url,
    },
  });
  return founder.client.suggestAnswers({ params: { projectId } });
}

test("description and page answer what they state, and no slogan", async () => {
  expect(await suggest("/")).toEqual({
    suggestions: [
      { id: "what", text: "a web page that names tonight's bin", source: "description" },
      { id: "price", text: "The page is free and has no ads.", source: "page" },
      { id: "platform", text: "It runs in any browser, also on old phones.", source: "page" },
      {
        id: "stackOrMaterial",
        text: "It is written in Python and licensed under MIT.",
        source: "page",
      },
    ],
    notice: null,
  });
});

test("what is answered already is not suggested", async () => {
  const { suggestions } = await suggest("/", { what: "a page about bins", price: "It's free." });
  expect(suggestions.map(({ id }) => id)).toEqual(["platform", "stackOrMaterial"]);
});

test.each<[string, string | null, RegExp]>([
  ["no address", null, /no web address/],
  ["a page of slogans", "/slogans", /Your page answers no open question/],
  ["a page that is not there", "/gone", /^We couldn't read your page\. [A-Z].*\.$/],
  ["a parked domain", "/parked", /doesn't show your page/],
  ["an address that may not be read", "http://127.0.0.1:1/", /^We couldn't read your page\. /],
])("with %s the description is all there is, and a sentence says why", async (_, path, notice) => {
  const answer = await suggest(path);
  expect(answer.suggestions.map(({ source }) => source)).toEqual(["description"]);
  expect(answer.notice).toMatch(notice);
});
