import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { Project } from "#contract/project.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/use-now.ts";
import { readZonedInput } from "#web/lib/zoned-time.ts";
import { usePostingContext, usePolicy } from "#web/features/posts/api/use-posting-context.ts";
import { isNewPost } from "#web/features/posts/new-post.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

type Checked = {
  project: Project;
  post: RoadmapPost;
  /** The same object as long as nothing changed. */
  draft: Draft;
  /** As a date-and-time field holds it. */
  scheduledFor: string;
};

/**
 * A post held against the rules and the account's history while it is typed. The letters come first:
 * `draft` is the one that was checked, which may be a moment behind the one on the screen.
 */
export function usePostCheck({ project, post, draft: typed, scheduledFor }: Checked) {
  const { timezone } = useUser();
  const now = useNow();
  const { name, url } = project;
  const policy = usePolicy(post.subredditId);
  const judge = useJudge();
  const history = usePostingContext();
  const draft = useDeferredValue(typed);
  const circumstances = useMemo(
    () =>
      history && {
        ...history,
        postId: post.id,
        postType: post.postType,
        at: readZonedInput(scheduledFor, timezone),
        timezone,
        now,
        project: { name, url },
      },
    [history, post.id, post.postType, scheduledFor, timezone, now, name, url],
  );
  const isEmpty = isNewPost(post) && draft.title.trim() === "" && draft.content.trim() === "";
  const rules = policy.data;
  const part = judge.data;
  const assessment = useMemo(
    () =>
      part && rules && circumstances && !isEmpty
        ? part.assessDraft(draft, rules, circumstances)
        : null,
    [part, draft, rules, circumstances, isEmpty],
  );
  return useMemo(
    () => ({ draft, policy, judge, circumstances, assessment, isEmpty }),
    [draft, policy, judge, circumstances, assessment, isEmpty],
  );
}

/** Fetched as the editor opens, beside the rules: one can type before it is there. */
function useJudge() {
  return useQuery({
    queryKey: queryKeys.posts.judge,
    queryFn: () => import("./judge-part.ts"),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

export type PostCheck = ReturnType<typeof usePostCheck>;
