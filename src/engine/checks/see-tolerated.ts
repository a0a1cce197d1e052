import type { DraftReading } from "#engine/drafts/read-draft.ts";
import type { RiskInput } from "./risk-input.ts";

/** What a community takes all the same promotes nothing there: 'own builds fine', what somebody else made, deals among deals. */
export function seeTolerated(
  reading: DraftReading,
  { policy, form, at }: Pick<RiskInput, "policy" | "form" | "at">,
): DraftReading {
  const { promotion, draft } = reading;
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
    : reading;
}
