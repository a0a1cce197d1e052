import { useState } from "react";
import { paths } from "#contract/pages/page-paths.ts";
import { Button, ButtonLink } from "#web/components/ui/button.tsx";
import { keptDraft } from "../check-draft.ts";

/** After signing in: the draft that was to be saved is still there. */
export function WaitingDraft() {
  const [kept, setKept] = useState(() => keptDraft.read());
  if (!kept) return null;
  const { draft, subredditId } = kept;
  const forget = () => {
    keptDraft.forget();
    setKept(null);
  };
  return (
    <section
      aria-label="Your waiting draft"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
    >
      <p className="min-w-0 flex-1 basis-60 text-base text-soft">
        Your draft for <span className="font-mono break-all text-ink">r/{subredditId}</span> is
        still here
        {draft.title.trim() !== "" && (
          <>
            : <bdi className="font-medium break-words text-ink">{draft.title.trim()}</bdi>
          </>
        )}
        .
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`${paths.check}?r=${encodeURIComponent(subredditId)}`} size="sm">
          Save it to a project
        </ButtonLink>
        <Button tone="ghost" size="sm" onClick={forget}>
          Discard
        </Button>
      </div>
    </section>
  );
}
