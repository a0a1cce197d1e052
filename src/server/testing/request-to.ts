import type { InjectOptions } from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoints.ts";

const SAMPLE_ID = "00000000-0000-4000-8000-000000000000";
/** What path parameters name that no user owns. */
const SAMPLE_VALUES: Record<string, string> = { subredditId: "saas", category: "Gaming" };

/** With a value for whatever the path leaves open. */
export function requestTo(
  { method, path }: Pick<Endpoint, "method" | "path">,
  pathValues: Record<string, string> = {},
): Pick<InjectOptions, "method" | "url"> {
  const url = path.replace(
    /:(\w+)/g,
    (_, name: string) => pathValues[name] ?? SAMPLE_VALUES[name] ?? SAMPLE_ID,
  );
  return { method, url };
}
