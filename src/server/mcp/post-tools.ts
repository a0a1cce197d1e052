import * as z from "zod";
import { type GeneratedPost, POST_STATUSES, PostParams } from "#contract/post.ts";
import { MarkPostedRequest, PerformanceUpdate } from "#contract/posts/post-requests.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { wordFacts } from "#engine/posts/assistant/word-assistant-brief.ts";
import { defineTool } from "./tool.ts";
import { requestBody } from "#contract/fields.ts";

export const founderFacts = defineTool({
  name: "founder_facts",
  title: "What the founder says",
  description:
    "The founder's projects; with projectId, all that the founder said about one. These are the only facts that a post may state.",
  scope: "read",
  input: requestBody({ projectId: ProjectId.optional() }),
  run: async (client, { projectId }) => {
    if (!projectId) {
      const projects = await client.listProjects();
      return {
        projects: projects.map(({ id, name, description, url, status }) => ({
          projectId: id,
          name,
          description,
          url,
          status,
        })),
      };
    }
    const project = await client.getProject({ params: { projectId } });
    return {
      projectId,
      name: project.name,
      description: project.description,
      facts: wordFacts({ project, interview: project.interview }),
    };
  },
});

export const listPosts = defineTool({
  name: "list_posts",
  title: "List posts",
  description:
    "The posts of a project, planned and made, with what became of them; with postId, one with its words.",
  scope: "read",
  input: requestBody({
    projectId: ProjectId,
    status: z.enum(POST_STATUSES, "The status is draft, scheduled or posted.").optional(),
    postId: PostParams.shape.postId.optional(),
  }),
  run: async (client, { projectId, status, postId }) => {
    const posts = await client.getRoadmap({ params: { projectId } });
    const wanted = posts.filter(
      (post) => (!status || post.status === status) && (!postId || post.id === postId),
    );
    if (postId && wanted.length === 0) {
      return { posts: [], message: "There is no such post in this project." };
    }
    return {
      posts: wanted.map((post) =>
        Object.assign(
          presentPost(post),
          postId && { content: post.content, editSection: post.editSection },
        ),
      ),
    };
  },
});

const { permalink } = MarkPostedRequest.unwrap().shape;

export const recordOutcome = defineTool({
  name: "record_outcome",
  title: "Record what became of a post",
  description:
    "Note what the founder says: that a post was made on Reddit, where, and what became of it. It posts nothing and asks Reddit for nothing.",
  scope: "write-drafts",
  input: requestBody({
    postId: PostParams.shape.postId,
    isPosted: z
      .literal(true, "Say true once the founder has posted it.")
      .optional()
      .meta({ description: "The founder has posted it by now." }),
    permalink,
    ...pickPerformance(),
  }),
  run: async (client, { postId, isPosted, permalink: address, ...rest }) => {
    const params = { postId };
    const seen = { ...(address && { permalink: address }) };
    const posted = isPosted ? await client.markPosted({ params, body: seen }) : null;
    const changes = { ...rest, ...(posted ? {} : seen) };
    if (posted && Object.keys(changes).length === 0) return { recorded: presentPost(posted) };
    return { recorded: presentPost(await client.updatePerformance({ params, body: changes })) };
  },
});

/** The fields alone: that there is something to record is for the call to say. */
function pickPerformance() {
  const { upvotes, comments, outcome, removedReason } = PerformanceUpdate.shape;
  return { upvotes, comments, outcome, removedReason };
}

export function presentPost(post: GeneratedPost) {
  const { performance } = post;
  return {
    postId: post.id,
    community: post.subreddit.fullName,
    title: post.title,
    status: post.status,
    scheduledFor: post.scheduledFor,
    postedAt: post.postedAt,
    permalink: post.permalink,
    ...(performance && {
      outcome: performance.outcome,
      upvotes: performance.upvotes,
      comments: performance.comments,
      removedReason: performance.removedReason,
    }),
  };
}
