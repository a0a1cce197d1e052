import type { SourceKind } from "#engine/policy/policy.ts";
import { keywordPattern } from "#engine/text/keyword.ts";
import type { DraftPlace } from "#engine/drafts/draft.ts";
import type { Check, Finding } from "./check.ts";
import type { Situation } from "./situation.ts";

/** What Reddit refuses never gets through, nor what a user read in the rules; a note may have aged. */
const POINTS: Record<SourceKind, number> = {
  yours: 55,
  reddit: 55,
  rules: 55,
  note: 45,
  hint: 25,
  none: 25,
};

/** Words that a community bans; none known, nothing to say. */
export function checkKeywords(situation: Situation): Check[] {
  const { policy, find } = situation;
  const keywords = policy.bannedKeywords.filter((keyword) => keyword.trim());
  if (keywords.length === 0) return [];
  const hits = keywords.map((keyword) => ({ keyword, places: find(keywordPattern(keyword)) }));
  const found = hits.filter(({ places }) => places.length > 0);
  const { places, fix } = fixKeywords(
    situation,
    found.flatMap((hit) => hit.places),
  );
  const isKept = found.length === 0;
  const sources = (isKept ? keywords : found.map(({ keyword }) => keyword)).map(
    (keyword) => policy.keywordSources[keyword] ?? policy.stance.source,
  );
  const [source] = sources.toSorted((a, b) => POINTS[b.kind] - POINTS[a.kind]);
  return [
    {
      id: "banned-keywords",
      kind: "banned-keywords",
      label: "Banned keywords",
      outcome: isKept ? "kept" : "broken",
      message: isKept
        ? "No banned keywords found"
        : `Found banned keywords: ${found.map(({ keyword }) => keyword).join(", ")}`,
      source: source ?? null,
      finding: isKept
        ? null
        : {
            points: POINTS[source?.kind ?? "none"],
            text: `The draft has words that ${policy.fullName} bans.`,
            places,
            fix,
          },
    },
  ];
}

/** An address goes as a whole: without its host it would lead nowhere. */
function fixKeywords({ links }: Situation, found: DraftPlace[]): Pick<Finding, "places" | "fix"> {
  const wholes = found.map((place) => {
    const link = links.find(
      ({ field, start, end }) => field === place.field && start <= place.start && end >= place.end,
    );
    return link ? { field: link.field, start: link.start, end: link.end } : place;
  });
  const places = [
    ...new Map(wholes.map((place) => [`${place.field} ${place.start}`, place])).values(),
  ];
  const areLinks = wholes.every((whole, at) => whole !== found[at]);
  const one = places.length === 1;
  return {
    places,
    fix: areLinks
      ? { kind: "remove-links", label: one ? "Remove the link" : "Remove these links", places }
      : { kind: "remove-words", label: one ? "Remove the word" : "Remove these words", places },
  };
}
