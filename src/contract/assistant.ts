import * as z from "zod";
import { CLAIM_KINDS } from "#engine/claims/claim.ts";
import { MAX_REPLY_LENGTH, REPLY_TOO_LONG } from "#engine/posts/assistant/read-reply.ts";
import { KindOfPost } from "#contract/posts/post-requests.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { Notes, WishedTone } from "./writing.ts";
import { ChosenSubreddit } from "./subreddit.ts";
import { requestBody } from "./fields.ts";

const Place = {
  projectId: ProjectId,
  subredditId: ChosenSubreddit,
  postType: KindOfPost.optional(),
  notes: Notes.optional(),
};

export const BriefRequest = requestBody({
  ...Place,
  tone: WishedTone.optional(),
}).meta({ id: "BriefRequest" });

export type BriefRequest = z.output<typeof BriefRequest>;

export const AssistantBrief = z
  .object({
    text: z.string().meta({ description: "To be pasted into any chat assistant as it is." }),
    notice: z.string().nullable().meta({
      description: "To be read first: for instance that the community takes no text by AI.",
    }),
  })
  .meta({ id: "AssistantBrief" });

export type AssistantBrief = z.output<typeof AssistantBrief>;

export const ReplyRequest = requestBody({
  ...Place,
  reply: z.string("Please paste the reply.").max(MAX_REPLY_LENGTH, REPLY_TOO_LONG),
}).meta({ id: "ReplyRequest" });

export type ReplyRequest = z.output<typeof ReplyRequest>;

const Offset = z.int().nonnegative();

export const ReplyReading = z
  .object({
    drafts: z
      .array(
        z.object({
          title: z.string(),
          titles: z.array(z.string()),
          content: z.string(),
          flair: z.string().nullable(),
        }),
      )
      .meta({ description: "The posts in the reply; the first is meant, others are offered." }),
    missing: z.array(z.string()).meta({ description: "What the first lacks, in sentences." }),
    unsupported: z
      .array(
        z.object({
          field: z.enum(["title", "content"]),
          text: z.string(),
          start: Offset,
          end: Offset,
          kind: z.enum(CLAIM_KINDS),
          sentence: z.string(),
        }),
      )
      .meta({ description: "What the first states and the founder never said." }),
    corrections: z.string().nullable().meta({
      description: "What to tell the assistant about the first; null where nothing is wrong.",
    }),
  })
  .meta({ id: "ReplyReading" });

export type ReplyReading = z.output<typeof ReplyReading>;
