import * as z from "zod";
import { POST_TYPES } from "#engine/drafts/draft.ts";
import { Count } from "#contract/fields.ts";

export const PostingContext = z
  .object({
    author: z.object({ karma: Count.nullable(), accountAgeDays: Count.nullable() }).meta({
      description: "The user's Reddit account; null where nothing was provided.",
    }),
    posts: z
      .array(
        z.object({
          id: z.uuid(),
          subredditId: z.string(),
          fullName: z.string().optional().meta({
            description: "As the community writes itself; left out where the post has no words.",
          }),
          title: z.string(),
          content: z.string(),
          at: z.iso.datetime().nullable(),
          isPosted: z.boolean(),
          isPromotional: z.boolean().meta({
            description: "Whether it promotes the project it was written for.",
          }),
          postType: z.enum(POST_TYPES).nullable().meta({
            description: "null for one that was logged.",
          }),
          projectId: z.uuid().nullable().meta({ description: "null for one that was logged." }),
        }),
      )
      .meta({
        description:
          "The newest posts of all the user's projects, made and planned, and logged or older ones that promote without words.",
      }),
    comments: z
      .array(
        z.object({ subredditId: z.string(), at: z.iso.datetime(), isPromotional: z.boolean() }),
      )
      .meta({ description: "The newest comments that the user logged." }),
  })
  .meta({ id: "PostingContext" });

export type PostingContext = z.output<typeof PostingContext>;
