import { squeezeSpaces } from "#engine/text/characters.ts";
import type { UnsupportedClaim } from "#engine/claims/claim.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import type { RiskReason } from "#engine/risk/ban-risk.ts";

/**
 * What to tell an assistant about its draft; null where there is nothing to tell. Reasons that lie in
 * the account or the time are no business of its.
 */
export function wordCorrections(
  draft: Pick<Draft, "title" | "content">,
  unsupported: readonly Pick<UnsupportedClaim, "text" | "sentence">[],
  reasons: readonly Pick<RiskReason, "id" | "text" | "places">[],
): string | null {
  const faults = reasons.filter(({ id, places }) => places.length > 0 || OF_THE_TEXT.test(id));
  const items = [
    ...listClaims(unsupported),
    ...faults.map(({ text, places }) => `${text}${quotePlaces(draft, places)}`),
  ];
  if (items.length === 0) return null;
  return `Thank you. Please write the post again with these corrections, and leave the rest as it is:

${items.map((item, index) => `${index + 1}. ${item}`).join("\n")}

Put nothing else in place of what you take out unless I said it. Answer in the same form as before.`;
}

/** Faults without a place that are the text's own all the same. */
const OF_THE_TEXT =
  /^(?:requirement-|rule-\d|language$|formats$|post-types$|on-topic$|no-disclosure$|low-effort$)/;

/** The same words in two sentences are one correction. */
function listClaims(unsupported: Parameters<typeof wordCorrections>[1]): string[] {
  const bySaid = new Map(unsupported.map((claim) => [claim.text.toLowerCase(), claim]));
  return Array.from(
    bySaid.values(),
    ({ text, sentence }) =>
      `I didn't say ${quote(text)}. Take it out${sentence.trim() === text.trim() ? "" : ` of ${quote(sentence.trim())}`}, or say only what I said.`,
  );
}

const MOST_QUOTED = 4;

function quotePlaces(
  draft: Pick<Draft, "title" | "content">,
  places: RiskReason["places"],
): string {
  const words = places.flatMap(({ field, start, end }) =>
    field === "editSection" ? [] : [draft[field].slice(start, end).trim()],
  );
  const unique = [...new Set(words)].filter((word) => word !== "").slice(0, MOST_QUOTED);
  return unique.length === 0 ? "" : ` (${unique.map(quote).join(", ")})`;
}

/** On one line, so that the list of corrections stays a list. */
function quote(text: string): string {
  return `"${squeezeSpaces(text)}"`;
}
