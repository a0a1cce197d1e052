import * as z from "zod";
import { WEB_ADDRESS } from "#engine/projects/project-fields.ts";
import { MAX_CONTENT_LENGTH, SITUATION } from "#engine/drafts/draft.ts";
import { CHECK_OUTCOMES } from "#engine/checks/check.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { AnswerId } from "./interview.ts";
import { ChosenSubreddit } from "./subreddit.ts";
import { boundedText, requestBody } from "./fields.ts";

export const ThreadAddress = boundedText(WEB_ADDRESS, "The thread's address must be text.");

/** As it was pasted; the server reads and cleans it. */
const PastedThread = requestBody({
  link: ThreadAddress.optional(),
  title: z
    .string("The thread's title must be text.")
    .trim()
    .max(1000, "A title can have at most 1,000 characters. Paste the rest as text.")
    .optional(),
  text: z
    .string("The thread's text must be text.")
    .max(MAX_CONTENT_LENGTH, "That's more than 40,000 characters. Paste only the question.")
    .optional(),
});

export const CommentRequest = requestBody({
  projectId: ProjectId,
  subredditId: ChosenSubreddit,
  thread: PastedThread,
  situation: z
    .string("What you say about their case must be text.")
    .trim()
    .max(SITUATION.longest, SITUATION.tooLong)
    .optional()
    .meta({ description: "One thing about the asker's own case; it comes first." }),
  isAsked: z
    .boolean("Say with true or false whether somebody asked what you made.")
    .optional()
    .meta({ description: "Somebody asked what the founder made or uses; false unless stated." }),
  writer: z
    .enum(["engine", "llm"], "The writer is engine or llm.")
    .optional()
    .meta({ description: "The built-in writer unless stated." }),
}).meta({ id: "CommentRequest" });

export type CommentRequest = z.output<typeof CommentRequest>;

export const CommentDraft = z
  .object({
    thread: z
      .object({ title: z.string(), text: z.string(), link: z.string().nullable() })
      .meta({ description: "The question as it was read, without names, buttons and replies." }),
    language: z.string().nullable().meta({ description: "Of the thread; null where unclear." }),
    need: z
      .array(z.string())
      .meta({ description: "What the asker wants to know, word by word, the best first." }),
    helps: z.array(AnswerId).meta({ description: "Answers that fit the thread, the best first." }),
    shared: z
      .array(z.string())
      .meta({ description: "Telling words that the first of them shares with the thread." }),
    draft: z
      .object({
        content: z.string(),
        rests: z.array(AnswerId).meta({ description: "The answers it is made of, in order." }),
        isSure: z.boolean().meta({ description: "false where the founder had better look twice." }),
        by: z.enum(["engine", "llm"]),
      })
      .nullable(),
    ifAsked: z
      .string()
      .nullable()
      .meta({ description: "What to say once somebody asks, with the disclosure." }),
    asks: z
      .array(AnswerId)
      .nullable()
      .meta({ description: "The answer that is missing for a comment." }),
    message: z.string().nullable().meta({ description: "Why there is no draft." }),
    notice: z
      .string()
      .nullable()
      .meta({ description: "For instance that the language model didn't answer." }),
    checks: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        outcome: z.enum(CHECK_OUTCOMES),
        message: z.string(),
      }),
    ),
    brief: z.string().meta({ description: "For a chat assistant of the founder's own." }),
  })
  .meta({ id: "CommentDraft" });

export type CommentDraft = z.output<typeof CommentDraft>;
