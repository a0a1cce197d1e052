import { replay } from "virtual:landing-facts";
import { VerdictBadge } from "#web/components/ui/verdict-badge.tsx";
import { EXAMPLE_NAME } from "../../replay/example-name.ts";
import { ReplayDraft } from "./replay-draft.tsx";
import { ReplayReceipts } from "./replay-receipts.tsx";
import { ReplayRisk } from "./replay-risk.tsx";

/** The page arrives with all of it; styles alone move it from one moment to the next. */
export function ReplayCard() {
  const first = replay.moments[0];
  const hiddenGates = replay.notChecked.find((sentence) => sentence.startsWith("Hidden"));
  const last = replay.moments.at(-1);
  return (
    <div className="grid overflow-hidden rounded-card border border-line bg-surface shadow-float md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <p className="sr-only">
        A post for {EXAMPLE_NAME}. In {replay.receipts.length} changes its ban risk, an estimate,
        goes from {first?.level}, {first?.score} of 100, to {last?.level}, {last?.score} of 100.
      </p>
      <ReplayDraft />
      <div className="flex flex-col border-line bg-sunken max-md:border-t md:border-l">
        <ReplayRisk />
        <ReplayReceipts />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-6 py-3.5 text-sm text-soft sm:px-8 md:col-span-2">
        <VerdictBadge verdict="not-checked" />
        {hiddenGates}
      </p>
    </div>
  );
}
