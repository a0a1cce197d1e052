import { useCallback, useState } from "react";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { assessLoneDraft } from "#engine/risk/assess-lone-draft.ts";
import { applyFix } from "#engine/risk/apply-fix.ts";
import { offerFixes } from "#engine/risk/offer-fixes.ts";
import type { Fix } from "#engine/checks/check.ts";
import { DraftEditor } from "#web/components/verdict/draft-editor.tsx";
import { VerdictPanel } from "#web/components/verdict/verdict-panel.tsx";
import {
  draftAfter,
  EXAMPLE_CIRCUMSTANCES,
  EXAMPLE_POLICY,
} from "#web/features/landing/replay/example.ts";
import { SCRIPT } from "#web/features/landing/replay/script-text.ts";
import type { Assess } from "#web/components/verdict/describe-assessment.ts";

const FLAIRS = [SCRIPT.flair.add];
const assess: Assess = (draft, policy) =>
  offerFixes(assessLoneDraft({ ...EXAMPLE_CIRCUMSTANCES, draft, policy }), {
    draft,
    policy,
    projectName: EXAMPLE_CIRCUMSTANCES.project.name,
  });

/** The checker of the product on the example's draft: nothing here leaves the browser. */
export default function LiveCheck() {
  const [draft, setDraft] = useState<Draft>(() => draftAfter(SCRIPT, 0));
  const [highlights, setHighlights] = useState<readonly DraftPlace[] | null>(null);
  // The same every time, or the panel would be drawn anew with every letter.
  const fix = useCallback(
    (chosen: Fix) =>
      setDraft((before) =>
        applyFix(before, chosen, { projectName: EXAMPLE_CIRCUMSTANCES.project.name }),
      ),
    [],
  );
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <div className="rounded-card border border-line bg-surface p-5">
        <DraftEditor
          draft={draft}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
          highlights={highlights}
          flairs={FLAIRS}
          requiresFlair
          canHaveEditSection={false}
        />
      </div>
      <VerdictPanel
        draft={draft}
        policy={EXAMPLE_POLICY}
        assess={assess}
        onFix={fix}
        onHighlight={setHighlights}
      />
    </div>
  );
}
