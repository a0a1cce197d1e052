import { KindOfPost, NewPost } from "#contract/posts/post-requests.ts";
import { PostParams } from "#contract/post.ts";
import { ProjectId } from "#contract/projects/project-fields.ts";
import { readHistory, toRiskInput } from "#engine/checks/risk-input.ts";
import { checkClaims } from "#engine/claims/check-claims.ts";
import { listSources } from "#engine/claims/list-sources.ts";
import { tallyChecks, wordTally } from "#engine/checks/summarise-checks.ts";
import { wordSource } from "#engine/policy/word-source.ts";
import { assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { Community } from "./community-tools.ts";
import { presentPost } from "./post-tools.ts";
import { defineTool, QUOTED_NOTE, quoteAll } from "./tool.ts";
import { requestBody } from "#contract/fields.ts";

const { title, content, flair } = NewPost.shape;
const Words = {
  projectId: ProjectId.meta({ description: "From founder_facts." }),
  subredditId: Community,
  title,
  content: content.meta({ description: "The text, as Reddit's markdown." }),
  flair,
  postType: KindOfPost.optional(),
};

/** As the editor judges a draft, and with the same functions. */
export const checkDraft = (now: () => Date) =>
  defineTool({
    name: "check_draft",
    title: "Check a draft",
    description:
      "Compare a draft with what the community demands, with Reddit's habits and with what the founder said. Nothing is saved. No finding does not mean that the post is safe.",
    scope: "read",
    input: requestBody(Words),
    run: async (client, { projectId, subredditId, postType = "story", ...words }) => {
      const project = await client.getProject({ params: { projectId } });
      const policy = await client.getPolicy({ params: { subredditId } });
      const history = readHistory(await client.getPostingContext());
      const draft = { ...words, editSection: null, flair: words.flair ?? null };
      const { checks, risk } = assessDraft(
        toRiskInput({ draft, policy, postType, ...history, now: now(), project }),
      );
      const { interview } = project;
      const sources = listSources({ project, interview, community: { policy } });
      return {
        note: QUOTED_NOTE,
        community: policy.fullName,
        summary: wordTally(tallyChecks(checks)),
        banRisk: { level: risk.level, score: risk.score, isEstimate: true },
        reasons: risk.reasons.map(({ text, basis, fix }) => ({
          text,
          restsOn: quoteAll([basis.text]),
          source: basis.kind === "rule" ? wordSource(basis.source) : "a habit of Reddit at large",
          ...(fix && { fix: fix.label }),
        })),
        forTheFounderToRead: checks
          .filter(({ outcome }) => outcome === "read")
          .map(({ label, source }) => ({
            rule: quoteAll([label]),
            source: source && wordSource(source),
          })),
        notChecked: risk.notChecked,
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
