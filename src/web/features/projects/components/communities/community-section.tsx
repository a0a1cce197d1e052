import { type ReactNode, useEffect, useRef } from "react";
import type { Recommendation } from "#contract/projects/recommendation.ts";
import { Button } from "#web/components/ui/button.tsx";

/** Four rows where three are side by side; a hundred would be fifteen screens of a phone. */
const FIRST = 12;

type CommunitySectionProps = {
  title: string;
  text: string;
  items: readonly Recommendation[];
  isWhole: boolean;
  onWhole: () => void;
  renderCard: (recommendation: Recommendation) => ReactNode;
};

/** Communities where one can do the same; the first of them, until all are asked for. */
export function CommunitySection({
  title,
  text,
  items,
  isWhole,
  onWhole,
  renderCard,
}: CommunitySectionProps) {
  const list = useRef<HTMLUListElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isWhole || !wasPressed.current) return;
    wasPressed.current = false;
    // The button is gone: the keyboard goes on with what it brought.
    list.current?.children[FIRST]?.querySelector("a")?.focus();
  }, [isWhole]);
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-md font-medium">
          {title} <span className="font-mono text-sm font-normal text-muted">{items.length}</span>
        </h3>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <ul
        ref={list}
        className="grid gap-3 has-[[aria-expanded=true]]:items-start md:grid-cols-2 xl:grid-cols-3"
      >
        {items.slice(0, isWhole ? undefined : FIRST).map((recommendation) => (
          <li key={recommendation.subredditId} className="min-w-0">
            {renderCard(recommendation)}
          </li>
        ))}
      </ul>
      {!isWhole && items.length > FIRST && (
        <Button
          tone="secondary"
          size="sm"
          className="mt-3"
          onClick={() => {
            wasPressed.current = true;
            onWhole();
          }}
        >
          Show all {items.length}
        </Button>
      )}
    </section>
  );
}
