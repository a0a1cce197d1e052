import { KeyHint, KeyHints } from "#web/components/wizard/key-hints.tsx";
import { LAST_STEP, type Step } from "../steps.ts";

export function OnboardingKeys({ step }: { step: Step }) {
  return (
    <KeyHints>
      <KeyHint keys={["Enter"]} text={step === LAST_STEP ? "complete" : "next"} />
      <KeyHint keys={["Ctrl", "←", "→"]} text="steps" />
      {step === 3 && <KeyHint keys={["1–8"]} text="pick" />}
    </KeyHints>
  );
}
