import type { FastifyInstance } from "fastify";
import { paths } from "#contract/page-paths.ts";

/** What there is to read without an account. */
const PUBLIC_PAGES = [paths.home, paths.check];

/** For search engines: where to look, and where there is nothing for them. */
export function serveCrawlerFiles(app: FastifyInstance, appUrl: string): void {
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
