import type { Draft, DraftPlace } from "#engine/posts/draft.ts";
import type { Fix, RiskReason } from "#engine/risk/ban-risk.ts";
import { ReasonReceipt } from "./reason-receipt.tsx";

type ReasonListProps = {
  draft: Draft;
  reasons: readonly RiskReason[];
  hasKnownRules: boolean;
  onFix: (fix: Fix) => void;
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  onShow: ((place: DraftPlace) => void) | undefined;
};

/** What raises the risk, the weightiest first. */
export function ReasonList({ reasons, hasKnownRules, ...rest }: ReasonListProps) {
  if (reasons.length === 0) {
    return (
      <p className="border-t border-line px-5 py-4 text-base text-soft">
        {hasKnownRules
          ? "No known rule is broken, and nothing in the words stands out."
          : "Nothing in the words stands out."}
      </p>
    );
  }
  return (
    <ol aria-label="What raises the risk" className="border-t border-line">
      {reasons.map((reason, index) => (
        <ReasonReceipt key={reason.id} number={index + 1} reason={reason} {...rest} />
      ))}
    </ol>
  );
}
