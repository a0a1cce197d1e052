import * as z from "zod";
import { requestBody } from "#contract/fields.ts";
import { Radar, RadarEntry } from "#contract/radar.ts";
import { wordReason } from "#engine/radar/word-find.ts";
import { OwnProject } from "./founder-tools.ts";
import { defineTool, Note, QUOTED_NOTE, quoteAll, Quoted } from "./tool.ts";

const { permalink, postedAt, foundAt } = RadarEntry.shape;

export const radar = defineTool({
  name: "radar",
  title: "What the radar found",
  description:
    "Threads of the last two weeks that are worth a look for a project, newest first: why, what the founder may say there, and the link. This call reads nothing from Reddit, and the founder answers there in person.",
  scope: "read",
  input: requestBody({ projectId: OwnProject }),
  output: z.object({
    note: Note,
    isOn: Radar.shape.isOn.meta({ description: "Whether the radar reads by itself." }),
    readAt: Radar.shape.readAt.meta({ description: "When it last did; null if never." }),
    found: z.array(
      z.object({
        community: z.string(),
        title: Quoted,
        text: Quoted,
        why: Quoted,
        mayBeSaid: z.string().meta({ description: "What the founder may say there." }),
        link: permalink,
        postedAt,
        foundAt,
      }),
    ),
  }),
  run: async (client, { projectId }) => {
    const { isOn, readAt, items } = await client.getRadar({ params: { projectId } });
    return {
      note: QUOTED_NOTE,
      isOn,
      readAt,
      found: items.map((item) => ({
        community: item.fullName,
        title: quoteAll([item.title]),
        text: quoteAll([item.text]),
        // It repeats words of the thread.
        why: quoteAll([wordReason(item.why)]),
        mayBeSaid: item.allows,
        link: item.permalink,
        postedAt: item.postedAt,
        foundAt: item.foundAt,
      })),
    };
  },
});
