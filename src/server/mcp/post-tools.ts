import * as z from "zod";
import { type GeneratedPost, POST_STATUSES, PostParams } from "#contract/post.ts";
import {
  MarkPostedRequest,
  PerformanceUpdate,
  KindOfPost,
  NewPost,
} from "#contract/posts/post-requests.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { wordFacts } from "#engine/posts/assistant/word-assistant-brief.ts";
import { defineTool, QUOTED_NOTE, quoteAll } from "./tool.ts";
import { requestBody } from "#contract/fields.ts";
import { promoterOf } from "#engine/ledger/account.ts";
import { readHistory, toRiskInput } from "#engine/checks/risk-input.ts";
import { checkClaims } from "#engine/claims/check-claims.ts";
import { listSources } from "#engine/claims/read-sources.ts";
import { tallyChecks, wordTally } from "#engine/checks/summarise-checks.ts";
import { listVerdict } from "#engine/risk/list-verdict.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { POST_SORTS, SORT_WORDS } from "#engine/sorts/sort.ts";
import { Community } from "./community-tools.ts";

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

function presentPost(post: GeneratedPost) {
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
  projectId: ProjectId.meta({ description: "From founder_facts." }),
  subredditId: Community,
  title,
  content: content.meta({ description: "The text, as Reddit's markdown." }),
  flair,
  postType: KindOfPost.optional(),
};

const SortOfPost = z
  .enum(POST_SORTS)
  .optional()
  .meta({ description: "What the draft is; read from its words where it is left out." });

/** As the editor judges a draft, and with the same functions. */
export const checkDraft = (now: () => Date) =>
  defineTool({
    name: "check_draft",
    title: "Check a draft",
    description:
      "Compare a draft with what the community demands, with Reddit's habits and with what the founder said. Nothing is saved. No finding does not mean that the post is safe.",
    scope: "read",
    input: requestBody({ ...Words, sort: SortOfPost }),
    run: async (client, { projectId, subredditId, postType = "story", sort: said, ...words }) => {
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
    "Save a draft to the founder's roadmap, or change one that is not posted yet. It is not posted: only the founder posts, on Reddit. Show it to the founder and check it first.",
  scope: "write-drafts",
  input: requestBody({
    ...Words,
    postId: PostParams.shape.postId
      .optional()
      .meta({ description: "Of a draft to change; without it a new one is saved." }),
  }),
  run: async (client, { postId, projectId, subredditId, postType, ...words }) => {
    const kind = postType ? { postType } : {};
    const post = postId
      ? await client.updatePost({ params: { postId }, body: { ...words, ...kind } })
      : await client.createPost({
          body: { projectId, subredditId, by: "assistant", ...words, ...kind },
        });
    return { saved: presentPost(post), ...(post.notice && { notice: post.notice }) };
  },
});
