import { draftWriterOf } from "#engine/demands/draft-writer.ts";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useCallback, useEffect, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { useUser } from "#web/lib/session/session.ts";
import { useNow } from "#web/lib/hooks/time-hooks.ts";
import { readZonedInput, toZonedInput } from "#web/lib/zoned-time.ts";
import { usePostingContext, usePolicy } from "#web/features/posts/api/use-posting-context.ts";
import { useRulesRead } from "#web/features/posts/api/use-rules-read.ts";
import { plannedForm } from "#web/features/posts/planned-form.ts";
import { isNewPost } from "#web/features/posts/new-post.ts";
import type { RoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { promoterOf } from "#engine/ledger/account.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import type { Fix } from "#engine/checks/check.ts";
import { POST_FORMATS } from "#engine/policy/policy.ts";
import { POST_SORTS } from "#engine/sorts/sort.ts";
import { createKeptValue } from "#web/lib/kept/kept.ts";
import {
  forgetFixed,
  showFixed,
  findDifference,
  takeBack,
} from "#web/components/verdict/show-fixed.ts";
import { showToast } from "#web/lib/toast.ts";
import type { PostEdit } from "#web/features/posts/post-edit.ts";
import type { PostForm } from "#web/features/posts/use-post-form.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";

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
  const { id, name, url } = project;
  const { kind } = project.interview;
  const policy = usePolicy(post.subredditId);
  const judge = useJudge();
  const history = usePostingContext();
  const draft = useDeferredValue(typed);
  const sort = useChoice(`sort-of-${post.id}`, POST_SORTS);
  const form = useChoice(`form-of-${post.id}`, POST_FORMATS, plannedForm(post));
  const rulesRead = useRulesRead(post);
  const { read: answers } = rulesRead;
  // Ticks and answers are kept with the post, once there is one.
  const ticks = isNewPost(post) ? undefined : rulesRead;
  const writer = isNewPost(post) ? null : draftWriterOf(post.by);
  const circumstances = useMemo(
    () =>
      history && {
        ...history,
        postId: post.id,
        postType: post.postType,
        sort: sort.chosen,
        form: form.chosen,
        at: readZonedInput(scheduledFor, timezone),
        timezone,
        now,
        project: { name, url },
        promoter: promoterOf({ id, kind }),
        answers,
        writer,
      },
    [
      history,
      post.id,
      post.postType,
      sort.chosen,
      form.chosen,
      scheduledFor,
      timezone,
      now,
      id,
      name,
      url,
      kind,
      answers,
      writer,
    ],
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
    () => ({ draft, policy, judge, circumstances, assessment, isEmpty, sort, form, ticks }),
    [draft, policy, judge, circumstances, assessment, isEmpty, sort, form, ticks],
  );
}

/** Said not to be what it was planned as. */
const NONE = "none";

/** What the author says that the post is, or is made of; kept for this tab, as long as it is open. */
function useChoice<T extends string>(name: string, choices: readonly T[], usual: T | null = null) {
  const [kept] = useState(() => createKeptValue<string>(() => sessionStorage, name));
  const [chosen, setChosen] = useState<T | null>(
    () => choices.find((each) => each === kept.read()) ?? (kept.read() === NONE ? null : usual),
  );
  return useMemo(
    () => ({
      chosen,
      onChange: (choice: T | null) => {
        setChosen(choice);
        if (choice) kept.keep(choice);
        else if (usual) kept.keep(NONE);
        else kept.forget();
      },
    }),
    [chosen, kept, usual],
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

/** Makes the changes that reasons offer, one or all, and can take them back as long as the form is there. */
export function useFixes(form: PostForm, projectName: string, check: PostCheck) {
  const { timezone } = useUser();
  const latest = useRef({ form, check });
  useEffect(() => {
    latest.current = { form, check };
  });
  useEffect(() => forgetFixed, []);
  const [all, setAll] = useState<{ before: PostEdit; after: PostEdit; count: number } | null>(null);

  const [change] = useState(
    () => (changes: Partial<PostEdit>) => latest.current.form.change(changes),
  );
  const make = useCallback(
    (label: string, after: PostEdit) => {
      const before = latest.current.form.edit;
      change(findDifference(before, after));
      showFixed({ label, before, after, read: () => latest.current.form.edit, change });
    },
    [change],
  );
  // The same every time, or the panel would be drawn anew with every letter.
  const fix = useCallback(
    (chosen: Fix) => {
      const before = latest.current.form.edit;
      // What offered the fix can make it.
      const judge = latest.current.check.judge.data;
      if (!judge) return;
      const after: PostEdit =
        chosen.kind === "reschedule"
          ? { ...before, scheduledFor: toZonedInput(chosen.at, timezone) }
          : { ...before, ...judge.applyFix(before, chosen, { projectName }) };
      make(chosen.label, after);
    },
    [make, timezone, projectName],
  );
  const fixEverything = useCallback(() => {
    const { circumstances, policy, judge } = latest.current.check;
    if (!circumstances || !policy.data || !judge.data) return;
    const before = latest.current.form.edit;
    const input = toRiskInput({ ...circumstances, policy: policy.data, draft: before });
    const { draft, fixes } = judge.data.fixAll(input);
    if (fixes.length === 0) {
      showToast("info", TOASTS.notFixed, { name: "draft-not-fixed" });
      return;
    }
    const after = { ...before, ...draft };
    make(fixes.map(({ label }) => label).join(" · "), after);
    setAll({ before, after, count: fixes.length });
  }, [make]);

  // As long as nothing else happened to those words; then the undo would undo that as well.
  const isAllThere = all !== null && takeBack(form.edit, all.before, all.after).isAll;
  return {
    fix,
    fixAll: fixEverything,
    /** What 'Fix all' did last, and the way back. */
    fixed: isAllThere
      ? {
          count: all.count,
          undo: () => {
            forgetFixed();
            change(takeBack(latest.current.form.edit, all.before, all.after).changes);
            setAll(null);
          },
        }
      : null,
  };
}

export type Fixes = ReturnType<typeof useFixes>;
