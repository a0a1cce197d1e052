import { useQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import type { CommentDraft } from "#contract/comment.ts";
import type { Project } from "#contract/project.ts";
import {
  checkComment,
  listCommentSources,
  type CommentWriter,
} from "#engine/comments/check-comment.ts";
import { openWith } from "#engine/comments/compose-comment.ts";
import { DAY_MS } from "#engine/clock/time-units.ts";
import { api } from "#web/lib/api.ts";
import { createKeptValue, isRecord, type OpenStorage } from "#web/lib/kept/kept.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { CallInput } from "#contract/client.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { readFieldFaults } from "#web/lib/hooks/use-draft-form.ts";
import { waitForAnswers } from "#web/lib/founder-answers.ts";
import { logError } from "#web/lib/log.ts";
import { policyQuery } from "#web/components/subreddits/policy-query.ts";

/** A thread, its draft and the checks of it, kept through reloads. */
export function useComment(
  project: Project,
  subredditId: string,
  handed: Pick<KeptComment, "text" | "link"> | null,
) {
  const [store] = useState(() =>
    createKeptComment(() => sessionStorage, { projectId: project.id, subredditId }),
  );
  const [kept, setKept] = useState<KeptComment>(() => beginWith(handed, store.read()));
  const drafting = useDraftComment(project.id);
  const policy = useQuery(policyQuery(subredditId)).data ?? null;
  const change = (changes: Partial<KeptComment>) =>
    setKept((before) => {
      const next = { ...before, ...changes };
      store.keep(next);
      return next;
    });

  const draft = (wishes: Pick<DraftRequest, "writer"> = {}, onRead?: () => void) => {
    const { text, link, situation } = kept;
    drafting.mutate(
      {
        subredditId,
        thread: { text, ...(link.trim() && { link }) },
        // The built-in writer leaves the first line to its field; a model has to know it.
        ...(wishes.writer === "llm" && situation.trim() && { situation: situation.trim() }),
        ...wishes,
      },
      {
        onSuccess: (reading) => {
          change(takeReading(reading));
          onRead?.();
        },
      },
    );
  };

  const whole = openWith(kept.situation, kept.content ?? "").trim();
  const looked = useDeferredValue(whole);
  const { reading, by, situation } = kept;
  const checks = useMemo(() => {
    if (!reading || !policy) return [];
    const { thread, language } = reading;
    const sources = listCommentSources({
      project,
      interview: project.interview,
      situation,
      thread,
      policy,
    });
    return checkComment({ text: looked, policy, project, isAsked: false, by, language, sources });
  }, [looked, reading, policy, project, by, situation]);

  return {
    kept,
    /** Whether the thread is the one that was handed over. */
    isHanded: handed !== null && kept.link === handed.link,
    change,
    draft,
    clear: () => {
      drafting.reset();
      change(NOTHING_KEPT);
    },
    whole,
    checks,
    policy,
    isBusy: drafting.isPending,
    error: drafting.error,
    reset: drafting.reset,
  };
}

/** A thread that is handed over takes the place of another, and not of what was written on itself. */
export function beginWith(
  handed: Pick<KeptComment, "text" | "link"> | null,
  kept: KeptComment,
): KeptComment {
  if (handed === null || (kept.link === handed.link && kept.text !== "")) return kept;
  return { ...NOTHING_KEPT, text: handed.text, link: handed.link };
}

/** A new draft takes the place of the old; where there is none, the founder may write one. */
function takeReading(reading: CommentDraft): Partial<KeptComment> {
  const { draft, thread } = reading;
  return {
    reading,
    content: draft?.content ?? null,
    by: draft?.by ?? "founder",
    ...(thread.link && { link: thread.link }),
    ...(draft?.by === "llm" && { situation: "" }),
  };
}

/** What stands on the page about one thread of one community. */
type KeptComment = {
  /** As it was pasted. */
  text: string;
  link: string;
  /** One thing about the asker's own case; it stands first. */
  situation: string;
  /** null until there is something to edit. */
  content: string | null;
  by: CommentWriter;
  reading: CommentDraft | null;
};

export const NOTHING_KEPT: KeptComment = {
  text: "",
  link: "",
  situation: "",
  content: null,
  by: "engine",
  reading: null,
};

/** Kept for this tab, so that a reload or a look at Reddit loses nothing; it goes nowhere else. */
export function createKeptComment(
  openStorage: OpenStorage,
  { projectId, subredditId }: { projectId: string; subredditId: string },
) {
  const kept = createKeptValue<KeptComment>(openStorage, `comment:${projectId}:${subredditId}`);
  return { ...kept, read: (): KeptComment => parseKept(kept.read()) };
}

/** An older version of the app may have left something else. */
function parseKept(stored: unknown): KeptComment {
  if (!isRecord(stored)) return NOTHING_KEPT;
  const { text, link, situation, content, by, reading } = stored as Partial<KeptComment>;
  const isWhole = typeof reading === "object" && reading !== null && Array.isArray(reading.need);
  return {
    text: typeof text === "string" ? text : "",
    link: typeof link === "string" ? link : "",
    situation: typeof situation === "string" ? situation : "",
    content: typeof content === "string" ? content : null,
    by: by === "llm" || by === "assistant" || by === "founder" ? by : "engine",
    reading: isWhole ? reading : null,
  };
}

/** An answer that went into a comment which was posted. */
export type PastUse = { answer: AnswerId; subredditId: string; fullName: string; at: string };

/** The same words twice within it are noticed in one community. */
const REST_DAYS = 30;
const MOST_KEPT = 50;

/** What speaks against saying the same again; null if nothing does. */
export function findRepetition(
  uses: readonly PastUse[],
  { answers, subredditId, now }: { answers: readonly AnswerId[]; subredditId: string; now: Date },
): string | null {
  const same = uses.filter(({ answer }) => answers.includes(answer));
  const days = (use: PastUse) => Math.floor((now.getTime() - Date.parse(use.at)) / DAY_MS);
  const here = same.findLast((use) => use.subredditId === subredditId && days(use) < REST_DAYS);
  if (here) {
    return `You gave this answer in ${here.fullName} ${wordDays(days(here))}. Twice in a month looks like spam.`;
  }
  const today = same.findLast((use) => days(use) < 1);
  return today
    ? `You gave this answer in ${today.fullName} today. Twice on one day looks like spam.`
    : null;
}

function wordDays(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** Only ids and times, in this browser: nothing about the thread or who asked. */
export function createPastUses(openStorage: OpenStorage, projectId: string) {
  const kept = createKeptValue<PastUse[]>(openStorage, `comment-uses:${projectId}`);
  const read = (): PastUse[] => {
    const found = kept.read();
    return Array.isArray(found) ? (found as PastUse[]).filter((use) => use?.at) : [];
  };
  return { read, add: (uses: PastUse[]) => kept.keep([...read(), ...uses].slice(-MOST_KEPT)) };
}

type DraftRequest = CallInput<"draftComment">["body"];

/** Reads a thread and drafts a comment. What is wrong is said at its field, and nothing typed is lost. */
function useDraftComment(projectId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: Omit<DraftRequest, "projectId">) => {
      // An answer that was typed a moment ago belongs into the comment.
      await waitForAnswers(cache, projectId);
      return api.draftComment({ body: { ...body, projectId } });
    },
    onError: (error) => {
      // What is wrong with a field is said at the field.
      if (readThreadFaults(error).other) logError(error);
    },
  });
}

export type ThreadFaults = { text: string | null; link: string | null; other: string | null };

/** At which field a refusal belongs. */
export function readThreadFaults(error: unknown): ThreadFaults {
  if (!error) return { text: null, link: null, other: null };
  const said = readFieldFaults(error, ["thread.text", "thread.title", "thread.link"]);
  const text = said["thread.text"] ?? said["thread.title"] ?? null;
  const link = said["thread.link"] ?? null;
  return { text, link, other: text || link ? null : errorMessage(error, {}, !navigator.onLine) };
}
