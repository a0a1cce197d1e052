import { Wand } from "lucide-react";
import type { ReactNode } from "react";
import { wordSource } from "#engine/policy/word-source.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { Fix } from "#engine/checks/check.ts";
import type { RiskReason } from "#engine/risk/ban-risk.ts";
import { Button } from "#web/components/ui/button.tsx";
import { QuotedWords, quotePlaces } from "./quoted-words.tsx";

type ReasonReceiptProps = {
  number: number;
  draft: Draft;
  reason: RiskReason;
  /** What the check of a demand says: 'Rule may be violated'. */
  found: string | null;
  canReschedule: boolean;
  onFix: ((fix: Fix) => void) | undefined;
  onHighlight: (places: readonly DraftPlace[] | null) => void;
  onShow: ((place: DraftPlace) => void) | undefined;
  /** What else there is to do about it. */
  children?: ReactNode;
};

/** One reason: what is the matter, in which words, by which rule, and what mends it. */
export function ReasonReceipt({
  number,
  draft,
  reason,
  found,
  canReschedule,
  onFix,
  onHighlight,
  onShow,
  children,
}: ReasonReceiptProps) {
  const { text, basis, places } = reason;
  const fix = reason.fix?.kind === "reschedule" && !canReschedule ? null : reason.fix;
  const { quotes, more } = quotePlaces(draft, places);
  const point = () => onHighlight(places);
  const leave = () => onHighlight(null);
  return (
    <li className="border-line not-last:border-b not-last:border-dashed">
      <div
        data-quotes={quotes.length > 0}
        onPointerEnter={point}
        onPointerLeave={leave}
        onFocus={point}
        onBlur={leave}
        className="receipt grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 px-5 py-4"
      >
        <span aria-hidden="true" className="pt-px font-mono text-xs leading-5 text-muted">
          {number}
        </span>
        <div>
          <p className="text-base font-medium text-ink">{text}</p>
          {quotes.length > 0 && <QuotedWords quotes={quotes} more={more} onShow={onShow} />}
          {found && <p className="mt-1 text-sm font-medium text-fail">{found}</p>}
          <Basis basis={basis} />
          {fix && onFix && (
            <Button
              tone="secondary"
              size="sm"
              className="mt-3"
              onClick={() => {
                // The words are about to go, and with them what was pointed at.
                leave();
                onFix(fix);
              }}
            >
              <Wand size={14} />
              {fix.label}
            </Button>
          )}
          {children}
        </div>
      </div>
    </li>
  );
}

/** The rule or habit that a reason rests on. */
export function Basis({ basis }: { basis: RiskReason["basis"] }) {
  return (
    <p className="mt-2 text-sm text-soft">
      <span className="font-medium">{basis.kind === "rule" ? "Rule" : "Norm"}:</span> {basis.text}
      {basis.kind === "rule" && (
        <span className="font-mono text-xs text-muted"> ({wordSource(basis.source)})</span>
      )}
    </p>
  );
}
