import { useRef, useState } from "react";
import type { ComparedSubreddit } from "#contract/competitor.ts";
import { Button } from "#web/components/ui/button.tsx";
import { ComparedRow } from "./compared-row.tsx";

type ComparedListProps = {
  communities: readonly ComparedSubreddit[];
  nameOf: (competitorId: string) => string;
  addingId: string | null;
  onAdd: (community: ComparedSubreddit) => void;
};

const FIRST = 5;

/** The first few, and the rest on demand. */
export function ComparedList({ communities, nameOf, addingId, onAdd }: ComparedListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole ? communities : communities.slice(0, FIRST);
  const more = communities.length - shown.length;
  return (
    <>
      <ul ref={list} className="divide-y divide-line">
        {shown.map((community) => (
          <li key={community.subredditId} className="py-4 first:pt-0">
            <ComparedRow
              community={community}
              competitorNames={community.competitorIds.map(nameOf)}
              isAdding={addingId === community.subredditId}
              onAdd={() => onAdd(community)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          tone="ghost"
          size="sm"
          onClick={() => {
            setIsWhole(true);
            // The button goes: the keyboard moves on to the first that it brought.
            requestAnimationFrame(() =>
              list.current?.children[FIRST]?.querySelector<HTMLElement>("a")?.focus(),
            );
          }}
        >
          Show {more} more
        </Button>
      )}
    </>
  );
}
