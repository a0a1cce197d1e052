import type { ReactNode } from "react";
import { replay } from "virtual:landing-facts";
import type { Receipt } from "../../replay/compute-replay.ts";
import { VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { atStep } from "./at-step.ts";

export function ReplayReceipts() {
  return (
    <ol className="flex grow flex-col">
      {replay.receipts.map((receipt) => (
        <ReceiptItem key={receipt.step} receipt={receipt} />
      ))}
    </ol>
  );
}

function ReceiptItem({ receipt: { step, text, quote, mended } }: { receipt: Receipt }) {
  return (
    <li
      style={atStep(step)}
      className="grid grow grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 border-line px-5 py-3.5 not-first:border-t not-first:border-dashed"
    >
      <Turning open={<VerdictBadge verdict="fail" />} settled={<VerdictBadge verdict="pass" />} />
      <Turning
        open={
          <>
            {text}
            {quote && (
              <q className="ml-1.5 rounded-mark border-b border-edge bg-surface px-1 font-mono text-xs wrap-anywhere">
                {quote}
              </q>
            )}
          </>
        }
        settled={mended}
      />
    </li>
  );
}

/** Both states in one place, so that the turn moves nothing. */
function Turning({ open, settled }: { open: ReactNode; settled: ReactNode }) {
  return (
    <div className="grid items-start text-base text-soft">
      <div className="replay-open col-start-1 row-start-1">{open}</div>
      <div className="replay-settled col-start-1 row-start-1">{settled}</div>
    </div>
  );
}
