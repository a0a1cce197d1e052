import * as z from "zod";

export const CalendarFeed = z
  .object({
    address: z.string().nullable().meta({
      description: "Whoever knows it sees the planned posts; null while there is none.",
    }),
    createdAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "CalendarFeed" });

export type CalendarFeed = z.output<typeof CalendarFeed>;

const NO_ADDRESS = "This is not the address of a calendar.";

export const CalendarParams = z.object({
  feedId: z.uuid(NO_ADDRESS),
  /** As it stands in the address, with its ending. */
  signature: z.string().regex(/^[\w-]{43}\.ics$/, NO_ADDRESS),
});
