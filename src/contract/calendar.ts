import * as z from "zod";

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
