import * as z from "zod";
import { Count } from "./fields.ts";

export const Tracking = z
  .object({
    origin: z.string().meta({ description: "Where the script and the image are served." }),
    key: z.string().nullable().meta({
      description: "Names the project's site in its own pages; null until one is created.",
    }),
    keyCreatedAt: z.iso.datetime().nullable(),
    firstHitAt: z.iso.datetime().nullable().meta({
      description: "When the site first reported anything; before that nothing was counted.",
    }),
    testedAt: z.iso.datetime().nullable().meta({
      description: "When a trial last arrived under this key.",
    }),
    visits: Count.meta({ description: "Of all posts of the project." }),
    lastVisitAt: z.iso.datetime().nullable().meta({ description: "Its hour." }),
  })
  .meta({ id: "Tracking" });

export type Tracking = z.output<typeof Tracking>;

/** An image can't be told that its address is wrong: then it counts nothing. */
export const PixelQuery = z.object({ key: z.string().optional().catch(undefined) });
