import type { ProjectKind } from "#engine/interview/project-kind.ts";
import type { CommunityKind, Policy } from "#engine/policy/policy.ts";

/** What a community is to somebody who made something; it decides which shapes of posts are at home there. */
export const PLACES = [
  "maker",
  "technical",
  "hobby",
  "audience",
  "local",
  "showcase",
  "thread",
] as const;
export type Place = (typeof PLACES)[number];

/**
 * By what kind of community it is, where somebody noted that; by its category otherwise. Where readers
 * welcome what others made, they want to see the thing itself.
 */
export function placeOf(policy: Policy, category: string, project: ProjectKind): Place {
  const { stance, kind } = policy;
  if (stance.is === "thread") return "thread";
  const place = kind
    ? BY_KIND[kind]
    : (BY_CATEGORY.find(([sign]) => sign.test(category))?.[1] ?? "audience");
  // Members who show their own work share a hobby: they want the story behind a thing.
  if (kind === "showcase" && stance.is === "value" && !MAKING.test(stance.detail ?? ""))
    return "hobby";
  const isReaders = place === "hobby" || place === "audience";
  if (!isReaders || (stance.is !== "welcome" && stance.is !== "flair")) return place;
  return project === "cause" ? "maker" : "showcase";
}

const MAKING = /\bbuilds?\b|\bprocess\b|\bmade\b|\bdevice|\btools?\b|\bcode\b/i;

const BY_KIND: Record<CommunityKind, Place> = {
  maker: "maker",
  dev: "technical",
  trade: "technical",
  academic: "technical",
  hobby: "hobby",
  showcase: "showcase",
  market: "showcase",
  local: "local",
  qa: "audience",
  support: "audience",
  news: "audience",
  humor: "audience",
  fandom: "hobby",
  media: "audience",
  lifestyle: "audience",
};

const BY_CATEGORY: [RegExp, Place][] = [
  [/business|entrepreneur|marketing|growth/i, "maker"],
  [/programming|development|tech|saas|science|design/i, "technical"],
  [/places|travel/i, "local"],
  [/crafts|hobbies|gaming|sports|photography|music|food|writing|animals/i, "hobby"],
];

/** Members of a market trade goods; what is none of those goods has no place there. */
export function isForeignToMarket({ kind, stance }: Policy, project: ProjectKind): boolean {
  if (kind !== "market" || project === "product") return false;
  return !MARKET_GOODS[project]?.test(stance.detail ?? "");
}

const MARKET_GOODS: Partial<Record<ProjectKind, RegExp>> = {
  book: /\bbooks?\b|\bauthors?\b/i,
  game: /\bgames?\b/i,
  service: /\bfor hire\b|\bservices?\b|\bassistants?\b/i,
};
