import type { DraftReading } from "#engine/drafts/read-draft.ts";
import type { RiskInput } from "./risk-input.ts";

/** What a community takes all the same promotes nothing there: 'own builds fine', what somebody else made, deals among deals. */
export function seeTolerated(
  reading: DraftReading,
  { policy, form, at, sort }: Pick<RiskInput, "policy" | "form" | "at" | "sort">,
): DraftReading {
  const { draft } = reading;
  // Whoever says that it is a sale sells; among traders that is what one does.
  const promotion: DraftReading["promotion"] =
    sort === "sale" && policy.kind !== "market"
      ? { ...reading.promotion, degree: "promotion", nature: "advert" }
      : reading.promotion;
  const { except } = policy.stance;
  const { flair, title, content } = draft;
  const lines = [
    `${promotion.nature} ${form} ${promotion.isOwn}`,
    flair,
    at?.getUTCDay(),
    title,
    content,
  ].join("\n");
  return except && new RegExp(except, "i").test(lines)
    ? { ...reading, promotion: { ...promotion, degree: "none" } }
    : { ...reading, promotion };
}
