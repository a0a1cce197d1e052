import * as z from "zod";
import { Moment } from "./posts/post-requests.ts";
import { OUTCOMES } from "./post.ts";

export const CalendarFeed = z
  .object({
    address: z.string().nullable().meta({
      description: "Anyone who knows it sees the planned posts; null while there is none.",
    }),
    createdAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CalendarFeed" });

export type CalendarFeed = z.output<typeof CalendarFeed>;

/** Any text: an address that was never given out is told so by the calendar itself, however it looks. */
export const CalendarParams = z.object({
  feedId: z.string(),
  /** As it stands in the address, with its ending. */
  signature: z.string(),
});

const MAX_CALENDAR_DAYS = 45;

export const DatedPostsQuery = z.object({
  from: z
    .string("Please say when to start.")
    .pipe(Moment)
    .meta({ description: "The first moment of the range." }),
  days: z.coerce
    .number("The number of days must be a number.")
    .pipe(
      z
        .int("The number of days is a whole number.")
        .min(1, "A calendar has at least one day.")
        .max(MAX_CALENDAR_DAYS, `You can ask for at most ${MAX_CALENDAR_DAYS} days at once.`),
    )
    .optional()
    .meta({ description: "How many days of 24 hours; 7 unless stated." }),
});

export type DatedPostsQuery = z.output<typeof DatedPostsQuery>;

export const DatedPosts = z
  .object({
    items: z.array(
      z
        .object({
          id: z.uuid(),
          projectId: z.uuid(),
          projectName: z.string(),
          subredditId: z.string(),
          fullName: z.string().meta({ description: "r/Unknown where the community is gone." }),
          title: z.string(),
          status: z.enum(["scheduled", "posted"]),
          outcome: z.enum(OUTCOMES),
          at: z.iso.datetime().meta({ description: "When it was made, or is to be." }),
        })
        .meta({ id: "DatedPost" }),
    ),
    isCut: z.boolean().meta({ description: "There are more than are listed." }),
  })
  .meta({ id: "DatedPosts" });

export type DatedPosts = z.output<typeof DatedPosts>;
