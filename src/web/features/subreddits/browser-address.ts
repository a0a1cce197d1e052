import { STANCE_GROUPS, type StanceGroup } from "#engine/policy/stances.ts";
import { CATEGORIES, type Category } from "#engine/subreddits/categories.ts";
import {
  MAX_QUERY_LENGTH,
  SUBREDDIT_SORTS,
  type SubredditSort,
} from "#engine/subreddits/list-options.ts";
import { RISK_LEVELS, type RiskLevel } from "#engine/subreddits/risk-level.ts";
import { LEAST_MEMBERS, MOST_MEMBERS, parseMembers } from "./parse-members.ts";

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
      q: (params.get("q") ?? "").slice(0, MAX_QUERY_LENGTH),
      category: pickOne(CATEGORIES, params.get("category")),
      risk: pickOne(RISK_LEVELS, params.get("risk")?.toUpperCase() ?? null),
      stance: pickOne(STANCE_GROUPS, params.get("allows")),
      minMembers: parseMembers(params.get("min") ?? "", LEAST_MEMBERS),
      maxMembers: parseMembers(params.get("max") ?? "", MOST_MEMBERS),
    },
    sort: pickOne(SUBREDDIT_SORTS, params.get("sort")) ?? DEFAULT_SORT,
    open: readSubredditId(params.get("open")),
  };
}

/** Leaves out what is as it would be anyway: the plain page has a plain address. */
export function writeAddress({ tab, filters, sort, open }: BrowserAddress): URLSearchParams {
  const said = {
    tab: tab !== "all" && tab,
    q: filters.q,
    category: filters.category,
    risk: filters.risk?.toLowerCase(),
    allows: filters.stance,
    min: filters.minMembers !== LEAST_MEMBERS && String(filters.minMembers),
    max: filters.maxMembers !== MOST_MEMBERS && String(filters.maxMembers),
    sort: sort !== DEFAULT_SORT && sort,
    open,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value) params.set(name, value);
  return params;
}

function pickOne<T extends string>(options: readonly T[], value: string | null): T | null {
  return options.find((option) => option === value) ?? null;
}

function readSubredditId(name: string | null): string | null {
  return name !== null && /^\w{2,21}$/.test(name) ? name.toLowerCase() : null;
}
