import type { NewSavedSearch } from "#contract/accounts/saved-search.ts";
import type { StanceGroup, RiskLevel } from "#engine/policy/stances.ts";
import { MAX_MEMBERS, SEARCH_NAME } from "#engine/subreddits/list-options.ts";
import type { SearchParts } from "#web/components/subreddits/search-params.ts";
import { formatCompact } from "#engine/text/format.ts";

const RISKS: Record<RiskLevel, string> = {
  SAFE: "Low risk",
  MODERATE: "Moderate risk",
  RISKY: "High risk",
};
const STANCES: Record<StanceGroup, string> = {
  post: "Post here",
  "take-part": "Comments only",
  "not-known": "Not known",
  "left-out": "Left out",
};
const SORTS: Record<SearchParts["sort"], string | null> = {
  relevance: null,
  members: "most members first",
  growth: "top growth first",
  name: "by name",
};

/** In one line, under the name of a saved search. */
export function describeSearch(search: SearchParts): string {
  const words = search.q.trim();
  return [words && `“${words}”`, ...nameFilters(search), SORTS[search.sort]]
    .filter(Boolean)
    .join(" · ");
}

/** What it could be called; the name is the user's to choose. */
export function suggestName(search: SearchParts): string {
  return [search.q.trim(), ...nameFilters(search)]
    .filter(Boolean)
    .join(", ")
    .slice(0, SEARCH_NAME.longest)
    .trim();
}

export function toNewSearch(name: string, { q, ...search }: SearchParts): NewSavedSearch {
  return {
    name,
    q: q.trim(),
    category: search.category,
    risk: search.risk,
    stance: search.stance,
    minMembers: atMost(search.minMembers),
    maxMembers: atMost(search.maxMembers),
    sort: search.sort,
  };
}

function atMost(members: number | null): number | null {
  return members && Math.min(members, MAX_MEMBERS);
}

function nameFilters({ category, risk, stance, ...range }: SearchParts): (string | null)[] {
  return [category, risk && RISKS[risk], stance && STANCES[stance], nameRange(range)];
}

function nameRange({
  minMembers: min,
  maxMembers: max,
}: Pick<SearchParts, "minMembers" | "maxMembers">): string | null {
  if (min !== null && max !== null) {
    return `${formatCompact(min)} to ${formatCompact(max)} members`;
  }
  if (min !== null) return `${formatCompact(min)} members or more`;
  return max === null ? null : `up to ${formatCompact(max)} members`;
}
