import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { join } from "node:path";
import { HOUR_MS } from "#engine/clock/time-units.ts";
import { isPagePath, PUBLIC_PAGES } from "#contract/pages/page-paths.ts";
import { type People, writePeople, fillMarks } from "#contract/pages/page-marks.ts";
import { sendNotFound } from "./error-handler.ts";
import { webAppHeaders } from "./security-headers.ts";
import { pathOf } from "../log/create-logger.ts";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { escapeHtml } from "#engine/html/escape-html.ts";

/** Boots the app at whatever address it is served. */
const APP_PAGE = "__spa-fallback.html";

/** What pages say of people is counted anew that often. */
const COUNT_EVERY_MS = HOUR_MS;

type WebAppFacts = Omit<PageFacts, "people"> & { countPeople: () => Promise<People> };

/** The built web app: public pages as their own HTML, every other page from one that boots it. */
export async function serveWebApp(
  app: FastifyInstance,
  webRoot: string,
  { countPeople, ...facts }: WebAppFacts,
): Promise<void> {
  const pages = new Map<string, SendPage>();
  let people: People | null = null;
  const makePages = async () => {
    const counted = await countPeople();
    // Two counts that read alike need no new page.
    if (people && writePeople(people) === writePeople(counted)) return;
    people = counted;
    for (const file of [APP_PAGE, ...PUBLIC_PAGES.map(fileOf)]) {
      pages.set(file, createPage(join(webRoot, file), { ...facts, people }));
    }
  };
  const send = (file: string): SendPage => {
    return (request, reply) => pages.get(file)?.(request, reply) ?? sendNotFound(request, reply);
  };
  await makePages();
  const timer = setInterval(() => {
    makePages().catch((err: unknown) => app.log.warn({ err }, "people were not counted"));
  }, COUNT_EVERY_MS).unref();
  app.addHook("onClose", (_app, done) => {
    clearInterval(timer);
    done();
  });

  const sendAppPage = send(APP_PAGE);
  for (const path of PUBLIC_PAGES) {
    const file = fileOf(path);
    app.get(path, send(file));
    // As it lies in the folder it is unfinished.
    app.get(`/${file}`, (_request, reply) => reply.redirect(path, 301));
    if (path !== "/") app.get(`${path}/`, (_request, reply) => reply.redirect(path, 301));
  }
  app.get(`/${APP_PAGE}`, (_request, reply) => reply.redirect("/", 301));
  serveCrawlerFiles(app, facts.origin);
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    // A route for each file: looking for a path in the folder at every call takes a third of the answer's time.
    wildcard: false,
    globIgnore: ["**/*.{br,gz,html}"],
    setHeaders: (reply, path) => {
      const isHashed = path.slice(webRoot.length + 1).startsWith("assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const isAsked = ["GET", "HEAD"].includes(request.method) && !/^\/api(\/|$)|\.\w+$/.test(path);
    // The app says in its own words that there is no such page; the status says it to machines.
    return isAsked
      ? sendAppPage(request, reply.code(isPagePath(path) ? 200 : 404))
      : sendNotFound(request, reply);
  });
}

/** "/check" → "check/index.html" */
function fileOf(path: string): string {
  return join(path, "index.html").slice(1);
}

/** For search engines: where to look, and where there is nothing for them. */
function serveCrawlerFiles(app: FastifyInstance, appUrl: string): void {
  const pages = PUBLIC_PAGES.map((path) => `  <url><loc>${escape(appUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.join("\n")}
</urlset>
`;
  const robots = `User-agent: *
Allow: /api/docs
Disallow: /api/
Disallow: /auth/
Disallow: /billing
Disallow: /dashboard
Disallow: /onboarding
Disallow: /projects/
Disallow: /settings
Disallow: /subreddits

Sitemap: ${appUrl}/sitemap.xml
`;
  app.get("/sitemap.xml", (_request, reply) => reply.type("application/xml").send(sitemap));
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain").send(robots));
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

type PageFacts = Parameters<typeof fillMarks>[0];

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * A page as the build left it, with what this installation is called and where it lives. Made once:
 * every answer is the same bytes, compressed already.
 */
function createPage(file: string, facts: PageFacts): SendPage {
  const html = putIn(readFileSync(file, "utf8"), facts);
  // Weak, because it names the page and not the bytes of one encoding.
  const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const headers = {
    ...webAppHeaders(hashScripts(html)),
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    vary: "accept-encoding",
    etag,
  };
  const bodies = {
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(html),
    identity: Buffer.from(html),
  };
  return (request, reply) => {
    reply.headers(headers);
    if (matchesTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(bodies[encoding]);
  };
}

function putIn(html: string, facts: PageFacts): string {
  return fillMarks(facts).reduce(
    // As a function: in a text, "$&" would mean something.
    (page, [mark, value]) => page.replaceAll(mark, () => escapeHtml(value)),
    html,
  );
}

/** The build writes constant scripts into its pages; each may run because its hash is known. */
function hashScripts(html: string): string[] {
  const hashes = html.split("</script>").flatMap((part, index, parts) => {
    const [, attributes = "", script = ""] = /<script([^<>]*)>([\s\S]*)/.exec(part) ?? [];
    if (index === parts.length - 1 || /\ssrc=/.test(attributes)) return [];
    const digest = createHash("sha256").update(script).digest("base64");
    return [`'sha256-${digest}'`];
  });
  return [...new Set(hashes)];
}

type Encoding = "br" | "gzip" | "identity";

/** The smallest that the client takes. */
export function chooseEncoding(accepted = ""): Encoding {
  const weights = new Map(
    accepted.split(",").map((entry) => {
      const [name = "", ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/** By weak comparison, as a page is asked for. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header
    .split(",")
    .some((tag) => tag.trim() === "*" || stripWeakness(tag) === stripWeakness(etag));
}

function stripWeakness(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
