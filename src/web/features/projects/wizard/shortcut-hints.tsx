import { KeyHint, KeyHints } from "#web/components/wizard/key-hints.tsx";
import type { Step } from "./steps.ts";

const HELP: Record<Step, string | null> = {
  1: "describe",
  2: "detect",
  3: "detect",
  4: null,
  5: "recommend",
};

export function hasHelp(step: Step): boolean {
  return HELP[step] !== null;
}

export function ShortcutHints({ step }: { step: Step }) {
  const help = HELP[step];
  return (
    <KeyHints>
      <KeyHint keys={["Enter"]} text={step === 5 ? "create" : "next"} />
      <KeyHint keys={["Ctrl", "←", "→"]} text="steps" />
      {help && <KeyHint keys={["Shift", "Enter"]} text={help} />}
      {step > 1 && <KeyHint keys={["1–9"]} text="pick" />}
    </KeyHints>
  );
}
