import type {
  RecommendationRequest,
  RecommendedSubreddit,
} from "#contract/projects/recommendation.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import { findLanguage } from "#engine/recommendations/languages/topic-words.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";

/** What fits a project, and places that take any project of its kind. */
export type Recommended = { fits: RecommendedSubreddit[]; general: RecommendedSubreddit[] };

/** Most of the catalogue is English: somebody who writes in another language should know. */
export function wordLanguage(
  { matcher }: Pick<ServiceDeps, "matcher">,
  { description }: RecommendationRequest,
): string | null {
  const language = findLanguage(matcher.words, description);
  return (
    language &&
    `We know few communities in ${nameLanguage(language)}. Those of its countries come first where they fit; the others are in English.`
  );
}

export function wordGroups({ fits, general }: Recommended): string | null {
  if (fits.length === 0 || mayPost(fits)) return null;
  return mayPost(general)
    ? "In these communities you can take part and be found. To post, use the places that take any project."
    : "We know no community where you may post about this. In these you can take part and be found.";
}

function mayPost(found: RecommendedSubreddit[]): boolean {
  return found.some(({ group }) => group === "post");
}

export function joinNotices(...notices: (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join(" ") || null;
}
