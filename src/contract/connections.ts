import * as z from "zod";

export const CONNECTION_STATES = ["connected", "built-in", "not-configured"] as const;

/** What stands behind the product. Settings are named, never shown: their values are secrets. */
export const Connection = z
  .object({
    id: z.enum(["database", "mail", "llm", "payments", "reddit"]),
    name: z.string(),
    state: z.enum(CONNECTION_STATES),
    meaning: z.string().meta({ description: "One sentence, fit to be shown." }),
    settings: z.array(z.array(z.string())).meta({
      description: "The environment variables that connect it, or did: one of these groups.",
    }),
  })
  .meta({ id: "Connection" });

export type Connection = z.output<typeof Connection>;

export const ConnectionList = z
  .object({ items: z.array(Connection) })
  .meta({ id: "ConnectionList" });
