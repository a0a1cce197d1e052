import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { join } from "node:path";
import { isPagePath, paths } from "#contract/page-paths.ts";
import { createPage, type PageFacts } from "./built-page.ts";
import { serveCrawlerFiles } from "./crawler-files.ts";
import { sendNotFound } from "./error-handler.ts";
import { pathOf } from "./request-log.ts";

/** Pages that are read without an account come as HTML of their own. */
const PRERENDERED = { [paths.home]: "index.html", [paths.check]: "check/index.html" };
/** Boots the app at whatever address it is served. */
const APP_PAGE = "__spa-fallback.html";

/** The built web app: public pages as their own HTML, every other page from one that boots it. */
export async function serveWebApp(
  app: FastifyInstance,
  webRoot: string,
  facts: PageFacts,
): Promise<void> {
  const sendAppPage = createPage(join(webRoot, APP_PAGE), facts);
  for (const [path, file] of Object.entries(PRERENDERED)) {
    app.get(path, createPage(join(webRoot, file), facts));
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
