import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#web/lib/api.ts";
import { logError } from "#web/lib/log.ts";
import { usableUrl } from "#web/lib/usable-url.ts";
import { describeFailure } from "../wizard/describe-failure.ts";
import {
  fillFromPage,
  findReplaced,
  toAnswer,
  type ProjectDraft,
} from "../wizard/project-draft.ts";
import type { DraftStore } from "../wizard/draft-store.ts";
import type { Brief } from "#contract/projects/project-page.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { TOASTS } from "#web/features/new-project/toasts.ts";

export type PageState =
  | { is: "unread" }
  | { is: "reading" }
  | { is: "read" }
  | { is: "failed"; why: string };

/** Reads the project's page and fills in what it says; whatever goes wrong is said at the address. */
export function useReadPage(store: DraftStore, { url, page }: Pick<ProjectDraft, "url" | "page">) {
  const call = useMutation({
    mutationFn: (address: string) => api.readProjectPage({ body: { url: address } }),
  });
  const [asked, setAsked] = useState<string | null>(null);
  const address = usableUrl(url);
  useEffect(() => {
    if (call.error) logError(call.error);
  }, [call.error]);

  /** Says whether it has begun. */
  function run(): boolean {
    const wanted = usableUrl(store.read().url);
    if (!wanted || (call.isPending && asked === wanted)) return false;
    setAsked(wanted);
    call.mutate(wanted, {
      onSuccess: (reading) => {
        const draft = store.read();
        // Another address was typed meanwhile: this page is not the project's.
        if (usableUrl(draft.url) === wanted) store.update(fillFromPage(draft, wanted, reading));
      },
    });
    return true;
  }

  return {
    state: findState(),
    isReading: call.isPending && asked === address,
    run,
    /** Without being asked: only where there is still something to fill in, and once for an address. */
    runIfNew(): boolean {
      const draft = store.read();
      const wanted = usableUrl(draft.url);
      const isKnown = wanted === asked || wanted === draft.page?.url;
      const isFull = draft.name.trim() !== "" && draft.description.trim() !== "";
      return !isKnown && !isFull && wanted !== undefined && /\.|localhost/.test(wanted) && run();
    },
  };

  function findState(): PageState {
    if (address === undefined) return { is: "unread" };
    if (asked !== address) return { is: page?.url === address ? "read" : "unread" };
    if (call.isPending) return { is: "reading" };
    if (call.error) return { is: "failed", why: sayWhy(call.error) };
    const problem = call.data?.problem;
    return problem ? { is: "failed", why: problem } : { is: "read" };
  }
}

function sayWhy(error: unknown): string {
  const sentence = "We couldn't read the page. Fill it in below.";
  const { message, detail } = describeFailure(error, sentence, !navigator.onLine);
  return detail ?? message;
}

/**
 * A brief fills in what is empty; over what was typed it waits until one agrees. Failures are told
 * where the file was dropped, so there is no toast for them.
 */
export function useUploadBrief(store: DraftStore) {
  const [waiting, setWaiting] = useState<Brief | null>(null);
  const fillIn = (brief: Brief) => acceptAnswer(store, toAnswer(brief), TOASTS.briefRead);
  const call = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set("file", file);
      return api.uploadBrief({ body });
    },
  });
  return {
    error: call.error,
    isPending: call.isPending,
    reset: call.reset,
    send: (file: File) =>
      call.mutate(file, {
        onSuccess: (brief) => {
          if (findReplaced(store.read(), brief).length > 0) setWaiting(brief);
          else fillIn(brief);
        },
      }),
    /** What would replace words, until that is decided. */
    waiting,
    decide: (isAccepted: boolean) => {
      if (isAccepted && waiting) fillIn(waiting);
      setWaiting(null);
    },
  };
}
