import * as z from "zod";
import { AssistantBrief, BriefRequest, ReplyReading, ReplyRequest } from "#contract/assistant.ts";
import { Policy } from "#contract/policy.ts";
import {
  LookRequest,
  MarkPostedRequest,
  NewPost,
  PerformanceUpdate,
  PostChanges,
  ScheduleRequest,
} from "#contract/posts/post-requests.ts";
import { DatedPosts, DatedPostsQuery } from "#contract/calendar.ts";
import { GeneratedPost, PostParams } from "#contract/post.ts";
import { NameSearch, SubredditNames } from "#contract/subreddits/subreddit-lists.ts";
import { PostingContext } from "#contract/posts/posting-context.ts";
import { ProjectParams } from "#contract/project.ts";
import { ReadsLike, ReadsLikeRequest } from "#contract/reads-like.ts";
import { routes } from "#contract/endpoints/routes.ts";
import { SubredditParams } from "#contract/subreddit.ts";
import {
  AdaptRequest,
  BulkPostRequest,
  DraftVariant,
  PostRequest,
  VariantRequest,
  WritingOutlook,
  ModelPostRequest,
  WritingLine,
} from "#contract/writing.ts";
import { type Endpoint, noContent } from "./endpoint.ts";

export const postEndpoints = {
  createPost: {
    ...routes.createPost,
    tag: "Posts",
    summary: "Keep a post of one's own words for one community of a project, and schedule it.",
    body: NewPost,
    maxBodyBytes: 300 * 1024,
    status: 201,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "PLAN_LIMIT"],
  },
  wordPostBrief: {
    ...routes.wordPostBrief,
    tag: "Posts",
    summary:
      "One text for any chat assistant: the community, the founder's answers, how to answer.",
    body: BriefRequest,
    response: AssistantBrief,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "CONFLICT"],
  },
  readReply: {
    ...routes.readReply,
    tag: "Posts",
    summary:
      "Read a chat assistant's reply, and mark what the founder did not say. Nothing is kept.",
    body: ReplyRequest,
    maxBodyBytes: 300 * 1024,
    response: ReplyReading,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED"],
  },
  generatePost: {
    ...routes.generatePost,
    tag: "Posts",
    summary: "Write and schedule one post for one community of a project.",
    body: PostRequest,
    status: 201,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "PLAN_LIMIT", "CONFLICT", "RATE_LIMITED"],
  },
  generatePostInSteps: {
    ...routes.generatePostInSteps,
    tag: "Posts",
    summary:
      "Write and schedule one post with the connected language model, and say which step it is at. Hanging up ends it.",
    body: ModelPostRequest,
    response: z.string(),
    lines: WritingLine,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "PLAN_LIMIT", "CONFLICT", "RATE_LIMITED", "UPSTREAM"],
  },
  generatePosts: {
    ...routes.generatePosts,
    tag: "Posts",
    summary: "Write and schedule posts for the communities of a project, up to the cap.",
    body: BulkPostRequest,
    status: 201,
    response: z.array(GeneratedPost),
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "PLAN_LIMIT", "CONFLICT", "RATE_LIMITED"],
  },
  getWritingOutlook: {
    ...routes.getWritingOutlook,
    tag: "Posts",
    summary:
      "What can be written for a project now, community by community, and what can't and why.",
    params: ProjectParams,
    response: WritingOutlook,
    errors: ["NOT_FOUND"],
    ownedParam: "projectId",
  },
  getRoadmap: {
    ...routes.getRoadmap,
    tag: "Posts",
    summary: "All posts of a project, planned and made, the earliest first.",
    params: ProjectParams,
    response: z.array(GeneratedPost),
    errors: ["NOT_FOUND"],
    ownedParam: "projectId",
  },
  rewritePost: {
    ...routes.rewritePost,
    tag: "Posts",
    summary: "Another draft of a post, from another angle or in another way; nothing is saved.",
    params: PostParams,
    body: VariantRequest,
    response: DraftVariant,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "CONFLICT", "RATE_LIMITED"],
    ownedParam: "postId",
  },
  adaptPost: {
    ...routes.adaptPost,
    tag: "Posts",
    summary: "Write a post of the same kind for another community.",
    params: PostParams,
    body: AdaptRequest,
    status: 201,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "PLAN_LIMIT", "CONFLICT", "RATE_LIMITED"],
    ownedParam: "postId",
  },
  duplicatePost: {
    ...routes.duplicatePost,
    tag: "Posts",
    summary: "Keep the same words once more, as a draft without a time.",
    params: PostParams,
    status: 201,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "PREMIUM_REQUIRED", "PLAN_LIMIT"],
    ownedParam: "postId",
  },
  getPostingContext: {
    ...routes.getPostingContext,
    tag: "Posts",
    summary: "What the ban risk of a draft depends on beside the draft: the account and its posts.",
    response: PostingContext,
  },
  listDatedPosts: {
    ...routes.listDatedPosts,
    tag: "Posts",
    summary: "What is planned and was posted in a range of days, over all projects in use.",
    query: DatedPostsQuery,
    response: DatedPosts,
  },
  updatePost: {
    ...routes.updatePost,
    tag: "Posts",
    summary: "Change a post that is not posted yet.",
    params: PostParams,
    body: PostChanges,
    // 40,000 characters of a script that a client writes as \uXXXX, and the fields beside them.
    maxBodyBytes: 300 * 1024,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "CONFLICT"],
    ownedParam: "postId",
  },
  deletePost: {
    ...routes.deletePost,
    tag: "Posts",
    summary: "Delete a post; it can be restored for a day.",
    params: PostParams,
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "postId",
  },
  restorePost: {
    ...routes.restorePost,
    tag: "Posts",
    summary: "Bring a deleted post back.",
    params: PostParams,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "PLAN_LIMIT"],
    ownedParam: "postId",
  },
  schedulePost: {
    ...routes.schedulePost,
    tag: "Posts",
    summary:
      "Schedule a post, at the time given or in the next good slot; over budget it asks first.",
    params: PostParams,
    body: ScheduleRequest,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "CONFLICT", "PREMIUM_REQUIRED"],
    ownedParam: "postId",
  },
  markPosted: {
    ...routes.markPosted,
    asksOutside: true,
    tag: "Posts",
    summary: "Say that a post was made on Reddit.",
    params: PostParams,
    body: MarkPostedRequest,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "CONFLICT"],
    ownedParam: "postId",
  },
  recordCheck: {
    ...routes.recordCheck,
    tag: "Posts",
    summary: "Record what was seen when the post was checked; recording again replaces it.",
    params: PostParams,
    body: LookRequest,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "CONFLICT"],
    ownedParam: "postId",
  },
  updatePerformance: {
    ...routes.updatePerformance,
    asksOutside: true,
    tag: "Posts",
    summary: "Record what became of a post.",
    params: PostParams,
    body: PerformanceUpdate,
    response: GeneratedPost,
    errors: ["NOT_FOUND", "CONFLICT"],
    ownedParam: "postId",
  },
  getPolicy: {
    ...routes.getPolicy,
    tag: "Posts",
    summary:
      "What a draft for this community is checked against; no sign-in needed. Who is signed in gets it with the rules they pasted.",
    params: SubredditParams,
    response: Policy,
    errors: ["NOT_FOUND", "RATE_LIMITED"],
  },
  findSubredditNames: {
    ...routes.findSubredditNames,
    tag: "Posts",
    summary: "Communities by name, for choosing one to check a draft for; no sign-in needed.",
    query: NameSearch,
    response: SubredditNames,
    errors: ["RATE_LIMITED"],
  },
  findReadsLike: {
    ...routes.findReadsLike,
    tag: "Posts",
    summary:
      "Communities that a draft reads like, clearly more than the one it is for; no sign-in needed. Nothing of the draft is kept.",
    body: ReadsLikeRequest,
    maxBodyBytes: 300 * 1024,
    response: ReadsLike,
    errors: ["NOT_FOUND", "RATE_LIMITED"],
  },
} as const satisfies Record<string, Endpoint>;
