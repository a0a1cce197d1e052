import * as z from "zod";
import { TIMING_KINDS } from "#engine/timing/judge-timing.ts";
import { ACTIVITY_SOURCES } from "#engine/subreddits/subreddit-facts.ts";
import { Count, FactDate } from "./fields.ts";

const Hour = z.int().min(0).max(23);

const Share = z
  .object({ posts: Count, over10: Count })
  .meta({ id: "Share", description: "Of so many posts, so many reached 10 points." });

/** What may be said about the hours of a community, and what it rests on. */
export const Timing = z
  .object({
    kind: z.enum(TIMING_KINDS).meta({
      description:
        "differs: posts of some hours did better; even: any hour is fine; activity: only known when posts are made; unclear: too few posts to tell busy hours from chance; unknown: nothing was counted.",
    }),
    hours: z.array(Hour).meta({
      description:
        "UTC: by results where they differ, else the busiest; empty where chance could explain all of them.",
    }),
    asOf: FactDate.nullable(),
    source: z.enum(ACTIVITY_SOURCES).nullable(),
    all: Share.nullable(),
    better: Share.nullable(),
    others: Share.nullable(),
    standingThreads: z.array(z.object({ hour: Hour, posts: Count })).meta({
      description:
        "Posts that the community most likely opens itself at a fixed UTC hour: left out of its hours.",
    }),
  })
  .meta({ id: "Timing" });

const Part = z.number().min(0).max(1);

export const HourOutcome = z
  .object({
    hour: Hour,
    posts: Count,
    over10: Count,
    shareOver10: Part,
    low: Part.meta({ description: "Of the 95% interval of the share." }),
    high: Part,
    isStanding: z.boolean().meta({
      description: "Mostly the community's own daily threads: left out of the comparison.",
    }),
    medianScore: z.number(),
    medianComments: z.number(),
  })
  .meta({ id: "HourOutcome", description: "How posts of a UTC hour fared once two days old." });

export type HourOutcome = z.output<typeof HourOutcome>;

export const SubredditTiming = z
  .object({
    timing: Timing,
    outcomeByHour: z
      .array(HourOutcome)
      .nullable()
      .meta({ description: "null where not known, or for a plan without detailed statistics." }),
    own: z
      .object({
        all: Share,
        parts: z.array(Share).nullable(),
        better: z.object({ slots: z.array(z.int()), better: Share, others: Share }).nullable(),
      })
      .meta({
        description:
          "The user's own posts there with points entered, by quarter of the user's day; parts is null until there are 20.",
      }),
  })
  .meta({ id: "SubredditTiming" });

export type SubredditTiming = z.output<typeof SubredditTiming>;
