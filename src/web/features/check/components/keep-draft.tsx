import { FolderInput } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "#contract/pages/page-paths.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { Button } from "#web/components/ui/button.tsx";
import {
  type CheckDraft,
  keptDraft,
  type KeptDraft,
  NO_DRAFT,
} from "#web/features/check/check-draft.ts";
import { TOASTS } from "#web/features/check/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { showToast } from "#web/lib/toast.ts";
import type { SaveToProjectProps } from "./save-to-project.tsx";
import { ShareVerdict } from "./shared-verdict.tsx";

type KeepDraftProps = {
  draft: Draft;
  /** With what is said about it. */
  typed: CheckDraft;
  subredditId: string;
  isSignedIn: boolean;
};

/** The ways to keep a draft beyond this page. */
export function KeepDraft({ draft, typed, subredditId, isSignedIn }: KeepDraftProps) {
  return (
    <>
      {isSignedIn ? (
        <LazySaveToProject draft={draft} subredditId={subredditId} />
      ) : (
        <SaveAfterSignIn draft={typed} subredditId={subredditId} />
      )}
      <ShareVerdict draft={{ ...draft, promoted: typed.promoted }} subredditId={subredditId} />
    </>
  );
}

/** Visitors have no projects, and its menu would make the page heavier for them. */
function LazySaveToProject(props: SaveToProjectProps) {
  const part = useLazyModule(() => import("./save-to-project.tsx"), {
    isWanted: true,
    onFailure: () => showNotLoaded(TOASTS.notSavable),
  });
  return part && <part.SaveToProject {...props} />;
}

/** A visitor's way to a project leads over the sign-in; the draft waits in this browser. */
function SaveAfterSignIn({ draft, subredditId }: KeptDraft) {
  const navigate = useNavigate();
  const save = () => {
    const isKept = keptDraft.keep({ draft, subredditId });
    const { title, description } = isKept ? TOASTS.signInToSave : TOASTS.notKept;
    showToast(isKept ? "info" : "error", title, { name: "draft-kept", description });
    if (isKept) void navigate(paths.signIn);
  };
  return (
    <Button tone="secondary" onClick={save}>
      <FolderInput size={16} />
      Save to a project
    </Button>
  );
}

type ClearDraftProps = { draft: CheckDraft; onReplace: (draft: CheckDraft) => void };

/** A clean page for the next draft, with a way back; what was said of the account stays. */
export function ClearDraft({ draft, onReplace }: ClearDraftProps) {
  const clear = () => {
    keptDraft.forget();
    onReplace({ ...draft, ...NO_DRAFT, day: "", rulesRead: [], sort: null, form: null });
    showToast("info", TOASTS.cleared, {
      name: "check-cleared",
      action: { label: "Undo", onClick: () => onReplace(draft) },
    });
  };
  return (
    <Button tone="ghost" onClick={clear}>
      Clear the draft
    </Button>
  );
}
