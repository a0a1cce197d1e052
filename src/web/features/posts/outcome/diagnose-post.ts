import { plannedForm } from "#web/features/posts/planned-form.ts";
import { type History, toRiskInput } from "#engine/checks/risk-input.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { draftWriterOf } from "#engine/demands/draft-writer.ts";
import { diagnoseRemoval } from "#engine/outcomes/diagnose-removal.ts";
import type { RemovalDiagnosis, RemovalSighting } from "#engine/outcomes/removal.ts";
import { promoterOf } from "#engine/ledger/account.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { asPosted, assessDraft } from "#engine/risk/assess-ban-risk.ts";
import { isComment } from "#web/features/posts/handover.ts";

type Removed = {
  sighting: RemovalSighting;
  post: GeneratedPost;
  project: { id: string; name: string; url: string | null; interview: { kind: ProjectKind } };
  policy: Policy;
  history: History;
  timezone: string;
  now: Date;
};

/** The post as it was made, against the account as it was then and what it had posted by then. */
export function diagnosePost({
  sighting,
  post,
  project,
  policy,
  history,
  timezone,
  now,
}: Removed): RemovalDiagnosis {
  const at = new Date(post.postedAt ?? post.createdAt);
  const { karma, accountAgeDays } = history.author;
  const daysSince = Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));
  const author = {
    karma,
    accountAgeDays: accountAgeDays === null ? null : Math.max(0, accountAgeDays - daysSince),
  };
  const { title, content, editSection, flair } = post;
  const posted = asPosted(
    toRiskInput({
      draft: { title, content, editSection, flair },
      policy,
      author,
      posts: history.posts,
      comments: history.comments,
      postId: post.id,
      postType: post.postType,
      form: plannedForm(post),
      timezone,
      project,
      promoter: promoterOf({ id: project.id, kind: project.interview.kind }),
      answers: post.rulesRead,
      writer: draftWriterOf(post.by),
    }),
    at,
  );
  const { checks, risk } = assessDraft(posted);
  return diagnoseRemoval({
    sighting,
    post: { ...posted.draft, permalink: post.permalink, isComment: isComment(post) },
    risk,
    checks,
    policy,
    author,
    givenReason: post.performance?.removedReason ?? null,
  });
}
