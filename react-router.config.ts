import type { Config } from "@react-router/dev/config";

/** Given by scripts/build-web.mjs, which puts it in its place once it is whole. */
const folder = process.env["WEB_BUILD_FOLDER"];

export default {
  appDirectory: "src/web",
  buildDirectory: folder ?? "dist/web",
  ssr: false,
  prerender: ["/", "/check", "/privacy", "/terms", "/help", "/whats-new"],
} satisfies Config;
