import { useEffect, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { InterviewChanges } from "#contract/interview.ts";
import { FACT_IDS } from "#engine/interview/fact-fields.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { type Held, holdText, readAnswerState } from "./answer-state.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { createKeptText, type OpenStorage } from "#web/lib/kept/kept.ts";
import { logError } from "#web/lib/log.ts";
import { mutationKeys, queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

/** What is asked about, with what was said so far. */
export type AskedProject = Pick<Project, "id" | "name" | "interview">;

const PAUSE_MS = 800;

type TextOptions = {
  /** Shown where nothing was said; it is the founder's once they go on with it. */
  offered?: string | undefined;
  /** What the founder begins with. */
  start?: string | null | undefined;
};

/** An answer in the founder's own words. */
export function useAnswer(
  project: AskedProject,
  id: AnswerId,
  { offered, start }: TextOptions = {},
) {
  return useSaved(project.id, id, {
    open: createKeptAnswer,
    start,
    offered,
    saved: project.interview.answers[id] ?? "",
    tidy: (typed) => typed.trim(),
    hold: holdText,
    wordChange: (text) => ({ answers: { [id]: text || null } }),
  });
}

type SavedOptions = TextOptions & {
  open: typeof createKeptAnswer;
  saved: string;
  /** As it is sent, and as the server has it. */
  tidy: (typed: string) => string;
  hold: (typed: string) => Held | null;
  wordChange: (tidied: string) => InterviewChanges;
};

/** What is typed is saved when the typing pauses, when its field is left and when the page is. */
export function useSaved(
  projectId: string,
  id: AnswerId,
  { open, start = null, offered = "", saved, tidy, hold, wordChange }: SavedOptions,
) {
  const [kept] = useState(() => open(() => sessionStorage, projectId, id));
  const [typed, setTyped] = useState(() => kept.read() ?? start);
  const {
    mutate,
    variables = null,
    ...sent
  } = useSaveAnswer(projectId, id, wordChange, (text) => {
    if (tidy(kept.read() ?? "") === text) kept.forget();
  });
  const text = typed ?? saved;
  const wanted = tidy(text);
  const isOffered = typed === null && saved === "" && offered !== "";
  const state = readAnswerState({
    wanted,
    held: hold(text),
    saved,
    isSaving: sent.isPending,
    accepted: sent.isSuccess ? variables : null,
    failed: sent.isError ? variables : null,
  });

  const save = () => mutate(wanted);
  const saveIfNeeded = () => {
    const isOlderSaving = state === "saving" && variables !== wanted;
    if (state === "unsaved" || isOlderSaving) save();
  };

  useEffect(() => {
    if (state === "saved") kept.forget();
    if (state !== "unsaved") return;
    const timer = setTimeout(mutate, PAUSE_MS, wanted);
    return () => clearTimeout(timer);
  }, [state, wanted, mutate, kept]);

  useSaveOnLeave(saveIfNeeded);
  useWarningOnClose(state !== "saved");

  return {
    text: isOffered ? offered : text,
    isOffered,
    state,
    save,
    /** Puts a text in place of what is there and saves it at once. */
    take: (next: string) => {
      setTyped(next);
      kept.keep(next);
      mutate(tidy(next));
    },
    type: (next: string) => {
      setTyped(next);
      kept.keep(next);
    },
    leave: () => {
      saveIfNeeded();
      // From here on it shows what the server has, without the blanks around it.
      if (state === "saved" && offered === "") setTyped(null);
    },
  };
}

/** Within the app nobody has to be asked: what is typed goes to the server on the way out. */
function useSaveOnLeave(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => latest.current(), []);
}

function useWarningOnClose(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}

/**
 * What was typed and is not saved yet, kept for this tab: a reload, a lost connection or another
 * page does not take it.
 */
export function createKeptAnswer(openStorage: OpenStorage, projectId: string, id: AnswerId) {
  return createKeptText(openStorage, `answer:${projectId}:${id}`);
}

/** The same for fields, some of which may still be empty. */
export function createKeptFields(openStorage: OpenStorage, projectId: string, id: AnswerId) {
  return createKeptText(openStorage, `fields:${projectId}:${id}`);
}

/** Saves one answer of the interview. What became of it is said at its field. */
function useSaveAnswer(
  projectId: string,
  id: AnswerId,
  wordChange: (text: string) => InterviewChanges,
  onSaved: (text: string) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answers(projectId),
    // One after the other, so that an older text never lands on a newer one.
    scope: { id: `answer-${projectId}-${id}` },
    mutationFn: (text: string) =>
      api.updateInterview({ params: { projectId }, body: wordChange(text) }),
    onSuccess: (interview, text) => {
      onSaved(text);
      // Only this answer: others may be on their way.
      cache.setQueryData<Project>(
        queryKeys.projects.detail(projectId),
        (project) =>
          project && {
            ...project,
            interview: takeAnswer(project.interview, interview, id),
          },
      );
      void refreshAfter(cache, "answers-saved");
    },
    onError: logError,
  });
}

type Interview = Project["interview"];

function takeAnswer(before: Interview, { answers, fields }: Interview, id: AnswerId): Interview {
  const isFact = FACT_IDS.find((each) => each === id);
  return {
    ...before,
    answers: { ...before.answers, [id]: answers[id] },
    fields: isFact ? { ...before.fields, [isFact]: fields[isFact] } : before.fields,
  };
}
