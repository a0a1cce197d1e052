import { useEffect, useRef, useState } from "react";
import type { Project } from "#contract/project.ts";
import { useAnswerQuestion } from "../api/use-answer-question.ts";
import { readAnswerState } from "./answer-state.ts";
import { createKeptAnswer } from "./kept-answer.ts";
import type { FactName } from "./questions.ts";

const PAUSE_MS = 800;

/** One answer: saved when the typing pauses, when its field is left and when the page is. */
export function useAnswer(project: Project, name: FactName) {
  const [kept] = useState(() => createKeptAnswer(() => sessionStorage, project.id, name));
  const [typed, setTyped] = useState(() => kept.read());
  const {
    mutate,
    variables = null,
    ...sent
  } = useAnswerQuestion(project.id, name, (text) => {
    if (kept.read()?.trim() === text) kept.forget();
  });
  const saved = project.founderFacts[name] ?? "";
  const text = typed ?? saved;
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
    text,
    state,
    save,
    type: (next: string) => {
      setTyped(next);
      kept.keep(next);
    },
    leave: () => {
      saveIfNeeded();
      // From here on it shows what the server has, without the blanks around it.
      if (state === "saved") setTyped(null);
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
