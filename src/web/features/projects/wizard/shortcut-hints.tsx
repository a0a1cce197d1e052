import { KeyHint, KeyHints } from "#web/components/shortcuts/key-hints.tsx";
import { SHORTCUTS } from "#web/components/shortcuts/shortcut-table.ts";
import type { Step } from "./steps.ts";

const { rows } = SHORTCUTS.wizard;

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
      <KeyHint of={[rows.onward]} text={step === 5 ? "create" : "next"} />
      <KeyHint of={[rows.previous, rows.next]} text="steps" />
      {help && <KeyHint of={[rows.help]} text={help} />}
      {step > 1 && <KeyHint of={[rows.pick]} text="pick" />}
    </KeyHints>
  );
}
