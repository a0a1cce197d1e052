import * as z from "zod";
import { UNLOCK_STATES } from "#engine/accounts/list-unlocks.ts";
import { FactDate } from "../fields.ts";

/** Told by the user, or read from Reddit by user name. */
export const KARMA_SOURCES = ["typed", "reddit"] as const;

const Count = z.int().nonnegative();

const Demand = z.object({
  asked: Count.nullable().meta({ description: "null: a minimum is asked, but not how much." }),
  missing: Count.nullable().meta({ description: "0: reached. null: can't be compared." }),
});

export const KarmaReport = z
  .object({
    snapshots: z
      .array(
        z.object({
          day: z.iso.date(),
          karma: Count.nullable(),
          accountAgeDays: Count.nullable(),
          source: z.enum(KARMA_SOURCES),
        }),
      )
      .meta({ description: "At most one a day (UTC), the earliest first." }),
    isFetched: z.boolean().meta({ description: "Whether Foothold reads them from Reddit." }),
    askedAt: z.iso.datetime().nullable().meta({ description: "When Reddit was last asked." }),
    unlocks: z
      .array(
        z.object({
          subredditId: z.string(),
          fullName: z.string(),
          text: z.string(),
          state: z.enum(UNLOCK_STATES),
          karma: Demand.nullable(),
          accountAgeDays: Demand.nullable(),
          asOf: FactDate.nullable().meta({ description: "Of when its rules are." }),
        }),
      )
      .meta({ description: "What the communities of the user's projects ask of an account." }),
  })
  .meta({ id: "KarmaReport" });

export type KarmaReport = z.output<typeof KarmaReport>;
