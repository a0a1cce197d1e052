import * as z from "zod";
import type { Client } from "#contract/client.ts";
import { POST_TYPES } from "#engine/drafts/draft.ts";
import { type GeneratedPost, POST_STATUSES, PostParams } from "#contract/post.ts";
import {
  MarkPostedRequest,
  PerformanceUpdate,
  KindOfPost,
  NewPost,
} from "#contract/posts/post-requests.ts";
import { OwnProject } from "./founder-tools.ts";
import { defineTool, Note, QUOTED_NOTE, quoteAll, Quoted, ToolRefusal } from "./tool.ts";
import { requestBody } from "#contract/fields.ts";
import { promoterOf } from "#engine/ledger/account.ts";
import { readHistory, toRiskInput } from "#engine/checks/risk-input.ts";
import { checkClaims } from "#engine/claims/check-claims.ts";
import { listSources } from "#engine/claims/read-sources.ts";
import { wordTally } from "#engine/checks/can-we-tell.ts";
import { tallyChecks } from "#engine/checks/summarise-checks.ts";
import { listVerdict } from "#engine/risk/list-verdict.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { POST_FORMATS } from "#engine/policy/policy.ts";
import { POST_SORTS, SORT_WORDS } from "#engine/sorts/sort.ts";
import { Community } from "./community-tools.ts";

export const SavedPost = z.object({
  postId: z.string(),
  community: z.string(),
  title: z.string(),
  status: z.enum(POST_STATUSES),
  scheduledFor: z.iso.datetime().nullable(),
  postedAt: z.iso.datetime().nullable(),
  permalink: z.string().nullable(),
  outcome: z.string().optional(),
  upvotes: z.int().nullable().optional(),
  comments: z.int().nullable().optional(),
  removedReason: z.string().nullable().optional(),
});

