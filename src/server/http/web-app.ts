import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { createPage, type PageFacts } from "./built-page.ts";
import { serveCrawlerFiles } from "./crawler-files.ts";
import { sendNotFound } from "./error-handler.ts";
import { pathOf } from "./request-log.ts";

const FRONT_PAGE = "index.html";
/** Boots the app at whatever address it is served. */
const APP_PAGE = "__spa-fallback.html";

/** The built web app: the front page as its own HTML, every other page from one that boots it. */
export async function serveWebApp(
  app: FastifyInstance,
  webRoot: string,
  facts: PageFacts,
): Promise<void> {
  const sendAppPage = createPage(join(webRoot, APP_PAGE), facts);
  app.get("/", createPage(join(webRoot, FRONT_PAGE), facts));
  // As they lie in the folder they are unfinished.
  app.get(`/${FRONT_PAGE}`, (_request, reply) => reply.redirect("/", 301));
  app.get(`/${APP_PAGE}`, (_request, reply) => reply.redirect("/", 301));
  serveCrawlerFiles(app, facts.origin);
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.slice(webRoot.length + 1).startsWith("assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ["GET", "HEAD"].includes(request.method) && !/^\/api(\/|$)|\.\w+$/.test(pathOf(request));
    return isPage ? sendAppPage(request, reply.code(200)) : sendNotFound(request, reply);
  });
}
