import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/web",
  buildDirectory: "dist/web",
  ssr: false,
  prerender: ["/", "/check", "/privacy", "/terms", "/help", "/whats-new"],
} satisfies Config;
