import * as z from "zod";
import { START_TEXT } from "#engine/projects/start.ts";
import { boundedText, Count, MembersEstimated, requestBody } from "#contract/fields.ts";
import { ChosenSubreddit } from "#contract/subreddit.ts";

export const StartRequest = requestBody({
  text: boundedText(START_TEXT).meta({ description: "The address of a page, or one sentence." }),
}).meta({ id: "StartRequest" });

export const StartCommunity = z
  .object({
    id: z.string(),
    fullName: z.string(),
    members: Count,
    membersEstimated: MembersEstimated,
    relevanceScore: z.number().min(0).max(1),
    mayPost: z.boolean().meta({ description: "Else one can take part in its threads." }),
    decision: z.string().meta({ description: "What decides whether one may post there." }),
  })
  .meta({ id: "StartCommunity" });

export type StartCommunity = z.output<typeof StartCommunity>;

export const StartAnswer = z
  .object({
    name: z.string().nullable().meta({ description: "The project's, where its page says it." }),
    communities: z.array(StartCommunity).max(3),
    problem: z.string().nullable().meta({
      description: "Why there are none, and what to do next, in one sentence; fit to be shown.",
    }),
  })
  .meta({ id: "StartAnswer" });

export type StartAnswer = z.output<typeof StartAnswer>;

/** Goes with a sign-in link, so that it is there on whichever device the link is opened. */
export const StartToKeep = requestBody({
  text: boundedText(START_TEXT),
  subredditId: ChosenSubreddit,
}).meta({ id: "Start" });
