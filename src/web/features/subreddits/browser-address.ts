import {
  STANCE_GROUPS,
  type StanceGroup,
  RISK_LEVELS,
  type RiskLevel,
} from "#engine/policy/stances.ts";
import { CATEGORIES, type Category } from "#engine/subreddits/categories.ts";
import {
  SEARCH_WORDS,
  SUBREDDIT_SORTS,
  type SubredditSort,
} from "#engine/subreddits/list-options.ts";
import { type SearchParts, writeSearch } from "#web/components/subreddits/search-params.ts";
import type { CallInput } from "#contract/client.ts";

export const LEAST_MEMBERS = 0;

/** Shown as the upper end; it stands for 'no upper end', or the largest communities would be hidden. */
export const MOST_MEMBERS = 10_000_000;

/** Twelve digits are as many as the server reads. */
const MOST_SENT = 999_999_999_999;

const UNITS: Record<string, number> = { "": 1, k: 1_000, m: 1_000_000 };

/** Reads '50000', '50,000', '50k' and '1.5m'; whatever is not a number is the fallback. */
export function parseMembers(text: string, fallback: number): number {
  const tidy = text.replaceAll(/[\s,_]/g, "").toLowerCase();
  const [, digits, unit = ""] = /^(\d{1,12}(?:\.\d+)?)([km]?)$/.exec(tidy) ?? [];
  if (digits === undefined) return fallback;
  return Math.min(Math.round(Number(digits) * (UNITS[unit] ?? 1)), MOST_SENT);
}

const BROWSER_TABS = ["all", "recommended", "favorites"] as const;
export type BrowserTab = (typeof BROWSER_TABS)[number];

export type Filters = {
  /** As typed, so that a space at its end survives the way through the address. */
  q: string;
  category: Category | null;
  risk: RiskLevel | null;
  stance: StanceGroup | null;
  minMembers: number;
  maxMembers: number;
};

/** All that the address of the browser says: what is reloaded, shared and gone back to. */
export type BrowserAddress = {
  tab: BrowserTab;
  filters: Filters;
  sort: SubredditSort;
  /** The subreddit whose detail is open. */
  open: string | null;
  /** The subreddits that were put side by side. */
  compared: string[];
};

export const NO_FILTERS: Filters = {
  q: "",
  category: null,
  risk: null,
  stance: null,
  minMembers: LEAST_MEMBERS,
  maxMembers: MOST_MEMBERS,
};

export const DEFAULT_SORT: SubredditSort = "relevance";

/** What the address does not say, or says wrongly, is as if it were not there. */
export function readAddress(params: URLSearchParams): BrowserAddress {
  return {
    tab: pickOne(BROWSER_TABS, params.get("tab")) ?? "all",
    filters: {
      q: (params.get("q") ?? "").slice(0, SEARCH_WORDS.longest),
      category: pickOne(CATEGORIES, params.get("category")),
      risk: pickOne(RISK_LEVELS, params.get("risk")?.toUpperCase() ?? null),
      stance: pickOne(STANCE_GROUPS, params.get("allows")),
      minMembers: parseMembers(params.get("min") ?? "", LEAST_MEMBERS),
      maxMembers: parseMembers(params.get("max") ?? "", MOST_MEMBERS),
    },
    sort: pickOne(SUBREDDIT_SORTS, params.get("sort")) ?? DEFAULT_SORT,
    open: readSubredditId(params.get("open")),
    compared: readCompared(params.get("compare")),
  };
}

/** Leaves out what is as it would be anyway: the plain page has a plain address. */
export function writeAddress({
  tab,
  filters,
  sort,
  open,
  compared,
}: BrowserAddress): URLSearchParams {
  const said = {
    tab: tab !== "all" && tab,
    ...writeSearch(toSearchParts(filters, sort)),
    open,
    compare: writeCompared(compared),
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) params.set(name, value);
  return params;
}

/** With null for what filters nothing. */
export function toSearchParts(filters: Filters, sort: SubredditSort): SearchParts {
  return {
    ...filters,
    minMembers: filters.minMembers === LEAST_MEMBERS ? null : filters.minMembers,
    maxMembers: filters.maxMembers === MOST_MEMBERS ? null : filters.maxMembers,
    sort,
  };
}

function pickOne<T extends string>(options: readonly T[], value: string | null): T | null {
  return options.find((option) => option === value) ?? null;
}

function readSubredditId(name: string | null): string | null {
  return name !== null && /^\w{2,21}$/.test(name) ? name.toLowerCase() : null;
}

type ListQuery = NonNullable<CallInput<"listSubreddits">["query"]>;

/** The filters as the server takes them; what filters nothing is not sent. */
export function toListQuery(filters: Filters, sort: SubredditSort): ListQuery {
  return {
    q: filters.q.trim() || undefined,
    category: filters.category ?? undefined,
    risk: filters.risk ?? undefined,
    stance: filters.stance ?? undefined,
    minMembers: filters.minMembers > 0 ? String(filters.minMembers) : undefined,
    maxMembers: filters.maxMembers !== MOST_MEMBERS ? String(filters.maxMembers) : undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
  };
}

export function isRangeReversed({ minMembers, maxMembers }: Filters): boolean {
  // The shown maximum means 'no upper end', so nothing is above it.
  return maxMembers !== MOST_MEMBERS && minMembers > maxMembers;
}

export function countFilters(filters: Filters): number {
  return [
    filters.q.trim() !== "",
    filters.category !== null,
    filters.risk !== null,
    filters.stance !== null,
    filters.minMembers !== NO_FILTERS.minMembers || filters.maxMembers !== NO_FILTERS.maxMembers,
  ].filter(Boolean).length;
}

/** Side by side on one screen. */
export const MOST_COMPARED = 4;

const SEPARATOR = ".";

/** From an address: "saas.webdev". What can't be a name, is there twice or is too many is left out. */
export function readCompared(param: string | null): string[] {
  const names = (param ?? "").toLowerCase().split(SEPARATOR);
  return [...new Set(names)].filter((name) => /^\w{2,21}$/.test(name)).slice(0, MOST_COMPARED);
}

export function writeCompared(ids: readonly string[]): string {
  return ids.join(SEPARATOR);
}

/** With it, or without it if it was there; null where there is no room for it. */
export function toggleCompared(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : null;
}
