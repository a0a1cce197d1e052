import type { ReactNode } from "react";
import { Kbd } from "#web/components/ui/kbd.tsx";
import type { Step } from "./steps.ts";

const HELP: Record<Step, string | null> = {
  1: "describe",
  2: "detect",
  3: "detect",
  4: null,
  5: "recommend",
};

/** The wizard's keys, where there is a keyboard to press them on. */
export function ShortcutHints({ step }: { step: Step }) {
  const help = HELP[step];
  return (
    <ul
      aria-label="Keyboard shortcuts"
      className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-xs text-muted max-md:hidden pointer-coarse:hidden"
    >
      <Hint keys={<Kbd>Enter</Kbd>} text={step === 5 ? "create" : "next"} />
      <Hint
        keys={
          <>
            <Kbd>Ctrl</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd>
          </>
        }
        text="steps"
      />
      {help && (
        <Hint
          keys={
            <>
              <Kbd>Shift</Kbd> <Kbd>Enter</Kbd>
            </>
          }
          text={help}
        />
      )}
      {step > 1 && <Hint keys={<Kbd>1–9</Kbd>} text="pick" />}
    </ul>
  );
}

function Hint({ keys, text }: { keys: ReactNode; text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      {keys} {text}
    </li>
  );
}
