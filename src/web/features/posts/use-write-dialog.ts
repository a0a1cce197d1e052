import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { WriteOpening } from "#web/features/posts/model/use-one-writing.ts";
import { DRAFT_PARAM, THREAD_PARAM } from "#web/lib/project-pages.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { TOASTS } from "#web/features/posts/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

const NOWHERE: WriteOpening = {};

/** The dialog that writes one post: fetched when the page rests, and where it was opened. */
export function useWriteDialog({ mayWrite }: { mayWrite: boolean }) {
  const [state, setState] = useState({ opening: NOWHERE, isOpen: false });
  const [params, setParams] = useSearchParams();
  const linkedId = params.get(DRAFT_PARAM);
  // A link from a community opens it there, once: a reload does not open it again.
  const [takenId, setTakenId] = useState<string | null>(null);
  if (linkedId !== takenId) {
    setTakenId(linkedId);
    const postType = params.has(THREAD_PARAM) ? ("thread-comment" as const) : null;
    if (linkedId && mayWrite) {
      setState({ opening: { subredditId: linkedId, postType }, isOpen: true });
    }
  }
  useEffect(() => {
    if (linkedId === null) return;
    const withoutIt = (before: URLSearchParams) => {
      const rest = new URLSearchParams(before);
      rest.delete(DRAFT_PARAM);
      rest.delete(THREAD_PARAM);
      return rest;
    };
    setParams(withoutIt, { replace: true, preventScrollReset: true });
  }, [linkedId, setParams]);
  const close = () => setState((before) => ({ ...before, isOpen: false }));
  const module = useLazyModule(() => import("./components/write/write-dialog.tsx"), {
    isWanted: state.isOpen,
    onFailure: () => {
      close();
      showNotLoaded(TOASTS.notOpened.dialog);
    },
  });
  return {
    ...state,
    module,
    open: (opening: WriteOpening) => setState({ opening, isOpen: true }),
    close,
  };
}
