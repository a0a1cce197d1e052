import { useShortcuts } from "#web/components/shortcuts/use-shortcuts.ts";
import { followPick } from "./follow-pick.ts";
import { FIRST_STEP, LAST_STEP, nextStep, previousStep, type Step } from "./steps.ts";
import type { StepProps } from "./use-wizard-calls.ts";
import { hasHelp } from "./wizard-frame.tsx";

/** What each key does in the wizard; which key it is, says the table of shortcuts. */
export function useWizardKeys({ draft, store, calls }: StepProps, goTo: (step: Step) => void) {
  const { step } = draft;
  const isLast = step === LAST_STEP;
  const goOn = () => goTo(nextStep(step));
  // Without an address there is nothing to describe from, and Shift+Enter breaks a line as ever.
  const canHelp = hasHelp(step) && (step !== FIRST_STEP || draft.url.trim() !== "");
  useShortcuts("wizard", {
    // What is still being filled in is not to be sent.
    onward: calls.isStarting ? () => {} : isLast ? calls.creation.submit : goOn,
    // Past the last step lies what the wizard is for, which takes Enter.
    next: isLast ? undefined : goOn,
    previous: step === FIRST_STEP ? undefined : () => goTo(previousStep(step)),
    help: canHelp ? () => calls.helpOn(step) : undefined,
    pick: step === FIRST_STEP ? undefined : (number) => followPick(store, number),
  });
}
