import { useEffect, useRef, useState } from "react";
import type { BroughtHistory } from "#contract/history.ts";
import {
  type ExportedItem,
  MAX_HISTORY_BATCH,
  type NamedProject,
} from "#engine/history/read-export.ts";
import { wordHistoryFault } from "#engine/history/word-fault.ts";
import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";
import { logError } from "#web/lib/log.ts";
import { type Choice, startChoice, outcomeOf } from "./choice.ts";
import type { ReadHistory, ReadProgress } from "./read-files.ts";
import { type CallInput, ApiError } from "#contract/client.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { showToast } from "#web/lib/toast.ts";
import { showError } from "#web/lib/error-message.ts";
import { queryKeys, refreshAfter } from "#web/lib/query-keys.ts";

type Bringing = {
  importId: string;
  batches: ReturnType<typeof packBatches>;
  /** How many of them the server has taken. */
  sent: number;
  brought: BroughtHistory;
  failure: unknown;
};

export type HistoryState =
  | { step: "start"; fault: string | null }
  | { step: "reading"; progress: ReadProgress | null }
  | { step: "choosing"; found: ReadHistory; choice: Choice; /** By the user. */ isChanged: boolean }
  | { step: "bringing"; found: ReadHistory; choice: Choice; bringing: Bringing }
  | { step: "done"; importId: string; brought: BroughtHistory };

/** From the file to what was brought; whoever leaves stops it. */
export function useHistory(project: NamedProject & { id: string }) {
  const [state, setState] = useState<HistoryState>({ step: "start", fault: null });
  const reading = useRef<AbortController | null>(null);
  const bringBatch = useBringBatch(project.id);
  useEffect(() => () => reading.current?.abort(), []);

  function start(fault: string | null = null) {
    reading.current?.abort();
    setState({ step: "start", fault });
  }

  async function read(files: readonly File[]) {
    reading.current?.abort();
    const leaving = new AbortController();
    reading.current = leaving;
    setState({ step: "reading", progress: null });
    const show = (progress: ReadProgress) =>
      leaving.signal.aborted || setState({ step: "reading", progress });
    try {
      // Fetched when there is something to read.
      const { readFiles } = await import("./read-files.ts");
      const options = { project, now: new Date(), onProgress: show, signal: leaving.signal };
      const found = await readFiles(files, options);
      if (leaving.signal.aborted) return;
      if ("of" in found) start(wordHistoryFault(found));
      else setState({ step: "choosing", found, choice: startChoice(found), isChanged: false });
    } catch (error) {
      if (leaving.signal.aborted) return;
      logError(error);
      start(DID_NOT_LOAD);
    }
  }

  function choose(choice: Choice) {
    setState((now) => (now.step === "choosing" ? { ...now, choice, isChanged: true } : now));
  }

  /** One batch after the other; what was brought before a failure stays, and is not brought twice. */
  async function send(found: ReadHistory, choice: Choice, begun: Bringing) {
    const { importId, batches } = begun;
    let { sent, brought } = begun;
    const show = (failure: unknown = null) => {
      const bringing = { importId, batches, sent, brought, failure };
      setState({ step: "bringing", found, choice, bringing });
    };
    show();
    for (const batch of batches.slice(sent)) {
      try {
        brought = addBrought(brought, await bringBatch.mutateAsync({ importId, ...batch }));
        sent += 1;
        show();
      } catch (failure) {
        show(failure);
        return;
      }
    }
    setState({ step: "done", importId, brought });
  }

  return {
    state,
    read: (files: readonly File[]) => void read(files),
    choose,
    start: () => start(),
    bring: (items: readonly ExportedItem[]) => {
      if (state.step !== "choosing") return;
      const { found, choice } = state;
      const batches = packBatches(items, choice);
      const importId = crypto.randomUUID();
      const begun = { importId, batches, sent: 0, brought: NOTHING_BROUGHT, failure: null };
      void send(found, choice, begun);
    },
    retry: () => {
      if (state.step === "bringing") void send(state.found, state.choice, state.bringing);
    },
    backToChoice: () => {
      if (state.step !== "bringing") return;
      setState({ step: "choosing", found: state.found, choice: state.choice, isChanged: true });
    },
  };
}

