import { useId } from "react";
import type { CheckoutRequest } from "#contract/billing.ts";
import { Button } from "#web/components/ui/button.tsx";
import type { PlanOffer } from "../../decide-offer.ts";

export type PlanActionProps = {
  offer: PlanOffer;
  tone: "primary" | "secondary";
  /** The element that names the plan, so that buttons of the same words differ. */
  nameId: string;
  leavingFor: CheckoutRequest["planCode"] | null;
  onBuy: (planCode: CheckoutRequest["planCode"]) => void;
};

export function PlanAction({ offer, tone, nameId, leavingFor, onBuy }: PlanActionProps) {
  const noteId = useId();
  const { label, isDisabled, buys, note } = offer;
  return (
    <div className="mt-auto">
      {note && (
        <p id={noteId} className="mb-3 text-sm text-muted">
          {note}
        </p>
      )}
      <Button
        tone={isDisabled || buys === null ? "secondary" : tone}
        className="w-full"
        disabled={isDisabled}
        isBusy={buys !== null && leavingFor === buys}
        aria-describedby={note ? `${nameId} ${noteId}` : nameId}
        onClick={() => buys && onBuy(buys)}
      >
        {label}
      </Button>
    </div>
  );
}
