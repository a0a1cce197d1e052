import * as z from "zod";
import { RadarEntry } from "../radar.ts";

const Moment = z.iso.datetime();

/** What the export holds of the radar: the parts by their names. */
export const exportedRadar = {
  radarFeed: z
    .object({ createdAt: Moment })
    .nullable()
    .meta({ description: "Whether there is an address, not the address itself." }),
  radarKeys: z
    .array(z.object({ redditUser: z.string(), createdAt: Moment, refusedAt: Moment.nullable() }))
    .meta({ description: "Whose feeds are read, without the key to them." }),
  radars: z.array(
    z.object({
      projectId: z.uuid(),
      isOn: z.boolean(),
      phrases: z.array(z.string()),
      bar: z
        .number()
        .meta({ description: "How much has to speak for a post; learned from 'Not this'." }),
      readAt: Moment.nullable(),
      createdAt: Moment,
    }),
  ),
  radarEntries: z
    .array(
      RadarEntry.omit({ why: true, allows: true, subredditId: true }).extend({
        projectId: z.uuid(),
        why: z.enum(["asks", "names-project", "names-competitor", "announces"]),
        about: z.string().meta({ description: "The question, the name or what is announced." }),
        dismissedAt: Moment.nullable(),
      }),
    )
    .meta({ description: "Posts that the radar found in two weeks; never who wrote them." }),
};
