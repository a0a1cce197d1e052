import * as z from "zod";
import { POST_TITLE } from "#engine/drafts/draft.ts";
import { TitleAndContent, TitleText } from "#contract/posts/post-requests.ts";
import { SubredditId } from "./subreddit.ts";
import { requestBody } from "./fields.ts";

/** A draft as it is on the screen, so it may still have no title or no text. */
export const ReadsLikeRequest = requestBody({
  title: TitleText.max(POST_TITLE.longest, POST_TITLE.tooLong),
  content: TitleAndContent.content,
  subredditId: SubredditId.meta({ description: "The community that the draft is for." }),
}).meta({ id: "ReadsLikeRequest" });

export type ReadsLikeRequest = z.output<typeof ReadsLikeRequest>;

export const ReadsLike = z
  .object({
    items: z
      .array(z.object({ subredditId: z.string(), name: z.string(), fullName: z.string() }))
      .max(3)
      .meta({ description: "The closest first; empty where none is a clear match." }),
  })
  .meta({ id: "ReadsLike" });

export type ReadsLike = z.output<typeof ReadsLike>;
