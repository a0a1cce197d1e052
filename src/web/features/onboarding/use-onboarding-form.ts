import { useEffect, useState } from "react";
import type { Onboarding } from "#contract/onboarding.ts";
import type { User } from "#contract/user.ts";
import { type Saving, useSaveOnboarding } from "./api/use-save-onboarding.ts";
import { type Answers, findChanges, type OnboardingBody, readAnswers } from "./answers.ts";
import { findFaults } from "./find-faults.ts";
import { isRefusal } from "./is-refusal.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { asStep, type Step } from "./steps.ts";
import { useLastSave } from "./use-last-save.ts";
import { useRetry } from "./use-retry.ts";

/** The answers between the keyboard and the server: typed, kept in this tab, saved with each step. */
export function useOnboardingForm(onboarding: Onboarding, user: User) {
  const [kept] = useState(() => createKeptAnswers(() => sessionStorage, user.id));
  const [unsaved] = useState(() => kept.read());
  const [saved, setSaved] = useState(() => readAnswers(onboarding, user));
  const [savedStep, setSavedStep] = useState(() => asStep(onboarding.step));
  const [answers, setAnswers] = useState<Answers>(() => ({ ...saved, ...unsaved?.answers }));
  const [step, setStep] = useState<Step>(unsaved?.step ?? savedStep);
  /** Stays until a save goes well, also while one is tried again. */
  const [failure, setFailure] = useState<unknown>(null);
  const faults = findFaults(answers);
  const faulty = new Set(Object.keys(faults));
  const changes = findChanges(saved, answers, faulty);
  const isDirty = Object.keys(changes).length > 0 || step !== savedStep;

  const saving = useSaveOnboarding(({ answers: accepted, body }: Saving) => {
    setSaved(accepted);
    setFailure(null);
    if (body.step !== undefined) setSavedStep(asStep(body.step));
  });

  /** What was typed beyond what the server would refuse goes there, with what is passed. */
  const save = (more: OnboardingBody, onSuccess = () => {}) => {
    const accepted = withoutFaulty(answers, saved, faulty);
    saving.mutate(
      { body: { ...changes, ...more }, answers: accepted },
      { onSuccess, onError: setFailure },
    );
  };

  useEffect(() => {
    if (isDirty || faulty.size > 0) kept.keep({ answers, step });
    else kept.forget();
  });
  const isLeftOver = saving.isIdle && unsaved !== null && isDirty;
  useRetry(isLeftOver || (saving.isError && !isRefusal(saving.error)), () => save({ step }));
  useLastSave(isDirty && !saving.isPending ? { ...changes, step } : null);

  return {
    answers,
    step,
    faults,
    isDirty,
    saving,
    failure,
    change: (change: Partial<Answers>) => setAnswers({ ...answers, ...change }),
    goTo: (target: Step) => {
      setStep(target);
      save({ step: target });
    },
    retry: () => save({ step }),
    complete: (onSuccess: () => void) =>
      save({ step, isComplete: true }, () => {
        kept.forget();
        onSuccess();
      }),
  };
}

export type OnboardingForm = ReturnType<typeof useOnboardingForm>;

/** What counts as saved afterwards: a refused field was not sent, so it stays what it was. */
function withoutFaulty(typed: Answers, saved: Answers, faulty: ReadonlySet<string>): Answers {
  const kept = Object.entries(saved).filter(([field]) => faulty.has(field));
  return { ...typed, ...Object.fromEntries(kept) };
}
