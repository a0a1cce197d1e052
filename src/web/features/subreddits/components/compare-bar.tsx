import { useQueries } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { showToast } from "#web/lib/toast.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";
import { MOST_COMPARED, toggleCompared } from "#web/features/subreddits/browser-address.ts";
import { subredditQuery } from "#web/features/subreddits/api/use-subreddit-lists.ts";
import { TOASTS } from "#web/features/subreddits/toasts.ts";
import { showNotLoaded } from "#web/lib/did-not-load.ts";

type CompareToggleProps = {
  subreddit: { id: string; fullName: string };
  compared: readonly string[];
  onChange: (ids: string[]) => void;
};

/** On a card: puts the community beside others. */
export function CompareToggle({ subreddit, compared, onChange }: CompareToggleProps) {
  const toggle = () => {
    const next = toggleCompared(compared, subreddit.id);
    if (next) return onChange(next);
    const { title, description } = TOASTS.compareFull(MOST_COMPARED);
    showToast("info", title, { name: "compare-full", description });
  };
  return (
    <Button
      tone="ghost"
      size="sm"
      aria-pressed={compared.includes(subreddit.id)}
      aria-label={`Compare ${subreddit.fullName}`}
      onClick={toggle}
      className="text-soft aria-pressed:border-accent-line aria-pressed:text-accent"
    >
      Compare
    </Button>
  );
}

type CompareBarProps = { compared: readonly string[]; onChange: (ids: string[]) => void };

/** What was put side by side, in sight while one goes on looking for more. */
export function CompareBar({ compared, onChange }: CompareBarProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useLazyModule(() => import("./compare-dialog.tsx"), {
    isWanted: isOpen,
    onFailure: () => {
      setOpen(false);
      showNotLoaded(TOASTS.notOpened.comparison);
    },
  });
  // Asked for ahead, for the names and so that the comparison opens at once.
  const known = useQueries({ queries: compared.map((id) => subredditQuery(id)) });
  if (compared.length === 0) return null;
  const canCompare = compared.length > 1;
  return (
    <>
      <section
        aria-label="Communities to compare"
        className="floating sticky bottom-4 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
      >
        <ul className="flex min-w-0 flex-1 flex-wrap gap-2 max-sm:basis-full max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-0.5">
          {compared.map((id, place) => {
            const name = known[place]?.data?.fullName ?? `r/${id}`;
            return (
              <li key={id} className="shrink-0">
                <button
                  type="button"
                  aria-label={`Remove ${name} from the comparison`}
                  onClick={() => onChange(compared.filter((one) => one !== id))}
                  className="inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-control border border-line px-2.5 font-mono text-sm hover:bg-hover"
                >
                  {name}
                  <X size={14} className="text-muted" />
                </button>
              </li>
            );
          })}
        </ul>
        {canCompare ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            Compare {compared.length}
          </Button>
        ) : (
          <p className="text-sm text-muted">Choose one more to compare.</p>
        )}
      </section>
      {dialog && (
        <dialog.CompareDialog
          ids={compared}
          isOpen={isOpen && canCompare}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
