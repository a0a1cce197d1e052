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
  })
  .meta({ id: "Health" });

export type Health = z.output<typeof Health>;
