import * as z from "zod";
import { Count } from "./fields.ts";
import { CALIBRATION_VERDICTS } from "#engine/results/measure-results.ts";
import { ENOUGH_POSTS } from "#engine/results/measured-post.ts";

const Share = z.number().min(0).max(1);

/** A share or a median; the caller knows which. */
const Figure = z
  .object({
    value: z.number().nonnegative(),
    posts: Count.meta({ description: `Below ${ENOUGH_POSTS} it is too few to tell.` }),
    low: z.number().nonnegative().nullable(),
    high: z.number().nonnegative().nullable(),
  })
  .meta({
    id: "Figure",
    description: "A number, how many posts it is based on, and its bounds (95%).",
  });

const measured = {
  posts: Count,
  live: Count,
  removed: Count,
  survival: Figure.nullable().meta({
    description: "The share that is still up, of those whose outcome is known; Wilson's bounds.",
  }),
  upvotes: Figure.nullable().meta({
    description: "The median, counted a day or more after the post.",
  }),
  comments: Figure.nullable().meta({
    description: "The median, counted a day or more after the post.",
  }),
};

const Measure = z.object(measured).meta({ id: "Measure" });

const Calibration = z
  .object({
    outcomes: Count.meta({ description: "Known outcomes with a prediction, of all projects." }),
    unpredicted: Count.meta({ description: "Known outcomes that no prediction was kept for." }),
    missing: Count.meta({ description: "How many outcomes are needed before anything is said." }),
    overall: z
      .object({
        predicted: z.number().min(0).max(100),
        removed: Figure,
        verdict: z.enum(CALIBRATION_VERDICTS),
      })
      .nullable(),
    bins: z.array(
      z.object({
        from: Count,
        to: Count,
        predicted: z.number().min(0).max(100).meta({ description: "The mean in this bin." }),
        removed: Figure.extend({ value: Share }),
      }),
    ),
  })
  .meta({ id: "Calibration" });

export const ProjectResults = z
  .object({
    asOf: z.iso.datetime(),
    timezone: z.string().meta({ description: "Whose clock hours, weekdays and weeks go by." }),
    total: Measure,
    weeks: z.array(z.object({ startsOn: z.iso.date(), ...measured })),
    communities: z.array(z.object({ subredditId: z.string(), fullName: z.string(), ...measured })),
    otherCommunities: Count,
    hours: z.array(Measure).length(24),
    weekdays: z.array(Measure).length(7).meta({ description: "From Monday on." }),
    calibration: Calibration,
  })
  .meta({ id: "ProjectResults" });

export type ProjectResults = z.output<typeof ProjectResults>;
