import { readDueRadars, type RadarDeps } from "#server/services/radar/read-radars.ts";
import type { Job } from "./queue.ts";

/** Each project every half hour; who is due is looked for more often, so that they spread. */
export function readRadars(deps: RadarDeps): Job {
  return {
    name: "read-radars",
    cron: "*/3 * * * *",
    isFrequent: true,
    run: async () => {
      const posts = await readDueRadars(deps);
      if (posts > 0) deps.logger.info({ posts }, "posts found by radars");
    },
  };
}
