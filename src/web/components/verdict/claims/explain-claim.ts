import type { DraftClaim } from "#engine/claims/check-claims.ts";
import type { ClaimKind } from "#engine/claims/claim.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { UnderlineReason } from "../costs.ts";

export const CLAIM_WORDS: Record<ClaimKind, string> = {
  number: "A number or an amount",
  date: "A date or a period",
  name: "A name",
  place: "A place",
  address: "An address",
  quotation: "A quotation",
  speech: "A quote from somebody",
  award: "An award, press, a backer or a study",
  experience: "Your job or role",
  person: "A person",
  users: "Users or customers",
  feature: "A feature, a platform or a licence",
  price: "A price",
  superlative: "A claim to be the first or the best",
};

/** Why a claim is underlined, and its sentence to take out: without the claim alone it would limp. */
export function explainClaim(
  claim: DraftClaim,
  draft: Pick<Draft, "title" | "content">,
): UnderlineReason {
  const sentence = findSentence(claim, draft[claim.field]);
  return {
    id: `claim-${claim.field}-${claim.start}`,
    text: `${CLAIM_WORDS[claim.kind]} that isn't in your answers`,
    hint: "If it's true, add it.",
    places: [claim],
    fix: sentence && { kind: "remove-words", label: "Take the sentence out", places: [sentence] },
  };
}

/** A title is one sentence: taking it out would leave none. */
function findSentence(
  { field, start, end, sentence }: DraftClaim,
  text: string,
): DraftPlace | null {
  if (field === "title" || sentence === "") return null;
  const from = text.lastIndexOf(sentence, start);
  const isAround = from >= 0 && from + sentence.length >= end;
  return isAround ? { field, start: from, end: from + sentence.length } : null;
}
