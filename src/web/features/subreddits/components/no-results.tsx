import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { EmptyState } from "#web/components/ui/empty-state.tsx";
import type { Filters } from "../browser-address.ts";
import { countFilters } from "../list-query.ts";

type NoResultsProps = { filters: Filters; onClear: () => void };

export function NoResults({ filters, onClear }: NoResultsProps) {
  const query = filters.q.trim();
  const hasOthers = countFilters({ ...filters, q: "" }) > 0;
  return (
    <Card className="sm:p-10">
      <EmptyState
        title={query ? `Nothing found for “${query}”` : "No community fits these filters"}
        text={describeWayOut(query !== "", hasOthers)}
        action={
          <Button tone="secondary" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    </Card>
  );
}

function describeWayOut(hasQuery: boolean, hasOthers: boolean): string {
  if (!hasQuery) return "Clear the filters, or widen one of them.";
  return hasOthers
    ? "The other filters narrow the list as well. Clear them, or widen one of them."
    : "Try fewer or other words: a topic, a tool, or what the people there call themselves.";
}
