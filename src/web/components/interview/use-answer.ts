import { useEffect, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import { readAnswerState } from "./answer-state.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { createKeptText, type OpenStorage } from "#web/lib/kept/kept.ts";
import { logError } from "#web/lib/log.ts";
import { mutationKeys, queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

/** What is asked about, with what was said so far. */
export type AskedProject = Pick<Project, "id" | "name" | "interview">;

const PAUSE_MS = 800;

/**
 * One answer: saved when the typing pauses, when its field is left and when the page is. An offered text
 * is shown where nothing was said; it is the founder's once they go on with it.
 */
export function useAnswer(project: AskedProject, id: AnswerId, offered = "") {
  const [kept] = useState(() => createKeptAnswer(() => sessionStorage, project.id, id));
  const [typed, setTyped] = useState(() => kept.read());
  const {
    mutate,
    variables = null,
    ...sent
  } = useSaveAnswer(project.id, id, (text) => {
    if (kept.read()?.trim() === text) kept.forget();
  });
  const saved = project.interview.answers[id] ?? "";
  const text = typed ?? saved;
  const isOffered = typed === null && saved === "" && offered !== "";
  const state = readAnswerState({
    typed: text,
    saved,
    isSaving: sent.isPending,
    accepted: sent.isSuccess ? variables : null,
    failed: sent.isError ? variables : null,
  });

  const save = () => mutate(text.trim());
  const saveIfNeeded = () => {
    const isOlderSaving = state === "saving" && variables !== text.trim();
    if (state === "unsaved" || isOlderSaving) save();
  };

  useEffect(() => {
    if (state === "saved") kept.forget();
    if (state !== "unsaved") return;
    const timer = setTimeout(mutate, PAUSE_MS, text.trim());
    return () => clearTimeout(timer);
  }, [state, text, mutate, kept]);

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
      mutate(next.trim());
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

/** Saves one answer of the interview. What became of it is said at its field. */
function useSaveAnswer(projectId: string, id: AnswerId, onSaved: (text: string) => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answers(projectId),
    // One after the other, so that an older text never lands on a newer one.
    scope: { id: `answer-${projectId}-${id}` },
    mutationFn: (text: string) =>
      api.updateInterview({ params: { projectId }, body: { answers: { [id]: text || null } } }),
    onSuccess: ({ answers }, text) => {
      onSaved(text);
      // Only this answer: others may be on their way.
      cache.setQueryData<Project>(
        queryKeys.projects.detail(projectId),
        (project) =>
          project && {
            ...project,
            interview: {
              ...project.interview,
              answers: { ...project.interview.answers, [id]: answers[id] },
            },
          },
      );
      void refreshAfter(cache, "answers-saved");
    },
    onError: logError,
  });
}
