import { KeyHint, KeyHints } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import { LAST_STEP, type Step } from "../steps.ts";

const { rows } = SHORTCUTS.wizard;

export function OnboardingKeys({ step }: { step: Step }) {
  return (
    <KeyHints>
      <KeyHint of={[rows.onward]} text={step === LAST_STEP ? "complete" : "next"} />
      <KeyHint of={[rows.previous, rows.next]} text="steps" />
      {step === 3 && <KeyHint of={[rows.pick]} lastDigit={8} text="pick" />}
    </KeyHints>
  );
}
