import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveCrawlerFiles } from "./crawler-files.ts";
import { sendNotFound } from "./error-handler.ts";
import { serveFrontPage } from "./front-page.ts";
import { pathOf } from "./request-log.ts";
import { webAppHeaders } from "./security-headers.ts";

const FRONT_PAGE = "index.html";
/** Boots the app at whatever address it is served. */
const APP_PAGE = "__spa-fallback.html";

/** The built web app: the landing page as its own HTML, every other page from one that boots it. */
export async function serveWebApp(
  app: FastifyInstance,
  webRoot: string,
  appUrl: string,
): Promise<void> {
  const appPageHeaders = headersFor(readFileSync(join(webRoot, APP_PAGE), "utf8"));
  serveFrontPage(app, { file: join(webRoot, FRONT_PAGE), headers: headersFor }, appUrl);
  serveCrawlerFiles(app, appUrl);
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const file = path.slice(webRoot.length + 1).replace(/\.(br|gz)$/, "");
      const isHashed = file.startsWith("assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      if (file === APP_PAGE) reply.headers(appPageHeaders);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ["GET", "HEAD"].includes(request.method) && !/^\/api(\/|$)|\.\w+$/.test(pathOf(request));
    return isPage ? reply.sendFile(APP_PAGE) : sendNotFound(request, reply);
  });
}

/** The build writes constant scripts into its pages; each may run because its hash is known. */
function headersFor(html: string): Record<string, string> {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(scripts, ([, script = ""]) => {
    const digest = createHash("sha256").update(script).digest("base64");
    return `'sha256-${digest}'`;
  });
  return webAppHeaders([...new Set(hashes)]);
}
