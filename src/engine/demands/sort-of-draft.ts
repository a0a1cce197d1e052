import type { PostSort } from "#engine/sorts/sort.ts";
import type { Held } from "./demand-row.ts";

/** What the author or the classifier said that a draft is, or what it plainly is. */
export function sortOf(held: Held): PostSort {
  return held.sort ?? readPlainly(held);
}

const ASKS =
  /^(?:why|how|what|which|when|where|who|is|are|can|could|does|do|did|should|would|has|have|am|any(?:one|body)?|eli5)\b/i;
const BY_TYPE = {
  story: "story",
  question: "question",
  showcase: "own work",
  feedback: "request",
  lesson: "guide",
  "thread-comment": "thread",
} as const;

/** How people begin who have something to sell. */
const SELLS = /^(?:\[[^\]]*\]\s*)*(?:selling|wts\b|for sale|fs\b)|\[h\].{0,120}?\[w\]/i;

function readPlainly({ draft, promotion, postType, policy }: Held): PostSort {
  if (postType) return BY_TYPE[postType];
  if (SELLS.test(draft.title.trim())) return "sale";
  if (promotion.degree === "promotion") return "own work";
  const title = draft.title.trim();
  if (title.endsWith("?") || ASKS.test(title)) return "question";
  // Where things are shown, what is shown is one's own.
  return promotion.isOwn || policy.kind === "showcase" ? "own work" : "other";
}
