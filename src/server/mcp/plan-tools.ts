import * as z from "zod";
import { requestBody } from "#contract/fields.ts";
import { PostParams } from "#contract/post.ts";
import { ProjectResults } from "#contract/results.ts";
import { Today } from "#contract/task.ts";
import { Timing } from "#contract/timing.ts";
import { describeTiming } from "#engine/timing/describe-timing.ts";
import { Community } from "./community-tools.ts";
import { OwnProject } from "./founder-tools.ts";
import { presentPost, SavedPost } from "./post-tools.ts";
import { defineTool, Note, QUOTED_NOTE, quoteAll, Quoted } from "./tool.ts";

export const whenToPost = defineTool({
  name: "when_to_post",
  title: "When to post",
  description:
    "What is known about good hours in a subreddit, from counted posts, and when the founder's next promotion there is due. Usually only busy hours are known, not better ones.",
  scope: "read",
  input: requestBody({ subredditId: Community }),
  output: z.object({
    note: Note,
    community: z.string(),
    hours: z.string().meta({ description: "In one or two sentences; hours are UTC." }),
    kind: Timing.shape.kind,
    hoursUtc: Timing.shape.hours,
    promotion: z
      .object({
        frequency: Quoted,
        notBefore: z.iso
          .datetime()
          .nullable()
          .meta({ description: "null when it is due now, or never." }),
        because: Quoted,
        helpfulCommentsFirst: z.int().meta({ description: "To write there first." }),
      })
      .nullable()
      .meta({ description: "null when it isn't one of the founder's communities." }),
  }),
  run: async (client, { subredditId }) => {
    const params = { subredditId };
    const { timing } = await client.getSubredditTiming({ params });
    const { fullName } = await client.getPolicy({ params });
    const { items } = await client.listBudgets({ query: {} });
    const budget = items.find((item) => item.subredditId === subredditId);
    return {
      note: QUOTED_NOTE,
      community: fullName,
      hours: describeTiming(timing, (hour) => `${hour}:00 UTC`),
      kind: timing.kind,
      hoursUtc: timing.hours,
      promotion: budget
        ? {
            frequency: quoteAll([budget.frequency]),
            notBefore: budget.restsUntil,
            because: quoteAll([budget.because]),
            helpfulCommentsFirst: budget.shortfall,
          }
        : null,
    };
  },
});

export const schedulePost = defineTool({
  name: "schedule_post",
  title: "Schedule a post",
  description:
    "Give a saved draft a time on the founder's roadmap, or change it: the next good slot, or one the founder names. Foothold reminds the founder; it posts nothing. Do this only if the founder says so.",
  scope: "write-drafts",
  input: requestBody({
    postId: PostParams.shape.postId.meta({ description: "From save_draft or list_posts." }),
    scheduledFor: z.iso
      .datetime({ offset: true, error: "The time is written like 2026-11-20T15:00:00Z." })
      .optional()
      .meta({ description: "With its zone; if left out, the next good slot is taken." }),
    isOverBudgetConfirmed: z
      .literal(true, "Say true once the founder has heard the reasons and wants it anyway.")
      .optional()
      .meta({ description: "The founder heard why it is too soon there, and wants it anyway." }),
  }),
  output: z.object({
    scheduled: SavedPost,
    why: z.string().nullable().meta({ description: "Why this slot, where Foothold chose it." }),
  }),
  run: async (client, { postId, scheduledFor, ...rest }) => {
    const at = scheduledFor && { scheduledFor: new Date(scheduledFor).toISOString() };
    const post = await client.schedulePost({ params: { postId }, body: { ...rest, ...at } });
    return { scheduled: presentPost(post), why: post.slotReason };
  },
});

const { asOf, total, communities, otherCommunities } = ProjectResults.shape;

export const projectResults = defineTool({
  name: "project_results",
  title: "Results of a project",
  description:
    "What happened to a project's posts: how many are still up, median upvotes and comments, by community. Each figure says how many posts it rests on; conclude nothing from a few posts.",
  scope: "read",
  input: requestBody({ projectId: OwnProject }),
  output: z.object({ asOf, total, communities, otherCommunities }),
  run: async (client, { projectId }) => {
    const results = await client.getProjectResults({ params: { projectId } });
    const { asOf: at, total: all, communities: each, otherCommunities: others } = results;
    return { asOf: at, total: all, communities: each, otherCommunities: others };
  },
});

export const todaysTasks = defineTool({
  name: "todays_tasks",
  title: "Today's tasks",
  description:
    "What the founder may do today, at most five things, and what comes next. The founder does them on Reddit and ticks them in Foothold.",
  scope: "read",
  input: requestBody({
    projectId: OwnProject.optional().meta({ description: "Only what is about this project." }),
  }),
  output: z.object({
    day: Today.shape.day,
    tasks: z.array(
      z.object({
        title: z.string(),
        detail: z.string(),
        kind: z.string(),
        project: z.string().nullable(),
        community: z.string().nullable(),
        postId: z.string().nullable(),
        isDone: z.boolean(),
      }),
    ),
    next: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  }),
  run: async (client, { projectId }) => {
    const { day, tasks, next } = await client.getToday({
      query: { ...(projectId && { projectId }) },
    });
    return {
      day,
      tasks: tasks.map(({ title, detail, kind, projectName, fullName, postId, isDone }) => ({
        title,
        detail,
        kind,
        project: projectName,
        community: fullName,
        postId,
        isDone,
      })),
      next: next && { text: next.text, at: next.at },
    };
  },
});
