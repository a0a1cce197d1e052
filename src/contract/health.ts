import * as z from "zod";

export const Health = z
  .object({
    status: z.enum(["ok", "degraded"]),
    version: z.string(),
    database: z.object({
      kind: z.enum(["embedded", "postgresql"]),
      reachable: z.boolean(),
    }),
    catalogue: z.object({ subreddits: z.int().nonnegative() }),
    disk: z
      .enum(["ok", "low", "full"])
      .meta({ description: "Room where data is kept; full also after a write that found none." }),
  })
  .meta({ id: "Health" });

export type Health = z.output<typeof Health>;

export const Readiness = z
  .object({
    status: z.enum(["ready", "not-ready"]),
    reason: z.string().nullable(),
  })
  .meta({ id: "Readiness" });

export type Readiness = z.output<typeof Readiness>;

const CONNECTION_STATES = ["connected", "built-in", "not-configured"] as const;

/** What the product works with. How an operator connects it is no matter of the users. */
export const Connection = z
  .object({
    id: z.enum(["database", "mail", "llm", "payments", "reddit"]),
    name: z.string(),
    state: z.enum(CONNECTION_STATES),
    meaning: z.string().meta({ description: "One sentence, fit to be shown." }),
  })
  .meta({ id: "Connection" });

export type Connection = z.output<typeof Connection>;

export const ConnectionList = z
  .object({ items: z.array(Connection) })
  .meta({ id: "ConnectionList" });
