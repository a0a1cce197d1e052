import * as z from "zod";
import { ANSWER_IDS } from "#engine/interview/interview.ts";
import { ANNOUNCEMENTS } from "#engine/radar/announcement-rows.ts";
import {
  FEED_TROUBLES,
  MOST_PASTED,
  MOST_PHRASES,
  PASTED_TEXT,
  NO_PERMALINK,
  PASTED_TITLE,
  RADAR_ADDRESS,
  RADAR_PHRASE,
  RADAR_SOURCES,
  TOO_MANY_PHRASES,
} from "#engine/radar/radar-options.ts";
import { WEB_ADDRESS } from "#engine/projects/project-fields.ts";
import { boundedText, changesSomething, requestBody } from "./fields.ts";
import { ProjectParams } from "./project.ts";

export const RadarKey = z
  .object({
    redditUser: z.string().meta({ description: "Whose feeds are read." }),
    addedAt: z.iso.datetime(),
    refusedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Since when Reddit has refused the key; nothing is read then." }),
    readAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When feeds were last read with it, for any project." }),
    trouble: z
      .enum(FEED_TROUBLES)
      .nullable()
      .meta({ description: "What kept the last reading from going well." }),
    nextReadAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "When feeds are read next; null where no project's radar is on." }),
  })
  .meta({ id: "RadarKey", description: "Whether there is a key, never the key itself." });

export type RadarKey = z.output<typeof RadarKey>;

export const RadarKeyState = z.object({ key: RadarKey.nullable() }).meta({ id: "RadarKeyState" });

export type RadarKeyState = z.output<typeof RadarKeyState>;

export const NewRadarKey = requestBody({
  address: boundedText(RADAR_ADDRESS).meta({
    description: "Any private feed address of reddit.com; its key is kept, sealed.",
  }),
}).meta({ id: "NewRadarKey" });

export type NewRadarKey = z.output<typeof NewRadarKey>;

const RadarWhy = z
  .discriminatedUnion("is", [
    z.object({
      is: z.literal("asks"),
      need: z.string().meta({ description: "The asker's own sentence." }),
      helps: z.enum(ANSWER_IDS).meta({ description: "The founder's answer that helps most." }),
      shared: z.array(z.string()),
    }),
    z.object({ is: z.literal("names-project"), name: z.string() }),
    z.object({ is: z.literal("names-competitor"), name: z.string() }),
    z.object({ is: z.literal("announces"), what: z.enum(ANNOUNCEMENTS) }),
  ])
  .meta({ id: "RadarWhy" });

export const RadarEntry = z
  .object({
    id: z.uuid(),
    source: z.enum(RADAR_SOURCES),
    phrase: z
      .string()
      .nullable()
      .meta({ description: "Of the search that found it; null where none did." }),
    permalink: z.url(),
    subredditId: z
      .string()
      .nullable()
      .meta({ description: "Of the community; null where the catalogue does not have it." }),
    fullName: z.string().meta({ description: "The community, with its prefix: r/SaaS." }),
    title: z.string(),
    text: z.string(),
    why: RadarWhy,
    allows: z.string().meta({ description: "What one may say there, in a sentence or two." }),
    postedAt: z.iso.datetime().nullable(),
    foundAt: z.iso.datetime(),
  })
  .meta({ id: "RadarEntry", description: "A post worth a look; never who wrote it." });

export type RadarEntry = z.output<typeof RadarEntry>;

export const Radar = z
  .object({
    isOn: z.boolean(),
    hasKey: z.boolean().meta({ description: "Whether there is a key that Reddit accepts." }),
    usesApi: z.boolean().meta({
      description: "Whether this installation reads by Reddit's API, so that nobody needs a key.",
    }),
    phrases: z.array(z.string()).max(MOST_PHRASES),
    readAt: z.iso.datetime().nullable(),
    trouble: z.enum(FEED_TROUBLES).nullable(),
    nextReadAt: z.iso.datetime().nullable().meta({ description: "null while it is off." }),
    items: z.array(RadarEntry).meta({
      description: "Of two weeks, at most ten a day and the announcements, newest first.",
    }),
  })
  .meta({ id: "Radar" });

export type Radar = z.output<typeof Radar>;

export const RadarChanges = requestBody({
  isOn: z.boolean("Say whether the radar is on: true or false."),
  phrases: z
    .array(boundedText(RADAR_PHRASE), "The phrases must be a list of texts.")
    .max(MOST_PHRASES, TOO_MANY_PHRASES),
})
  .partial()
  .refine(...changesSomething)
  .meta({ id: "RadarChanges" });

export type RadarChanges = z.output<typeof RadarChanges>;

export const PastedThreads = requestBody({
  threads: z
    .array(
      requestBody({
        permalink: boundedText(WEB_ADDRESS, NO_PERMALINK),
        title: boundedText(PASTED_TITLE),
        text: boundedText(PASTED_TEXT, "What a pasted thread says must be text.").default(""),
      }),
      "The threads must be a list.",
    )
    .min(1, "Paste at least one thread.")
    .max(MOST_PASTED, `Paste at most ${MOST_PASTED} threads at once.`),
}).meta({ id: "PastedThreads" });

export type PastedThreads = z.output<typeof PastedThreads>;

export const TakenIn = z
  .object({
    kept: z.int().nonnegative().meta({ description: "Worth a look, and new." }),
    passed: z.int().nonnegative().meta({ description: "Not worth it, or there already." }),
  })
  .meta({ id: "TakenIn" });

export type TakenIn = z.output<typeof TakenIn>;

export const RadarEntryParams = ProjectParams.extend({
  entryId: z.uuid("That isn't the id of a post the radar found."),
});

export const RadarFeed = z
  .object({
    address: z.string().nullable().meta({
      description: "Anyone who knows it sees what the radar found; null while there is none.",
    }),
    createdAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "RadarFeed" });

export type RadarFeed = z.output<typeof RadarFeed>;

export const Announcements = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        projectId: z.uuid().meta({ description: "Whose radar found it." }),
        what: z.enum(ANNOUNCEMENTS),
        title: z.string(),
        permalink: z.url(),
        at: z.iso.datetime().meta({ description: "When it was posted, or else found." }),
      }),
    ),
  })
  .meta({ id: "Announcements" });

export type Announcements = z.output<typeof Announcements>;