export const listPosts = defineTool({
  name: "list_posts",
  title: "List posts",
  description:
    "A project's posts, planned and posted, with what happened to them; with postId, one post with its text.",
  scope: "read",
  input: requestBody({
    projectId: OwnProject,
    status: z
      .enum(POST_STATUSES, "The status is draft, scheduled or posted.")
      .optional()
      .meta({ description: "Only posts that are draft, scheduled or posted." }),
    postId: PostParams.shape.postId
      .optional()
      .meta({ description: "Only this post, with its text." }),
  }),
  output: z.object({
    posts: z.array(
      SavedPost.extend({
        content: z.string().optional(),
        editSection: z.string().nullable().optional(),
      }),
    ),
    message: z.string().optional(),
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
  title: "Record what happened to a post",
  description:
    "Note what the founder says: that a post went out on Reddit, where, and what happened to it. It posts nothing and asks Reddit for nothing.",
  scope: "write-drafts",
  input: requestBody({
    postId: PostParams.shape.postId.meta({ description: "From list_posts." }),
    isPosted: z
      .literal(true, "Say true once the founder has posted it.")
      .optional()
      .meta({ description: "The founder has posted it." }),
    permalink: permalink.meta({ description: "The post's address on Reddit." }),
    ...pickPerformance(),
  }),
  output: z.object({ recorded: SavedPost }),
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
  return {
    upvotes: upvotes.meta({ description: "As the founder read it on Reddit." }),
    comments: comments.meta({ description: "As the founder read it on Reddit." }),
    outcome: outcome.meta({ description: "live, removed or unknown." }),
    removedReason: removedReason.meta({ description: "In the moderators' words." }),
  };
}

export function presentPost(post: GeneratedPost): z.output<typeof SavedPost> {
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

const { title, content, flair } = NewPost.shape;
const Words = {
  projectId: OwnProject,
  subredditId: Community,
  title: title.meta({ description: "The title, as readers will see it." }),
  content: content.meta({ description: "The text, as Reddit's markdown." }),
  flair: flair.meta({
    description: "One of the community's flairs, as community_policy has them.",
  }),
  postType: KindOfPost.optional().meta({ description: `One of ${POST_TYPES.join(", ")}.` }),
};

const SortOfPost = z
  .enum(POST_SORTS)
  .optional()
  .meta({ description: "What the draft is; if left out, Foothold reads it from the text." });

const FormOfPost = z.enum(POST_FORMATS).optional().meta({
  description: "What the post is made of; say it where a picture or video comes with it.",
});

/** As the editor judges a draft, and with the same functions. */
export const checkDraft = (now: () => Date) =>
  defineTool({
    name: "check_draft",
    title: "Check a draft",
    description:
      "Compare a draft with what the community demands, with Reddit's habits and with what the founder said. Nothing is saved. No finding doesn't mean the post is safe.",
    scope: "read",
    input: requestBody({ ...Words, sort: SortOfPost, form: FormOfPost }),
    output: z.object({
      note: Note,
      community: z.string(),
      readAs: z.string().nullable(),
      summary: z.string(),
      banRisk: z.object({ level: z.string(), score: z.number(), isEstimate: z.boolean() }),
      reasons: z.array(
        z.object({
          text: z.string(),
          restsOn: Quoted,
          source: z.string(),
          fix: z.string().optional(),
          isForTheFounderToAnswer: z.boolean().optional(),
        }),
      ),
      fineHere: Quoted,
      forTheFounderToRead: z.array(z.object({ rule: Quoted, source: z.string().nullable() })),
      notChecked: z.array(z.string()),
      notSaidByTheFounder: z
        .array(z.object({ field: z.string(), text: z.string(), sentence: z.string() }))
        .meta({ description: "What nobody said isn't a fact: remove it, or ask the founder." }),
    }),
    run: async (
      client,
      { projectId, subredditId, postType = "story", sort: said, form, ...words },
    ) => {
      const project = await client.getProject({ params: { projectId } });
      const policy = await client.getPolicy({ params: { subredditId } });
      const history = readHistory(await client.getPostingContext());
      const draft = { ...words, editSection: null, flair: words.flair ?? null };
      const { checks, risk, sort } = assessDraft(
        toRiskInput({
          draft,
          policy,
          postType,
          sort: said ?? null,
          form: form ?? null,
          ...history,
          now: now(),
          project,
          promoter: promoterOf({ id: projectId, kind: project.interview.kind }),
        }),
      );
      const lists = listVerdict({ checks, risk });
      const { interview } = project;
      const sources = listSources({ project, interview, community: { policy } });
      return {
        note: QUOTED_NOTE,
        community: policy.fullName,
        readAs: sort && SORT_WORDS[sort],
        summary: wordTally(tallyChecks(checks, risk.reasons)),
        banRisk: { level: risk.level, score: risk.score, isEstimate: true },
        reasons: lists.fix.map(({ reason: { text, basis, fix }, check }) => ({
          text,
          restsOn: quoteAll([basis.text]),
          source: basis.kind === "rule" ? wordSource(basis.source) : "a habit of Reddit at large",
          ...(fix && { fix: fix.label }),
          ...(check?.question && { isForTheFounderToAnswer: true }),
        })),
        fineHere: quoteAll(lists.fine.map(({ label }) => label)),
        forTheFounderToRead: lists.unknown.checks.map(({ label, source }) => ({
          rule: quoteAll([label]),
          source: source && wordSource(source),
        })),
        notChecked: lists.unknown.sentences,
        notSaidByTheFounder: checkClaims(draft, sources).map(({ field, text, sentence }) => ({
          field,
          text,
          sentence,
        })),
      };
    },
  });

export const saveDraft = defineTool({
  name: "save_draft",
  title: "Save a draft",
  description:
    "Save a draft to the founder's roadmap, or change one that isn't posted yet. It gets no time: schedule_post sets one. It is not posted: only the founder posts, on Reddit. Show it to the founder and check it first.",
  scope: "write-drafts",
  input: requestBody({
    ...Words,
    postId: PostParams.shape.postId
      .optional()
      .meta({ description: "Of the draft to change; if left out, a new one is saved." }),
  }),
  output: z.object({ saved: SavedPost, notice: z.string().optional() }),
  run: async (client, { postId, projectId, subredditId, postType, ...words }) => {
    const kind = postType ? { postType } : {};
    if (postId) await requireSamePlace(client, { postId, projectId, subredditId });
    const post = postId
      ? await client.updatePost({ params: { postId }, body: { ...words, ...kind } })
      : await client.createPost({
          body: { projectId, subredditId, by: "assistant", isPlanned: false, ...words, ...kind },
        });
    return { saved: presentPost(post), ...(post.notice && { notice: post.notice }) };
  },
});

type Named = { postId: string; projectId: string; subredditId: string };

/** Words for one community are not saved over those for another. */
async function requireSamePlace(client: Client, named: Named): Promise<void> {
  const posts = await client.getRoadmap({ params: { projectId: named.projectId } });
  const post = posts.find(({ id }) => id === named.postId);
  if (!post) throw new ToolRefusal("Post not found in this project.");
  if (post.subredditId === named.subredditId) return;
  throw new ToolRefusal(
    `This post is for ${post.subreddit.fullName}, not for r/${named.subredditId}. Save a new draft for another community: leave postId out.`,
  );
}
