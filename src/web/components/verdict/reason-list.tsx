import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import type { RiskReason } from "#engine/risk/ban-risk.ts";
import { ReasonReceipt } from "./reason-receipt.tsx";

type ReasonListProps = {
  draft: Draft;
  reasons: readonly RiskReason[];
  /** What to say where there is no reason. */
  otherwise: string;
  /** Where a draft has no time, nothing can be moved to another. */
  canReschedule: boolean;
  onFix: (fix: Fix) => void;
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  onShow: ((place: DraftPlace) => void) | undefined;
};

/** What raises the risk, the weightiest first. */
export function ReasonList({ reasons, otherwise, ...rest }: ReasonListProps) {
  if (reasons.length === 0) {
    return <p className="border-t border-line px-5 py-4 text-base text-soft">{otherwise}</p>;
  }
  return (
    <ol aria-label="What raises the risk" className="border-t border-line">
      {reasons.map((reason, index) => (
        <ReasonReceipt key={reason.id} number={index + 1} reason={reason} {...rest} />
      ))}
    </ol>
  );
}
