import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sendNotFound } from "./error-handler.ts";
import { pathOf } from "./request-log.ts";
import { webAppHeaders } from "./security-headers.ts";

const LANDING_PAGE = "index.html";
/** Boots the app at whatever address it is served. */
const APP_PAGE = "__spa-fallback.html";

/** The built web app: the landing page as its own HTML, every other page from one that boots it. */
export async function serveWebApp(app: FastifyInstance, webRoot: string): Promise<void> {
  const pageHeaders = new Map(
    [LANDING_PAGE, APP_PAGE].map((page) => [page, headersFor(join(webRoot, page))]),
  );
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const file = path.slice(webRoot.length + 1).replace(/\.(br|gz)$/, "");
      const isHashed = file.startsWith("assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      const headers = pageHeaders.get(file);
      if (headers) reply.headers(headers);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      ["GET", "HEAD"].includes(request.method) && !/^\/api(\/|$)|\.\w+$/.test(pathOf(request));
    return isPage ? reply.sendFile(APP_PAGE) : sendNotFound(request, reply);
  });
}

/** The build writes constant scripts into its pages; each may run because its hash is known. */
function headersFor(page: string): Record<string, string> {
  const scripts = readFileSync(page, "utf8").matchAll(
    /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = Array.from(scripts, ([, script = ""]) => {
    const digest = createHash("sha256").update(script).digest("base64");
    return `'sha256-${digest}'`;
  });
  return webAppHeaders([...new Set(hashes)]);
}