type Batch = CallInput<"importHistory">["body"];
type Sent = Pick<Batch, "posts"> & { comments: NonNullable<Batch["comments"]> };

/** Half of what the server takes, in its own count of bytes. */
const MOST_BYTES = 1024 * 1024;

/** All that leaves the browser, in parts that the server takes one after the other. */
export function packBatches(items: readonly ExportedItem[], choice: Choice): Sent[] {
  const batches: Sent[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const post = item.kind === "posts" ? toPost(item, choice) : null;
    const comment = post ? null : toComment(item);
    const size = new TextEncoder().encode(JSON.stringify(post ?? comment)).byteLength;
    let last = batches.at(-1);
    const length = last ? last.posts.length + last.comments.length : 0;
    if (!last || bytes + size > MOST_BYTES || length >= MAX_HISTORY_BATCH) {
      last = { posts: [], comments: [] };
      batches.push(last);
      bytes = 0;
    }
    bytes += size;
    if (post) last.posts.push(post);
    if (comment) last.comments.push(comment);
  }
  return batches;
}

function toPost(item: ExportedItem, choice: Choice): Sent["posts"][number] {
  return {
    permalink: item.permalink,
    subredditId: item.community,
    postedAt: item.at.toISOString(),
    title: item.title,
    content: item.content,
    outcome: outcomeOf(choice, item),
  };
}

/** That it was written, and whether it names the project: its words stay here. */
function toComment(item: ExportedItem): Sent["comments"][number] {
  return {
    permalink: item.permalink,
    subredditId: item.community,
    writtenAt: item.at.toISOString(),
    isPromotional: item.isAboutProject,
  };
}

const NOTHING_BROUGHT: BroughtHistory = {
  brought: { posts: 0, comments: 0 },
  known: { posts: 0, comments: 0 },
  leftOut: [],
};

export function addBrought(a: BroughtHistory, b: BroughtHistory): BroughtHistory {
  const leftOut = new Map(a.leftOut.map((each) => [each.subredditId, each]));
  for (const each of b.leftOut) {
    const known = leftOut.get(each.subredditId) ?? { posts: 0, comments: 0 };
    leftOut.set(each.subredditId, { subredditId: each.subredditId, ...sum(known, each) });
  }
  return {
    brought: sum(a.brought, b.brought),
    known: sum(a.known, b.known),
    leftOut: [...leftOut.values()],
  };
}

type Counts = BroughtHistory["brought"];

function sum(a: Counts, b: Counts): Counts {
  return { posts: a.posts + b.posts, comments: a.comments + b.comments };
}

/** What was brought before, so that it can be undone later too. */
export function useImports() {
  return useQuery({
    queryKey: queryKeys.imports,
    queryFn: ({ signal }) => api.listImports({}, { signal }),
  });
}

function useBringBatch(projectId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: CallInput<"importHistory">["body"]) =>
      api.importHistory({ params: { projectId }, body }),
    onError: logError,
    // The next batch does not wait for it.
    onSettled: () => void refresh(),
  });
}

export function useUndoImport(onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (importId: string) => api.undoImport({ params: { importId } }),
    onSuccess: () => {
      showToast("success", "The import was undone");
      onDone();
    },
    onError: (error) => {
      // Another tab was quicker.
      if (error instanceof ApiError && error.status === 404) onDone();
      else showError(error, { fallback: "We couldn't undo the import. Please try again." });
    },
    onSettled: refresh,
  });
}

/** Whatever counts posts or comments. */
function useRefresh() {
  const cache = useQueryClient();
  return () => refreshAfter(cache, "history-imported");
}
