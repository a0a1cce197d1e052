import * as z from "zod";
import { MAX_HISTORY_BATCH } from "#engine/history/read-export.ts";
import { WEB_ADDRESS } from "#engine/projects/project-fields.ts";
import { IsPromotional } from "./task.ts";
import { Outcome, TitleAndContent } from "#contract/posts/post-requests.ts";
import { NamedSubreddit } from "./subreddit.ts";
import { Count, boundedText, Instant, requestBody } from "./fields.ts";

/** As much of a past as one account can bring. */
export const MAX_IMPORTED_POSTS = 2000;
export const MAX_IMPORTED_COMMENTS = 10_000;
/** A browser's batches stay well below: 500 posts of average length have a tenth of it. */
export const MAX_HISTORY_BYTES = 2 * 1024 * 1024;

const ImportId = z.uuid("That isn't the id of an import.");

/** Reddit opened in June of that year. */
const REDDIT_BEGAN = new Date("2005-06-01T00:00:00Z");

const Moment = Instant.refine((date) => date >= REDDIT_BEGAN, "Reddit didn't exist then.");

const Place = {
  permalink: boundedText(
    { ...WEB_ADDRESS, missing: "Each one needs its Reddit address." },
    "The address must be text.",
  ),
  subredditId: NamedSubreddit,
};

const HistoryPost = requestBody({
  ...Place,
  postedAt: Moment,
  ...TitleAndContent,
  outcome: Outcome.meta({
    description: "As far as the user remembers: Reddit's export does not tell.",
  }),
}).meta({ id: "HistoryPost" });

export type HistoryPost = z.output<typeof HistoryPost>;

const HistoryComment = requestBody({
  ...Place,
  writtenAt: Moment,
  isPromotional: IsPromotional,
}).meta({
  id: "HistoryComment",
  description: "That it was written; its words stay with the user.",
});

export type HistoryComment = z.output<typeof HistoryComment>;

const TOO_MANY = `At most ${MAX_HISTORY_BATCH} can be sent at once.`;

export const HistoryBatch = requestBody({
  importId: ImportId.meta({
    description:
      "Chosen by the caller, the same for all batches of one import: it is undone by it.",
  }),
  posts: z.array(HistoryPost, "The posts must be a list.").max(MAX_HISTORY_BATCH, TOO_MANY),
  comments: z
    .array(HistoryComment, "The comments must be a list.")
    .max(MAX_HISTORY_BATCH, TOO_MANY)
    .optional(),
}).meta({ id: "HistoryBatch" });

export type HistoryBatch = z.output<typeof HistoryBatch>;

const Counts = { posts: Count, comments: Count };

export const BroughtHistory = z
  .object({
    brought: z.object(Counts),
    known: z.object(Counts).meta({ description: "Those that were there already." }),
    leftOut: z
      .array(z.object({ subredditId: z.string(), ...Counts }))
      .meta({ description: "Those in communities that are not in the catalogue." }),
  })
  .meta({ id: "BroughtHistory" });

export type BroughtHistory = z.output<typeof BroughtHistory>;

export const HistoryImports = z
  .object({
    items: z.array(z.object({ id: z.uuid(), importedAt: z.iso.datetime(), ...Counts })),
  })
  .meta({ id: "HistoryImports" });

export type HistoryImports = z.output<typeof HistoryImports>;

export const ImportParams = z.object({ importId: ImportId });
